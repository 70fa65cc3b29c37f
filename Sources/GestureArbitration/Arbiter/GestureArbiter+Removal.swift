import UIKitShim

extension GestureArbiter {
  /// Removes the arbiter, at any moment, even during a drag; UIKit behaves as before.
  ///
  /// A screen that a driver holds returns, and the navigation controller has its delegate again. While
  /// the driver's transition is starting, it has it once UIKit has asked how that is animated.
  ///
  /// What is set on `UINavigationController.gestureArbiter` next puts another one in place; reading it,
  /// or a role or a policy of a screen, does not.
  public func remove() {
    isRemoved = true
    detachDriver()
    programmaticPop.cancel()
    if let navigationController {
      navigationController.standInDelegate?.uninstall(from: navigationController)
    }
    observer?.arbiterDidMove(to: nil)
    guard let navigationController,
      AssociatedValue.get(GestureArbiter.self, of: navigationController) === self
    else { return }
    AssociatedValue.set(GestureArbiter?.none, of: navigationController)
    navigationController.hasRemovedArbiter = true
    navigationController.popRecognizerMonitor = nil
    navigationController.followInterceptors()
    gateSet?.leave(self)
    Installation.current.settle()
  }
}

extension UINavigationController {
  /// Removes the arbiter if there is one, and keeps roles and policies from creating another one.
  package func removeGestureArbiter() {
    if let existingGestureArbiter { return existingGestureArbiter.remove() }
    hasRemovedArbiter = true
    Installation.current.settle()
  }

  /// Marks a controller whose arbiter was removed: only what is set on ``gestureArbiter`` counts again.
  private struct Removal {}

  /// Whether the arbiter was removed, and nothing was set on another one since.
  package var hasRemovedArbiter: Bool {
    get { AssociatedValue.get(Removal.self, of: self) != nil }
    set {
      guard newValue != hasRemovedArbiter else { return }
      AssociatedValue.set(newValue ? Removal() : nil, of: self)
      Installation.current.updateEnclosingPanRecognizers()
    }
  }
}
