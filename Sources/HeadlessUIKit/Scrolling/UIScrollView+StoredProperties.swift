#if HEADLESS
import Foundation

/// The properties of a scroll view about indicators, insets and the keyboard. All of them are
/// stored only, except for ``refreshControl``.
extension UIScrollView {
  /// The color of the indicators. Nothing is drawn.
  public enum IndicatorStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case white = 2
  }

  /// How a drag hides the keyboard. The engine has no keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    case none = 0
    case onDrag = 1
    case interactive = 2
    case onDragWithAccessory = 3
    case interactiveWithAccessory = 4
  }

  /// How the safe area changes the content inset. In the engine it does not.
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    case automatic = 0
    case scrollableAxes = 1
    case never = 2
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
