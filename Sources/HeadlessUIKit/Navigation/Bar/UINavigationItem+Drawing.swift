#if HEADLESS
extension UINavigationItem {
  /// When a large title shows. The engine shows none.
  public enum LargeTitleDisplayMode: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, always, never, inline
  }

  /// What the back button shows. Nothing is drawn.
  public enum BackButtonDisplayMode: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case `default`, generic, minimal
  }

  /// Where a search bar lies. The engine shows none.
  public enum SearchBarPlacement: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case automatic, inline, stacked
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

extension UINavigationBar {
  /// Has no effect: the engine draws nothing.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {}
}

/// The style of a bar. Nothing is drawn.
public enum UIBarStyle: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, black
}

/// The height of a bar. The engine's bars have one.
public enum UIBarMetrics: Int, Sendable {
  /// UIKit's values, which the engine does not distinguish.
  case `default`, compact
  /// UIKit's values, which the engine does not distinguish.
  case defaultPrompt = 101
  /// UIKit's values, which the engine does not distinguish.
  case compactPrompt
}

extension UINavigationItem {
  /// The arrangement of the items. The engine has one.
  public enum ItemStyle: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case navigator, browser, editor
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
