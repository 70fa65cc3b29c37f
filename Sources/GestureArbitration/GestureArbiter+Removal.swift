import UIKitShim

extension GestureArbiter {
  /// Takes out everything that the arbiter has put in place; a screen that a driver holds returns.
  func withdraw() {
    isRemoved = true
    detachDriver()
    programmaticPop.cancel()
    observer?.arbiterDidMove(to: nil)
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
