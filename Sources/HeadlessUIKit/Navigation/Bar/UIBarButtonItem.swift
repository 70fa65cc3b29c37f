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
  open var isHidden = false
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
}
