import Foundation

/// A button of a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: NSObject {
  /// How a button looks; without pixels it only tells.
  public enum Style: Int, Sendable {
    /// As most.
    case plain = 0
    /// As the one that ends a task.
    case done = 2
  }

  /// What it says.
  open var title: String?
  /// How it looks.
  open var style: Style
  /// Whether it reacts to a tap.
  open var isEnabled = true
  /// Whether it is left out of its bar.
  open var isHidden = false { didSet { bar?.showCustomViews() } }
  /// A number for the app's own use.
  open var tag = 0
  /// Who is messaged; selectors need Objective-C, so nobody is.
  open weak var target: AnyObject?
  /// The message; selectors need Objective-C, so there is none.
  open var action: Selector?
  /// What a tap runs.
  open var primaryAction: UIAction? {
    didSet { if let primaryAction { title = primaryAction.title } }
  }
  /// A view that the bar shows in the place of the button while the item shows.
  ///
  /// It handles its touches itself: the item's action is not run. It keeps the size that it has, in
  /// the middle of the bar's height, and gets a square of that height if it has none.
  open var customView: UIView? { didSet { bar?.showCustomViews() } }
  /// The bar that shows the item.
  weak var bar: UINavigationBar?

  /// Makes a button with nothing on it.
  public override init() {
    style = .plain
    super.init()
  }

  /// Makes a button; the target is not messaged, since selectors need Objective-C.
  public init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
    super.init()
  }

  /// Makes a button for an action.
  public convenience init(primaryAction: UIAction?) {
    self.init(title: primaryAction?.title, style: .plain, target: nil, action: nil)
    self.primaryAction = primaryAction
  }
  /// Makes a button that is a view of the app's own: see ``customView``.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }
}
