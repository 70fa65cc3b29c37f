#if HEADLESS
import Foundation

/// A view that displays text. The engine has no fonts, so text has no size.
@preconcurrency @MainActor
open class UILabel: UIView {
  /// The displayed text.
  open var text: String?

  /// Creates a label with user interaction disabled (C013).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
}

/// An image. The engine draws nothing, so an image has no content.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// Creates an image without content.
  public override init() { super.init() }
  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; the engine writes no archives.
  open func encode(with coder: NSCoder) {}
  /// True, as in UIKit.
  open class var supportsSecureCoding: Bool { true }
}

/// A view that displays an image. The engine draws nothing; the class exists for hit-testing.
@preconcurrency @MainActor
open class UIImageView: UIView {
  /// Creates an image view with user interaction disabled (C013).
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Returns nil; the engine reads no archives.
  public required init?(coder: NSCoder) { nil }
}
#endif
