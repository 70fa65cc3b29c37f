#if HEADLESS
/// The appearance of a bar; stored for the app, since nothing is drawn.
///
/// Unlike in UIKit, a bar or an item keeps the appearance that it is given, and makes no copy of it.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @MainActor NSCopying, @MainActor NSSecureCoding {
  /// The background color; nil for the system's material, or for none.
  open var backgroundColor: UIColor?
  /// The color of the separator below the bar; nil for none.
  open var shadowColor: UIColor? = UIBarAppearance.line

  /// The effect behind the bar; stored only.
  open var backgroundEffect: UIBlurEffect?
  /// The image behind the bar; stored only.
  open var backgroundImage: UIImage?
  /// The image of the separator; stored only.
  open var shadowImage: UIImage?

  /// Creates an appearance with the colors, effect and images of another appearance.
  public init(barAppearance: UIBarAppearance) {
    backgroundColor = barAppearance.backgroundColor
    shadowColor = barAppearance.shadowColor
    backgroundEffect = barAppearance.backgroundEffect
    backgroundImage = barAppearance.backgroundImage
    shadowImage = barAppearance.shadowImage
  }

  /// Creates the default appearance.
  public override init() { super.init() }
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
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; stored only.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title; stored only.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The displacement of the title, in pt; stored only.
  open var titlePositionAdjustment = UIOffset.zero
  /// The appearance of plain buttons; stored only.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that complete a task; stored only.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
  /// The appearance of the back button; stored only.
  open var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button; stored only.
  open private(set) var backIndicatorImage: UIImage?

  /// Sets the image of the back button and its mask; stored only.
  open func setBackIndicatorImage(_ image: UIImage?, transitionMaskImage: UIImage?) {
    backIndicatorImage = image
  }

  /// Returns an appearance with the same colors and attributes.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = UINavigationBarAppearance(barAppearance: self)
    copy.titleTextAttributes = titleTextAttributes
    copy.largeTitleTextAttributes = largeTitleTextAttributes
    return copy
  }
}

/// The appearance of a button in a bar; stored only.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
  /// The appearance in one state; stored only.
  @preconcurrency @MainActor
  open class StateAppearance: NSObject {
    /// The attributes of the title.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The displacement of the title, in pt.
    open var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button.
    open var backgroundImage: UIImage?
  }

  /// The appearance of an enabled button.
  open private(set) var normal = StateAppearance()
  /// The appearance of a highlighted button.
  open private(set) var highlighted = StateAppearance()
  /// The appearance of a disabled button.
  open private(set) var disabled = StateAppearance()
  /// The appearance of a button with the focus.
  open private(set) var focused = StateAppearance()

  /// Creates the appearance of a button of a style.
  public convenience init(style: UIBarButtonItem.Style) { self.init() }
  /// Creates the appearance of a plain button.
  public override init() { super.init() }
}
#endif
