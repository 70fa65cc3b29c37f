import UIKitShim

extension GestureArbiter {
  /// Removes the arbiter, at any moment, even during a drag; UIKit behaves as before.
  ///
  /// A screen that a driver holds returns, and the navigation controller has its delegate again.
  ///
  /// The next access to `UINavigationController.gestureArbiter` creates another one; a role or a
  /// policy alone no longer does.
  public func remove() {
    isRemoved = true
    detachDriver()
    programmaticPop.cancel()
    tracer?.observe(nil)
    for recognizer in recognizers { recognizer.view?.removeGestureRecognizer(recognizer) }
    guard let navigationController,
      AssociatedValue.get(GestureArbiter.self, of: navigationController) === self
    else { return }
    AssociatedValue.set(GestureArbiter?.none, of: navigationController)
    navigationController.hasRemovedArbiter = true
    for screen in navigationController.viewControllers { screen.removeBackAction() }
  }
}

extension UINavigationController {
  /// Removes the arbiter if there is one, and keeps roles and policies from creating another one.
  package func removeGestureArbiter() {
    existingGestureArbiter?.remove()
    hasRemovedArbiter = true
  }
}
