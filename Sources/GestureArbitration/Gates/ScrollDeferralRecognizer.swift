import UIKitShim

/// Makes content defer to the pops: the content's pan waits for this recognizer to fail.
///
/// It fails, and lets the content go, as soon as no pop will begin. It recognizes, and stops the
/// content, when a pop has begun. The relation is dynamic and on this class, so that taking a role
/// or the arbiter away leaves nothing behind (C214); `require(toFail:)` on UIKit's pop could never
/// be taken back (C087).
///
/// The decision is the session's (``DeferralMachine``).
@MainActor
final class ScrollDeferralRecognizer: UIGestureRecognizer {
  private(set) weak var gateSet: GateSet?
  private var session: GestureSession?

  init(in set: GateSet) {
    gateSet = set
    super.init(target: nil, action: nil)
    name = RecognizerNames.scrollDeferral
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    delegate = set
  }

  private var arbiter: GestureArbiter? { gateSet?.arbiter }

  /// Lets the content go.
  private func allow() {
    if state == .possible { state = .failed }
  }

  /// Stops the content.
  ///
  /// A pan that wants to begin now and waits for this recognizer may exclude the pop meanwhile
  /// (C094), and may read as if it had begun (C093). Disabling takes it out of the touch sequence
  /// before it waits (C066), and enabling it again lets it receive the next touch.
  private func stop() {
    guard state == .possible else { return }
    state = .began
    for pan in session?.touch?.gestureRecognizers ?? []
    where (pan.state == .possible || pan.state == .began)
      && shouldBeRequiredToFail(by: pan)
    {
      pan.leaveTouchSequence()
    }
  }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    gateSet?.touchesWillBegin(with: event) == true && super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches.inOrder {
      if session == nil {
        session = gateSet?.session(receiving: touches, with: event)
        // Reset in the middle of the sequence, it received another touch than the one that is
        // judged.
        if session?.follows(touches) != true { allow() }
      } else {
        // A thumb may rest on the screen while another finger scrolls.
        ignore(touch, for: event)
        allow()
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    gateSet?.touchesMoved(touches)
    guard state == .possible, let session else { return }
    perform(session.deferralMoved(), in: session)
  }

  /// Carries out what a session has decided, once the recognizer has joined it.
  func perform(_ action: DeferralMachine.Action, in session: GestureSession) {
    guard self.session === session else { return }
    switch action {
    case .wait: break
    case .allow: allow()
    case .stop: stop()
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func reset() {
    super.reset()
    session = nil
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let gateSet, let arbiter else { return false }
    return arbiter.holdsContent(of: otherGestureRecognizer, among: gateSet.regions)
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func end(_ touches: Set<UITouch>) {
    session?.touchesEnded(touches)
    state = isActive ? .ended : .failed
  }
}
