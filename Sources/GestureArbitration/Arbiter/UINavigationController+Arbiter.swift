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

  /// Removes the arbiter if there is one, and keeps roles and policies from creating another one.
  package func removeGestureArbiter() {
    if let existingGestureArbiter { return existingGestureArbiter.remove() }
    hasRemovedArbiter = true
    Installation.current.settle()
  }

  /// The arbiter if there is one.
  package var existingGestureArbiter: GestureArbiter? {
    AssociatedValue.get(GestureArbiter.self, of: self)
  }

  /// Marks a controller whose arbiter was removed: only ``gestureArbiter`` creates another one.
  private struct Removal {}

  /// Whether the arbiter was removed and has not been asked for since.
  var hasRemovedArbiter: Bool {
    get { AssociatedValue.get(Removal.self, of: self) != nil }
    set {
      guard newValue != hasRemovedArbiter else { return }
      AssociatedValue.set(newValue ? Removal() : nil, of: self)
      Installation.current.updateEnclosingPanRecognizers()
    }
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
