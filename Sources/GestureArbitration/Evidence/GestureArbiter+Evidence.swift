import UIKitShim

// What the evidence of `GestureDiagnostics` reads of types that no other module needs.

extension GestureArbiter {
  /// The gates of the stack, and the recognizer for which content waits.
  package var recognizers: [UIGestureRecognizer] {
    let gates = nextGateSet?.gateRecognizers ?? []
    return popController == nil ? gates.filter { ($0 as? PopGate)?.gesture != .push } : gates
  }

  /// The recognizers of a driver; none without one.
  package var driverRecognizers: [UIGestureRecognizer] {
    popController == nil ? [] : nextGateSet?.driverRecognizers ?? []
  }

  /// Whether a recognizer of the gates makes another one wait for it, in a touch that lands over
  /// some views; nil for any other recognizer.
  package func requiresFailure(
    _ waiter: UIGestureRecognizer, of blocker: UIGestureRecognizer, with roles: RoleLookup
  ) -> Bool? {
    switch blocker {
    case let gate as PopGate:
      pops().isBehindGate(waiter, of: gate.gesture)
        || nextGateSet?.pan(for: gate.gesture) === waiter
    case is TrackpadGate: pops().isBehindGate(waiter)
    case let pan as any DriverPan: popController?.precedes(waiter, for: pan.gesture) ?? false
    case is ScrollDeferralRecognizer: holdsContent(of: waiter, with: roles)
    default: nil
    }
  }

  /// Whether a recognizer is the pan of content that defers to the gestures.
  ///
  /// - Parameter roles: Those under the touch.
  private func holdsContent(of recognizer: UIGestureRecognizer, with roles: RoleLookup)
    -> Bool
  {
    guard let pan = recognizer as? UIPanGestureRecognizer else { return false }
    let pops = pops()
    if pops.areDeferredTo(by: pan) { return true }
    guard pops.mayHoldContent(of: pan),
      let content = roles.content(of: pan, through: navigationController?.viewIfLoaded)
    else { return false }
    return content.registration.role.defers(pan, in: content.view)
  }

  /// Whether a recognizer belongs to gates that serve another stack, or none.
  package func isOfOtherGates(_ recognizer: UIGestureRecognizer) -> Bool {
    (recognizer.view as? UIWindow)?.gates?.contains(recognizer) == true
      && !(recognizers + driverRecognizers).contains { $0 === recognizer }
  }

  /// Whether a recognizer moves screens while it is active.
  package func movesScreens(_ recognizer: UIGestureRecognizer) -> Bool {
    pops().gesture(of: recognizer) != nil || (recognizer as? TrackpadGate)?.isPopping == true
  }
}

extension UINavigationController {
  /// Whether its delegate is the arbiter's, which forwards to the app's.
  package var hasArbitersDelegate: Bool { delegate is TransitionDelegate }
}

extension UIView {
  /// Whether the view keeps a companion bar at the bottom of its screen.
  package var isCompanionBarHost: Bool { self is CompanionBarHost }

  /// The recognizers of a role that concerns the pans around the view.
  package var recognizersForEnclosingPans: [UIGestureRecognizer] { enclosingPanRecognizers }
}
