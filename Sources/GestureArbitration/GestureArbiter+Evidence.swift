import UIKitShim

// What the evidence of `GestureDiagnostics` reads of types that no other module needs.

extension GestureArbiter {
  /// The app's own pop recognizers, with the gestures as which they are registered.
  package var registeredPops: [(gesture: NavigationGesture, recognizer: UIGestureRecognizer)] {
    appPops.compactMap { pop in pop.recognizer.recognizer.map { (pop.gesture, $0) } }
  }

  /// The set that serves the stack, or would serve it next.
  private var nextGateSet: GateSet? {
    gateSet ?? navigationController?.viewIfLoaded?.window?.gates?.firstSet
  }

  /// Has gates serve the stack as if a touch were in it, so that they answer for it.
  package func serveWithoutTouch() {
    guard gateSet?.arbiter !== self else { return }
    navigationController?.viewIfLoaded?.window?.gates?.serveWithoutTouch(self)
  }

  /// The gates of the stack, and the recognizer for which content waits.
  package var recognizers: [UIGestureRecognizer] {
    let gates = nextGateSet?.gateRecognizers ?? []
    return popController == nil ? gates.filter { ($0 as? PopGate)?.gesture != .push } : gates
  }

  /// The recognizers of a driver; none without one.
  package var driverRecognizers: [UIGestureRecognizer] {
    popController == nil ? [] : nextGateSet?.driverRecognizers ?? []
  }

  /// Whether a recognizer of a driver waits for a gate to fail, by a requirement that cannot be
  /// seen.
  package func requiresFailure(
    _ pop: UIGestureRecognizer, of gate: UIGestureRecognizer
  ) -> Bool {
    nextGateSet?.popGates.contains { $0 === gate && nextGateSet?.pan(for: $0.gesture) === pop } == true
  }

  /// Whether a recognizer belongs to gates that serve another stack, or none.
  package func isOfOtherGates(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.view as? UIWindow)?.gates?.contains(recognizer) == true
      && !(recognizers + driverRecognizers).contains { $0 === recognizer }
  }

  /// Whether a recognizer moves screens while it is active.
  package func movesScreens(_ recognizer: UIGestureRecognizer) -> Bool {
    gesture(of: recognizer) != nil || (recognizer as? TrackpadGate)?.isPopping == true
  }
}

extension UINavigationController {
  /// Whether its delegate is the arbiter's, which forwards to the app's.
  package var hasArbitersDelegate: Bool { delegate is TransitionDelegate }
}

extension UIView {
  /// Whether the view keeps a companion bar at the bottom of its screen.
  package var isCompanionBarHost: Bool { self is CompanionBarHost }

  /// The recognizer of a role that holds for every ancestor; nil if there is none.
  package var recognizerForEnclosingPans: UIGestureRecognizer? { enclosingPanRecognizer }
}
