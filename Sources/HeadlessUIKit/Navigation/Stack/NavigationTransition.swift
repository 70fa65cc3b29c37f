#if HEADLESS
import Foundation

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
    self.operation = operation
    self.from = from
    self.to = to
    self.previousStack = previousStack
    self.removed = removed
    self.added = added
    self.isRestorable = isRestorable
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
    self.change = change
    self.number = number
    self.context = context
    coordinator = TransitionCoordinator(context)
  }

  /// Whether this is a pop that started interactively.
  var isInteractivePop: Bool {
    change.operation == .pop && change.isRestorable && context.initiallyInteractive
  }
}
#endif
