import UIKitShim

/// Makes content defer to the pops: the content's pan waits for this recognizer to fail.
///
/// It fails, and lets the content go, as soon as no pop will begin. It recognizes, and stops the
/// content, when a pop has begun.
///
/// The decision is the session's (``DeferralMachine``).
@MainActor
final class ScrollDeferralRecognizer: GateRecognizer {
  private var session: GestureSession?
  private let removal: DeallocationObserver

  init(in set: GateSet) {
    removal = set.observeRemoval()
    super.init(in: set, named: RecognizerNames.scrollDeferral)
  }

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
    session?.touch?.waiting(where: holds).forEach { $0.leaveTouchSequence() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let isFirst = session == nil
    if isFirst { session = gateSet?.session(receiving: touches, with: event) }
    // A thumb may rest on the screen while another finger scrolls. Reset in the middle of the
    // sequence, it received another touch than the one that is judged.
    guard isFirst, touches.count == 1, session?.follows(touches) == true else {
      for touch in touches where !isFirst || touch !== session?.touch { ignore(touch, for: event) }
      return allow()
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
    gateSet?.recognizerWasReset()
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  private func end(_ touches: Set<UITouch>) {
    session?.touchesEnded(touches)
    state = isActive ? .ended : .failed
  }
}
