import UIKitShim

/// What runs when a touch lands.
///
/// UIKit asks ``PopGate`` whether it receives the event, before any recognizer has it; then each
/// gate receives the touch, takes the session of the sequence from here, and judges in it
/// (`GestureSession.gateBegan(_:)`).
extension GestureArbiter {
  /// Finds the regions under a touch, and records what scroll views are doing when it is about to
  /// reach them and stop them.
  func touchesWillBegin(with event: UIEvent) {
    motions.removeAll()
    guard let touch = event.allTouches?.inOrder.first(where: { $0.phase == .began }) else { return }
    if session?.includes(event) != true {
      regions = TouchedRegions(
        under: touch.view, at: touch.location(in: nil),
        through: navigationController?.viewIfLoaded)
    }
    for view in touch.view?.ancestors(through: navigationController?.viewIfLoaded) ?? [] {
      if let motion = (view as? UIScrollView)?.contentMotion {
        motions[ObjectIdentifier(view)] = motion
      }
    }
  }

  /// The session of a touch sequence, started by the first recognizer that receives a touch of it.
  func session(
    receiving touches: Set<UITouch>, with event: UIEvent, in view: UIView?
  ) -> GestureSession? {
    if let session, session.includes(event) {
      // The gates judge a landing at once, so the first recognizer that receives it reports it.
      observer?.touchesDidLand(touches)
      session.touchesBegan(touches)
      return session
    }
    guard let touch = touches.inOrder.first else { return nil }
    observer?.touchesDidLand(touches)
    let session = GestureSession(self, touch, motions: motions, in: view)
    self.session = session
    regions = session.regions
    session.touchesBegan(touches)
    validate(session)
    return session
  }

  /// Reports what cannot work where a touch has landed.
  private func validate(_ session: GestureSession) {
    monitorPopRecognizers()
    for content in session.contents {
      if let issue = content.view.flatMap(Issue.cannotScroll) { report(issue) }
    }
  }
}
