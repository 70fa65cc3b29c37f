#if HEADLESS
/// A change of the stack by a push, a pop or a replacement.
@MainActor
struct StackChange {
  let operation: UINavigationController.Operation
  let from: UIViewController
  let to: UIViewController
  /// The stack before the change.
  let previousStack: [UIViewController]
  /// The view controllers removed from the stack.
  let removed: [UIViewController]
  /// The view controllers added to the stack.
  let added: [UIViewController]
  /// Whether cancelling restores the stack; false if the whole stack was replaced (C225).
  let isRestorable: Bool

  init(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    previousStack: [UIViewController], removed: [UIViewController] = [],
    added: [UIViewController] = [], isRestorable: Bool = true
  ) {
    (self.operation, self.from, self.to, self.previousStack) = (operation, from, to, previousStack)
    (self.removed, self.added, self.isRestorable) = (removed, added, isRestorable)
  }
}

/// A change of the stack while its transition is in progress.
@MainActor
final class NavigationTransition {
  let change: StackChange
  /// The number of the change, as counted by the navigation controller.
  let number: Int
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  /// The pop recognizer that drives the transition, if one does.
  weak var popRecognizer: (any InteractivePopPerformer)?

  init(_ change: StackChange, number: Int, context: TransitionContext) {
    (self.change, self.number, self.context) = (change, number, context)
    coordinator = TransitionCoordinator(context)
  }

  /// Whether this is a pop that started interactively.
  var isInteractivePop: Bool {
    change.operation == .pop && change.isRestorable && context.initiallyInteractive
  }
}

/// A recognizer that moves the top screen off its stack, or a presented one away.
@MainActor
protocol InteractivePopPerformer: UIGestureRecognizer {
  /// How far the pop is, from 0 to 1, in a view that fills the screen.
  func fraction(in view: UIView) -> CGFloat
  /// Whether the pop completes when the touches lift now.
  func shouldFinish(in view: UIView) -> Bool
}
#endif
