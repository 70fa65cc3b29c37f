import UIKitShim

// What the evidence of `GestureDiagnostics` reads of types that no other module needs.

extension GestureArbiter {
  /// The app's own pop recognizers, with the gestures as which they are registered.
  package var registeredPops: [(gesture: NavigationGesture, recognizer: UIGestureRecognizer)] {
    appPops.compactMap { pop in pop.recognizer.recognizer.map { (pop.gesture, $0) } }
  }

  /// The recognizers of a driver; none without one.
  package var driverRecognizers: [UIGestureRecognizer] { popController?.recognizers ?? [] }

  /// Whether a recognizer of a driver waits for a gate to fail, by a requirement that cannot be
  /// seen.
  package func requiresFailure(
    _ pop: UIGestureRecognizer, of gate: UIGestureRecognizer
  ) -> Bool {
    gates.contains { $0 === gate && popController?[$0.gesture] === pop }
  }

  /// Whether a recognizer moves screens while it is active.
  package func movesScreens(_ recognizer: UIGestureRecognizer) -> Bool {
    gesture(of: recognizer) != nil || (recognizer === trackpadGate && trackpadGate.isPopping)
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
  package var recognizerForAncestors: UIGestureRecognizer? { ancestorRecognizer }
}
