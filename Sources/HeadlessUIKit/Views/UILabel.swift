import Foundation

/// A view for text; the engine has no fonts, so the text has no size of its own.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The text.
  open var text: String?

  /// Makes a label that cannot be hit until its user interaction is enabled (C013).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
}
