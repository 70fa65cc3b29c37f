import Foundation

/// A view for an image; the engine has no images, only what matters to touches.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Makes an image view that cannot be hit until its user interaction is enabled (C013).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
}
