import Foundation
import UIKitShim

/// Holds a pop recognizer until the rules have decided: it fails to let the gesture begin, and
/// begins to refuse it.
///
/// UIKit's recognizer waits for it by a dynamic failure requirement, a driver's recognizer by a
/// static one that is removed with it. A refusal begins instead of ending at once: a recognizer that has ended may be reset
/// while the touch is down (C062), and would no longer hold the pop.
///
/// The decision is the session's (``PopGateMachine``); this class feeds it and carries it out.
@MainActor
final class PopGate: GateRecognizer {
  let gesture: NavigationGesture
  private var session: GestureSession?
  /// The touches of the sequence that are down: the gate holds the pop until the last one has
  /// ended, because a pop that has failed may be reset and take up any of them (C062).
  private var touchCount = 0
  /// Whether the gate has refused and has not begun yet, because others wait for it.
  private var postponesBeginning = false
  /// Whether others wait for the gate to fail; nil until it matters.
  private var hasForeignWaiters: Bool?

  init(_ gesture: NavigationGesture, in set: GateSet) {
    self.gesture = gesture
    super.init(in: set, named: RecognizerNames.gate(of: gesture))
  }

  override func holds(_ other: UIGestureRecognizer) -> Bool {
    gateSet?.pops?.isBehindGate(other, of: gesture) ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchCount += touches.count
    if postponesBeginning, let session { begin(in: session) }
    guard let session = gateSet?.session(receiving: touches, with: event) else { return }
    self.session = session
    switch session.outcome(of: gesture) {
    case .pending, .abandoned, nil:
      let action = session.gateBegan(gesture)
      if self.session === session { perform(action, in: session) }
    // The gate was reset in the middle of the sequence (C062), which is decided.
    case .allowed: state = .failed
    case .refused: refuse(in: session)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    gateSet?.touchesMoved(touches)
  }

  /// Judges the latest move.
  func judge(in session: GestureSession) {
    guard state == .possible || isActive, self.session === session else { return }
    if postponesBeginning { begin(in: session) }
    let action = session.gateMoved(gesture)
    // A role's closure may have removed the arbiter, and so reset the gate.
    if self.session === session { perform(action, in: session) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func reset() {
    super.reset()
    touchCount = 0
    postponesBeginning = false
    hasForeignWaiters = nil
    session?.gateWasReset(gesture)
    session = nil
    gateSet?.recognizerWasReset()
  }

  private func end(_ touches: Set<UITouch>) {
    touchCount -= touches.count
    session?.touchesEnded(touches)
    guard touchCount <= 0 else { return }
    if let session { perform(session.gateEnded(gesture), in: session) }
    state = isActive ? .ended : .failed
  }

  private func perform(_ action: PopGateMachine.Action, in session: GestureSession) {
    switch action {
    case .wait:
      reportWait(in: session)
    case .askScreen:
      reportWait(in: session)
      // The screen may do anything when it is asked: removing the arbiter resets the gate, which
      // leaves nothing to perform.
      perform(session.askScreen(about: gesture), in: session)
    case .hold:
      // Content is let go with the first move, when every gate has judged the landing.
      begin(in: session)
    case .allow(let decision):
      allow(in: session)
      report(decision, in: session)
    case .refuse(let decision):
      refuse(in: session)
      report(decision, in: session)
    case .abandon(let decision):
      // The gate neither begins nor fails: a pop that has failed may be reset while other touches
      // are down (C062), and one may receive its touch late (C024).
      conclude(in: session)
      if let decision { report(decision, in: session) }
    }
  }

  private func allow(in session: GestureSession) {
    session.resetTranslation(of: gesture)
    if state == .possible { state = .failed }
    conclude(in: session)
  }

  private func refuse(in session: GestureSession) {
    begin(in: session)
    conclude(in: session)
  }

  /// Begins, so that the recognizers that it holds fail. If the hit view refuses the gate, its pops
  /// leave the touch sequence instead.
  ///
  /// A recognizer that waits for the gate fails with it (C086), as one does whose delegate requires
  /// everything outside its view to fail. While there is one, the gate holds its pop by staying
  /// possible, and begins only once the touch has moved where the gesture leads: no pop begins
  /// before (C192).
  private func begin(in session: GestureSession) {
    guard state == .possible else { return }
    // A pop may follow another touch than the one that is judged.
    if touchCount <= 1, !session.leadsTowards(gesture),
      hasForeignWaiters ?? session.hasForeignWaiters(self)
    {
      hasForeignWaiters = true
      postponesBeginning = true
      return
    }
    postponesBeginning = false
    session.withdrawPops(of: gesture, unlessHitViewLetsBegin: self)
    state = .began
  }

  private func conclude(in session: GestureSession) {
    gateSet?.deferral?.perform(session.gateConcluded(), in: session)
  }

  private func report(_ decision: PopDecision, in session: GestureSession) {
    arbiter?.report(decision, in: session)
    session.decisionWasReported()
  }

  private func reportWait(in session: GestureSession) {
    guard let observer = arbiter?.observer, let machine = session.gate(for: gesture),
      machine.outcome == .pending, let latest = machine.latest
    else { return }
    observer.gateDidWait(with: latest, on: gesture, under: machine.policy, at: session.time)
  }
}
