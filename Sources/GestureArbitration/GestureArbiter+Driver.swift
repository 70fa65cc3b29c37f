import UIKitShim

extension GestureArbiter {
  /// UIKit's recognizer for a gesture, as the controller has it now.
  func systemRecognizer(for gesture: NavigationGesture) -> UIGestureRecognizer? {
    guard let navigationController else { return nil }
    return switch gesture {
    case .edgePop: navigationController.interactivePopGestureRecognizer
    case .contentPop: navigationController.contentPopRecognizer
    case .push: nil
    }
  }

  /// The gesture that a recognizer performs: UIKit's or the driver's.
  package func gesture(of recognizer: UIGestureRecognizer) -> NavigationGesture? {
    NavigationGesture.allCases.first {
      recognizer === systemRecognizer(for: $0) || recognizer === popController?[$0]
    }
  }

  /// Adds the recognizers of the chosen driver, or removes them.
  func driverDidChange() {
    popController?.detach()
    popController = nil
    for gate in gates where gate.gesture == .push { gate.view?.removeGestureRecognizer(gate) }
    gates.removeAll { $0.gesture == .push }
    guard driver != .uikitOnly, let view = navigationController?.viewIfLoaded else { return }
    let controller = InteractivePopController(
      for: self, systemTransition: driver == .systemTransition ? findSystemTransition() : nil)
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

  private func findSystemTransition() -> SystemTransition? {
    if let found = navigationController.flatMap(SystemTransition.init) { return found }
    report(.systemTransitionUnavailable)
    return nil
  }
}
