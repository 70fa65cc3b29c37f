#if HEADLESS
import Foundation

/// The properties of a scroll view about indicators, insets and the keyboard. All of them are
/// stored only, except for ``refreshControl``.
extension UIScrollView {
  /// The color of the indicators. Nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    /// Indicators that suit the style of the interface.
    case `default` = 0
    /// Dark indicators, for light content.
    case black = 1
    /// Light indicators, for dark content.
    case white = 2
  }

  /// How a drag hides the keyboard. The engine has no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// A drag leaves the keyboard in place.
    case none = 0
    /// The keyboard hides when a drag begins.
    case onDrag = 1
    /// The keyboard follows the touch that moves onto it, and may be pulled up again.
    case interactive = 2
    /// Keyboard and input accessory view hide when a drag begins.
    case onDragWithAccessory = 3
    /// Keyboard and input accessory view follow a touch that moves onto them.
    case interactiveWithAccessory = 4
  }

  /// How the safe area changes the content inset. In the engine it does not.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// Along the axes that scroll, and at the top and bottom below a navigation bar.
    case automatic = 0
    /// Along the axes that scroll.
    case scrollableAxes = 1
    /// Not at all.
    case never = 2
    /// Along both axes.
    case always = 3
  }

  /// Whether the horizontal indicator shows while scrolling; stored only.
  public var showsHorizontalScrollIndicator: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Whether the vertical indicator shows while scrolling; stored only.
  public var showsVerticalScrollIndicator: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// The color of the indicators; stored only.
  public var indicatorStyle: UIScrollView.IndicatorStyle {
    get { stored[default: .default] }
    set { stored[default: .default] = newValue }
  }

  /// The distances between the edges and the horizontal indicator, in pt; stored only.
  public var horizontalScrollIndicatorInsets: UIEdgeInsets {
    get { stored[default: .zero] }
    set { stored[default: .zero] = newValue }
  }

  /// The distances between the edges and the vertical indicator, in pt; stored only.
  public var verticalScrollIndicatorInsets: UIEdgeInsets {
    get { stored[default: .zero] }
    set { stored[default: .zero] = newValue }
  }

  /// The distances between the edges and both indicators, in pt; stored only.
  public var scrollIndicatorInsets: UIEdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      horizontalScrollIndicatorInsets = newValue
      verticalScrollIndicatorInsets = newValue
    }
  }

  /// Whether the safe area is added to the indicators' insets; stored only.
  public var automaticallyAdjustsScrollIndicatorInsets: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Has no effect: the engine has no indicators.
  public func flashScrollIndicators() {}

  /// How the safe area changes the content inset; stored only.
  public var contentInsetAdjustmentBehavior: UIScrollView.ContentInsetAdjustmentBehavior {
    get { stored[default: .automatic] }
    set { stored[default: .automatic] = newValue }
  }

  /// How a drag hides the keyboard; stored only.
  public var keyboardDismissMode: UIScrollView.KeyboardDismissMode {
    get { stored[default: .none] }
    set { stored[default: .none] = newValue }
  }

  /// Whether a tap on the status bar scrolls to the top; stored only.
  public var scrollsToTop: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }
}
#endif
