#if HEADLESS
/// The actions on one side of a row.
@preconcurrency @MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  open private(set) var actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration with actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
}

/// An action that a swipe on a row reveals.
///
/// The image and the color are stored only.
@preconcurrency @MainActor
open class UIContextualAction: NSObject {
  /// The effect of an action on its row.
  public enum Style: Int, Sendable {
    /// An action without a particular effect.
    case normal = 0
    /// An action that removes the row.
    case destructive = 1
  }

  /// The closure of an action.
  ///
  /// It receives the action, the tapped view, and a completion to call with whether it succeeded.
  public typealias Handler =
    @MainActor (UIContextualAction, UIView, @escaping @MainActor (Bool) -> Void) -> Void

  /// The effect of the action on its row.
  open private(set) var style: Style
  /// The displayed title.
  open var title: String?
  /// The image; stored only.
  open var image: UIImage?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  /// The color behind the title; stored only.
  open var backgroundColor: UIColor! = .systemGray
  /// The closure that performs the action.
  open private(set) var handler: Handler

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    (self.style, self.title, self.handler) = (style, title, handler)
  }
}
#endif
