import UIKitShim

extension GestureArbiter {
  /// What a recognizer does to the stack once it has begun: nil for all but pops and pushes, UIKit's or
  /// the arbiter's own.
  package func operation(of recognizer: UIGestureRecognizer) -> StackOperation? {
    Passage.allCases.first {
      recognizer === popRecognizer(for: $0) || recognizer === ownPops?[$0]
    }?.operation
  }

  /// The gate of a passage.
  func gate(for passage: Passage) -> PopGate? { gates.first { $0.passage == passage } }

  /// The screen that a drag from trailing to leading brings in.
  var screenToPush: UIViewController? {
    guard let navigationController,
      let candidate = navigationController.topViewController?.pushCandidate,
      !(candidate is UINavigationController), candidate.presentingViewController == nil,
      candidate.parent == nil
    else { return nil }
    return candidate
  }

  /// Brings in the recognizers of the driver that was chosen, or takes them away.
  func driverChanged() {
    ownPops?.detach()
    ownPops = nil
    if let gate = gate(for: .push) {
      gate.view?.removeGestureRecognizer(gate)
      gates.removeAll { $0 === gate }
    }
    guard driver != .uikitOnly, let view = navigationController?.viewIfLoaded else { return }
    let pops = OwnPops(for: self, aimedAt: driver == .systemTransition ? systemTransition : nil)
    ownPops = pops
    let pushGate = PopGate(.push, arbiter: self)
    gates.append(pushGate)
    view.addGestureRecognizer(pushGate)
    // Both are the arbiter's: a requirement that cannot be taken back goes with them (C087). One that is
    // only asked for while they recognize would let a gate that has failed be reset too early (C062).
    for gate in gates { pops[gate.passage]?.require(toFail: gate) }
    pops.attach(to: view)
  }

  private var systemTransition: SystemTransition? {
    if let found = navigationController.flatMap(SystemTransition.init) { return found }
    report(
      ArbiterIssue(
        fact: "UIKit's own transition cannot be driven on this system; the public one is.",
        remedy: """
          Set GestureArbiter.driver to .publicTransition here: it asks for nothing that Apple has not \
          published.
          """))
    return nil
  }
}
