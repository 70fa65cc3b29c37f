#if HEADLESS
import Foundation

extension UINavigationItem {
  /// When a large title shows. The engine shows none.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// As for the item below it in the stack.
    case automatic = 0
    /// Always a large title.
    case always = 1
    /// Never a large title.
    case never = 2
    /// Always a large title, in the row of the buttons unless there is a back button.
    case inline = 3
  }

  /// What the back button shows. Nothing is drawn.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// The title of the previous screen, or a general title or none if it does not fit.
    case `default` = 0
    /// A general title, or none if it does not fit.
    case generic = 1
    /// The arrow without a title.
    case minimal = 2
  }

  /// Where a search bar lies. The engine shows none.
  public enum SearchBarPlacement: Int, Sendable {
    /// The system chooses the place.
    case automatic = 0
    /// In the row of the title and the buttons.
    case inline = 1
    /// Below the title and the buttons.
    case stacked = 2
  }

  /// When a large title shows; stored only.
  public var largeTitleDisplayMode: UINavigationItem.LargeTitleDisplayMode {
    get { stored[default: .automatic] }
    set { stored[default: .automatic] = newValue }
  }

  /// What the next view controller's back button shows; stored only.
  public var backButtonDisplayMode: UINavigationItem.BackButtonDisplayMode {
    get { stored[default: .default] }
    set { stored[default: .default] = newValue }
  }

  /// A line of text above the title; stored only.
  public var prompt: String? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The search controller whose bar shows; stored only.
  public var searchController: UISearchController? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Whether the search bar hides while content scrolls; stored only.
  public var hidesSearchBarWhenScrolling: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// Where the search bar lies; stored only.
  public var preferredSearchBarPlacement: UINavigationItem.SearchBarPlacement {
    get { stored[default: .automatic] }
    set { stored[default: .automatic] = newValue }
  }

  /// The appearance of the bar at a low height; stored only.
  public var compactAppearance: UINavigationBarAppearance? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Sets the items at the leading end, without animation.
  public func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Sets the items at the trailing end, without animation.
  public func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
}

/// The properties of a navigation bar that affect drawing only. All of them are stored only.
extension UINavigationBar {
  /// Whether titles are large; stored only, since the bar keeps its height.
  public var prefersLargeTitles: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether content shows through the bar; stored only.
  public var isTranslucent: Bool {
    get { stored[default: true] }
    set { stored[default: true] = newValue }
  }

  /// The color of the bar; stored only.
  public var barTintColor: UIColor? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The style of the bar; stored only.
  public var barStyle: UIBarStyle {
    get { stored[default: .default] }
    set { stored[default: .default] = newValue }
  }

  /// The attributes of the title; stored only.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The attributes of a large title; stored only.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The image of the bar's shadow; stored only.
  public var shadowImage: UIImage? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The image of the back button; stored only.
  public var backIndicatorImage: UIImage? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The mask of the back button's image; stored only.
  public var backIndicatorTransitionMaskImage: UIImage? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// The appearance at a low height; stored only.
  public var compactAppearance: UINavigationBarAppearance? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Has no effect: the engine draws nothing.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The style of a bar. Nothing is drawn.
public enum UIBarStyle: Int, Sendable {
  /// Dark or light, as the style of the interface requires.
  case `default` = 0
  /// Light content on a dark background.
  case black = 1
}

/// The height of a bar. The engine's bars have one.
public enum UIBarMetrics: Int, Sendable {
  /// The usual height.
  case `default` = 0
  /// The height in landscape on a phone.
  case compact = 1
  /// The usual height, with a prompt.
  case defaultPrompt = 101
  /// The height in landscape on a phone, with a prompt.
  case compactPrompt = 102
}

extension UINavigationItem {
  /// The arrangement of the items. The engine has one.
  public enum ItemStyle: Int, Sendable {
    /// For a stack of screens, with the title in the middle.
    case navigator = 0
    /// For a browser with a history, with the title at the leading side.
    case browser = 1
    /// For the editor of a document, with the title at the leading side.
    case editor = 2
  }

  /// The arrangement of the items; stored only.
  public var style: UINavigationItem.ItemStyle {
    get { stored[default: .navigator] }
    set { stored[default: .navigator] = newValue }
  }

  /// The appearance at a low height with content at rest below the bar; stored only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }

  /// Returns the menu of the title, which the engine does not show; stored only.
  public var titleMenuProvider: (([UIMenuElement]) -> UIMenu?)? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }
}

extension UINavigationBar {
  /// The appearance at a low height with content at rest below the bar; stored only.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance? {
    get { stored[default: nil] }
    set { stored[default: nil] = newValue }
  }
}

extension UINavigationController {
  /// Whether bars hide at a low height; stored only.
  public var hidesBarsWhenVerticallyCompact: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }

  /// Whether bars hide for a keyboard; stored only, since the engine has none.
  public var hidesBarsWhenKeyboardAppears: Bool {
    get { stored[default: false] }
    set { stored[default: false] = newValue }
  }
}

/// The appearance of a toolbar; stored only.
@preconcurrency @MainActor
open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of plain buttons; stored only.
  open var buttonAppearance = UIBarButtonItemAppearance()
  /// The appearance of buttons that complete a task; stored only.
  open var doneButtonAppearance = UIBarButtonItemAppearance()
}
#endif
