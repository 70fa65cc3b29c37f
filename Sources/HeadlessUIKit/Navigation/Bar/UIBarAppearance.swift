#if HEADLESS
import Foundation

/// The appearance of a bar; stored for the app, since nothing is drawn.
///
/// Effects, images, shadow images and idioms are not modelled. Unlike in UIKit, a bar or an item
/// keeps the appearance that it is given, and makes no copy of it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying, @MainActor NSSecureCoding {
  /// The background color; nil for the system's material, or for none.
  open var backgroundColor: UIColor?
  /// The color of the separator below the bar; nil for none.
  open var shadowColor: UIColor?

  /// Creates an appearance with the colors of another appearance.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    super.init()
  }

  private init(backgroundColor: UIColor?, shadowColor: UIColor?) {
    self.backgroundColor = backgroundColor
    self.shadowColor = shadowColor
    super.init()
  }

  /// Creates the default appearance.
  public convenience override init() {
    self.init(backgroundColor: nil, shadowColor: UIBarAppearance.line)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}
  /// True, as in UIKit.
  open class var supportsSecureCoding: Bool { true }

  /// Returns an appearance with the same colors.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  /// Configures the system's translucent background with a separator.
  open func configureWithDefaultBackground() {
    backgroundColor = nil
    shadowColor = UIBarAppearance.line
  }

  /// Configures an opaque background with a separator.
  open func configureWithOpaqueBackground() {
    backgroundColor = .systemBackground
    shadowColor = UIBarAppearance.line
  }

  /// Configures no background and no separator.
  open func configureWithTransparentBackground() {
    backgroundColor = nil
    shadowColor = nil
  }

  /// Stands for UIKit's separator color, which is not published.
  private static var line: UIColor { .black.withAlphaComponent(0.3) }
}

/// The appearance of a navigation bar; stored for the app, since nothing is drawn.
///
/// The appearance of titles and buttons is not modelled.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Returns an appearance with the same colors.
  open override func copy(with zone: NSZone? = nil) -> Any {
    UINavigationBarAppearance(barAppearance: self)
  }
}
#endif
