import Foundation

/// The actions at one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a long swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration of some actions.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// Something to be done with a row that was swiped.
///
/// Images and colours are not modelled: there are no pixels.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// What an action does to its row.
  public enum Style: Int, Sendable {
    /// Nothing in particular.
    case normal = 0
    /// It removes it.
    case destructive = 1
  }

  /// What an action runs: it is handed itself, the view that was tapped, and a closure to call when
  /// it is done, with whether it was.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// What the action does to its row.
  open private(set) var style: Style
  /// A name for people.
  open var title: String?
  /// What the action runs.
  open private(set) var handler: Handler

  /// Makes an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
