import UIKitShim

extension GestureArbiter {
  /// Whether the driver's recognizer for a gesture is in use on the top screen.
  package func drives(_ gesture: NavigationGesture) -> Bool {
    guard gesture.hasGate else { return false }
    if driver != .uikitOnly { return true }
    guard let top = navigationController?.topViewController else { return false }
    guard gesture.isPop else { return top.pushCandidate != nil }
    return top.popTransition != nil
      || navigationController?.hostedSetting(\.hasFullScreenPop) == true
  }

  /// Adds the recognizers of a driver once one is needed, and removes those of another.
  ///
  /// Those that a screen needed stay: they receive no movement on a screen that needs none.
  func updateDriver(in view: UIView) {
    if driver != appliedDriver {
      detachDriver()
      appliedDriver = driver
    }
    guard popController == nil, NavigationGesture.allCases.contains(where: drives) else { return }
    let controller = InteractivePopController(for: self, driver: driver)
    if driver.replacement != nil, !controller.replacesTransition {
      report(.systemTransitionUnavailable)
    }
    popController = controller
    let gate = PopGate(.push, arbiter: self)
    gates.append(gate)
    view.addGestureRecognizer(gate)
    // Both recognizers are the arbiter's, so the static requirement goes with them (C087). A
    // dynamic one counts only while they recognize, and would let a gate that has failed be reset
    // too early (C062).
    for gate in gates { controller[gate.gesture]?.require(toFail: gate) }
    controller.attach(to: view)
  }

  /// Removes the recognizers of a driver; a screen that a touch holds returns.
  func detachDriver() {
    popController?.detach()
    popController = nil
    for gate in gates where gate.gesture == .push { gate.view?.removeGestureRecognizer(gate) }
    gates.removeAll { $0.gesture == .push }
  }
}
