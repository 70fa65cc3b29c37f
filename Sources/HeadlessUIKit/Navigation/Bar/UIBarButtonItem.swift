#if HEADLESS
import Foundation

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// The style of a button; nothing is drawn.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes a task.
    case done = 2
  }

  /// The title of the item.
  open var title: String?
  /// The style of the item.
  open var style: Style
  /// Whether a tap performs the item's action.
  open var isEnabled = true
  /// Whether the item is hidden from its bar.
  open var isHidden = false { didSet { bar?.showCustomViews() } }
  /// An integer that identifies the item within the app.
  open var tag = 0
  /// The target of the action; never messaged, since selectors require Objective-C.
  open weak var target: AnyObject?
  /// The action selector; never sent, since selectors require Objective-C.
  open var action: Selector?
  /// The action that a tap performs.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction { title = primaryAction.title } }
  }
  /// A view that the bar shows instead of a button.
  ///
  /// The view handles its own touches, and the item's action is not performed. It keeps its size
  /// and is centered vertically in the bar. If its width or height is zero, the bar's height is
  /// used for it.
  open var customView: UIView? { didSet { bar?.showCustomViews() } }
  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// Creates an item without a title.
  public override init() {
    style = .plain
    super.init()
  }

  /// Creates an item with a title; the target is never messaged.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
    super.init()
  }

  /// Creates an item that performs an action.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// Creates an item that shows a view; see ``customView``.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
#endif
