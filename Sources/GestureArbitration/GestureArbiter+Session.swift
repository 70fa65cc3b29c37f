import UIKitShim

extension GestureArbiter {
  /// Records what scroll views do before a touch reaches them, and may stop them.
  func touchesWillBegin(with event: UIEvent) {
    guard session == nil else { return }
    motions.removeAll()
    guard let touch = event.allTouches?.inOrder.first(where: { $0.phase == .began }) else { return }
    for view in touch.view?.ancestors(through: navigationController?.viewIfLoaded) ?? [] {
      guard let scrollView = view as? UIScrollView, scrollView.contentMotion != .resting,
        scrollView.popGestureRegistration != nil
      else { continue }
      motions[ObjectIdentifier(view)] = scrollView.contentMotion
    }
  }

  /// The session of a touch sequence, started by the first recognizer that receives a touch of it.
  func session(receiving touches: Set<UITouch>, in view: UIView?) -> GestureSession? {
    if let session {
      // The gates judge a landing at once, so the first recognizer that receives it records it.
      tracer?.note(.began, touches, in: view)
      session.touchesBegan(touches)
      return session
    }
    guard let touch = touches.inOrder.first else { return nil }
    adoptNavigationController(around: view)
    tracer?.note(.began, touches, in: view)
    let session = GestureSession(self, touch, motions: motions, in: view)
    self.session = session
    session.touchesBegan(touches)
    validate(session)
    return session
  }

  /// Reports what cannot work where a touch has landed.
  private func validate(_ session: GestureSession) {
    monitorPopRecognizers()
    if driver == .uikitOnly, navigationController?.topViewController?.pushCandidate != nil {
      report(.candidateWithoutDriver)
    }
    for content in session.contents {
      if let issue = Issue.cannotScrollHorizontally(content.view) { report(issue) }
    }
  }

  /// UIKit's recognizer for a gesture, as the controller has it now.
  func systemRecognizer(for gesture: NavigationGesture) -> UIGestureRecognizer? {
    guard let navigationController else { return nil }
    return switch gesture {
    case .edgePop: navigationController.interactivePopGestureRecognizer
    case .contentPop: navigationController.contentPopRecognizer
    case .push: nil
    }
  }

  /// The driver's recognizer for a gesture; nil while UIKit's recognizer is disabled.
  ///
  /// Disabling UIKit's recognizer is how apps have always turned the swipe off; before iOS 26 there is
  /// one recognizer for it. Where the back button is missing UIKit itself may have disabled it (Q14),
  /// which does not count.
  func driverRecognizer(for gesture: NavigationGesture) -> UIGestureRecognizer? {
    guard let recognizer = popController?[gesture] else { return nil }
    if gesture == .push { return recognizer }
    let system = systemRecognizer(for: gesture) ?? systemRecognizer(for: .edgePop)
    let isOff = system.map { !$0.isEnabled } ?? false
    return isOff && navigationController?.isBackButtonMissing != true ? nil : recognizer
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
    // Both recognizers are the arbiter's, so the static requirement goes with them (C087). A dynamic one
    // counts only while they recognize, and would let a gate that has failed be reset too early (C062).
    for gate in gates { controller[gate.gesture]?.require(toFail: gate) }
    controller.attach(to: view)
  }

  private func findSystemTransition() -> SystemTransition? {
    if let found = navigationController.flatMap(SystemTransition.init) { return found }
    report(.systemTransitionUnavailable)
    return nil
  }
}
