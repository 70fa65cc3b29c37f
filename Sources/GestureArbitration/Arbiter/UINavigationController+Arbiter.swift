import UIKitShim

extension UINavigationController {
  /// The arbiter of this controller's gestures; it lives with the controller.
  ///
  /// Reading it has no effect: it judges touches once something is set on it, or a role, a policy or
  /// a line for the whole app concerns the stack.
  public var gestureArbiter: GestureArbiter { arbiterOnDemand }

  /// The arbiter if there is one.
  package var existingGestureArbiter: GestureArbiter? {
    AssociatedValue.get(GestureArbiter.self, of: self)
  }

  /// The arbiter, created without the app having asked for it; nil after it was removed.
  package var decidingArbiter: GestureArbiter? { hasRemovedArbiter ? nil : arbiterOnDemand }

  /// The arbiter, created unless there is one.
  private var arbiterOnDemand: GestureArbiter {
    if let existingGestureArbiter { return existingGestureArbiter }
    let arbiter = GestureArbiter(self)
    AssociatedValue.set(arbiter, of: self)
    return arbiter
  }
}
