import UIKitShim

extension GestureArbiter {
  /// Takes out everything that the arbiter has put in place; a screen that a driver holds returns.
  func withdraw() {
    isRemoved = true
    detachDriver()
    programmaticPop.cancel()
    observer?.arbiterDidMove(to: nil)
    guard let navigationController,
      AssociatedValue.get(GestureArbiter.self, of: navigationController) === self
    else { return }
    AssociatedValue.set(GestureArbiter?.none, of: navigationController)
    navigationController.hasRemovedArbiter = true
    for screen in navigationController.viewControllers { screen.removeBackAction() }
    WindowGates.withdraw(from: navigationController)
  }
}

extension UINavigationController {
  /// Removes the arbiter if there is one, and keeps roles and policies from creating another one.
  package func removeGestureArbiter() {
    existingGestureArbiter?.remove()
    hasRemovedArbiter = true
    WindowGates.withdraw(from: self)
  }
}
