import Foundation

/// What a push, pop or replacement changes.
@MainActor
struct StackChange {
  let operation: UINavigationController.Operation
  let from: UIViewController
  let to: UIViewController
  /// The stack before.
  let before: [UIViewController]
  /// The controllers that leave the stack.
  let leaving: [UIViewController]
  /// The controllers that come onto it.
  let arriving: [UIViewController]
  /// Whether cancelling brings the stack back; not if it was replaced as a whole (C225).
  let isRestorable: Bool

  init(
    _ operation: UINavigationController.Operation, from: UIViewController, to: UIViewController,
    before: [UIViewController], leaving: [UIViewController] = [],
    arriving: [UIViewController] = [], isRestorable: Bool = true
  ) {
    self.operation = operation
    self.from = from
    self.to = to
    self.before = before
    self.leaving = leaving
    self.arriving = arriving
    self.isRestorable = isRestorable
  }
}

/// A change of the stack while it is set up or runs.
@MainActor
final class NavigationTransition {
  let change: StackChange
  /// The place among the changes of the controller.
  let number: Int
  let context: TransitionContext
  let coordinator: TransitionCoordinator
  /// UIKit's recognizer under whose finger it began, if it was one of them.
  weak var swipe: NavigationPopRecognizer?

  init(_ change: StackChange, number: Int, context: TransitionContext) {
    self.change = change
    self.number = number
    self.context = context
    coordinator = TransitionCoordinator(context)
  }

  /// Whether this is a pop that began under a finger.
  var isInteractivePop: Bool {
    change.operation == .pop && change.isRestorable && context.initiallyInteractive
  }
}
