#if HEADLESS
import Foundation

/// An item in a bar. Text attributes are not modelled.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @MainActor NSCoding {
  /// The title of the item.
  open var title: String?
  /// The image of the item; nothing is drawn.
  open var image: UIImage?
  /// Whether a tap performs the item's action.
  open var isEnabled = true
  /// An integer that identifies the item within the app.
  open var tag = 0

  /// Creates an item without a title.
  public override init() { super.init() }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// Does nothing; HeadlessUIKit does not support archiving.
  open func encode(with coder: NSCoder) {}
}

/// A button in a bar.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a button; nothing is drawn.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// The style of a button that completes a task.
    case done = 2
  }

  /// The style of the item.
  open var style = Style.plain
  /// Whether the item is hidden from its bar.
  open var isHidden = false { didSet { bar?.showCustomViews() } }
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
  public override init() { super.init() }
  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Creates an item with a title; the target is never messaged.
  public convenience init(
    title: String?, style: UIBarButtonItem.Style, target: Any?, action: Selector?
  ) {
    self.init()
    self.title = title
    self.style = style
    self.target = target as AnyObject?
    self.action = action
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
