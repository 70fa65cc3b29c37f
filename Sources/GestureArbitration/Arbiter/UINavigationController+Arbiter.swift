import UIKitShim

extension UINavigationController {
  /// The arbiter of this controller's gestures; created at the first access, it lives with the
  /// controller.
  ///
  /// It loads no view.
  public var gestureArbiter: GestureArbiter {
    hasRemovedArbiter = false
    let arbiter = arbiterOnDemand
    if !arbiter.isRequested {
      arbiter.isRequested = true
      Installation.current.add(self)
    }
    arbiter.prepare()
    return arbiter
  }

  /// The arbiter if there is one.
  package var existingGestureArbiter: GestureArbiter? {
    AssociatedValue.get(GestureArbiter.self, of: self)
  }

  /// The arbiter, created without the app having asked for it; nil after it was removed.
  package var decidingArbiter: GestureArbiter? { hasRemovedArbiter ? nil : arbiterOnDemand }

  /// The arbiter, created unless there is one.
  var arbiterOnDemand: GestureArbiter {
    if let existingGestureArbiter { return existingGestureArbiter }
    let arbiter = GestureArbiter(self)
    AssociatedValue.set(arbiter, of: self)
    return arbiter
  }
}
