import UIKitShim

extension GestureArbiter {
  /// Removes the arbiter, at any moment, even during a drag; UIKit behaves as before.
  ///
  /// The next access to `UINavigationController.gestureArbiter` creates another one.
  public func remove() {
    isRemoved = true
    driver = .uikitOnly
    programmaticPop.cancel()
    tracer?.observe(nil)
    for recognizer in recognizers {
      guard let host = recognizer.view else { continue }
      host.removeGestureRecognizer(recognizer)
      release(host)
    }
    guard let navigationController,
      AssociatedValue.get(GestureArbiter.self, of: navigationController) === self
    else { return }
    AssociatedValue.set(GestureArbiter?.none, of: navigationController)
  }

  /// Ends the association with content on which the gates sat.
  func release(_ host: UIView) {
    guard AssociatedValue.get(GestureArbiter.self, of: host) === self else { return }
    AssociatedValue.set(GestureArbiter?.none, of: host)
  }
}
