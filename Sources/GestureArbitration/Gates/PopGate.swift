import UIKitShim

/// Stands before a pop recognizer: it fails to let the pop begin, and recognizes to refuse it.
///
/// UIKit's pop recognizer waits for it by a dynamic failure requirement, so nothing is left behind
/// when the gate goes (C214). It never cancels, delays or prevents anything but that one recognizer,
/// and is never prevented.
///
/// ```text
///              ┌─► failed              the pop may begin
///  possible ───┤
///              └─► began ─► ended      the pop has failed
/// ```
///
/// A refusal begins instead of being recognized at once: a recognizer that has ended may be reset
/// while the finger is down (C062), and would no longer hold the pop.
@MainActor
final class PopGate: UIGestureRecognizer {
  /// The pop recognizer the gate stands before.
  let source: PopSource
  /// What became of the attempt.
  private(set) var outcome = Outcome.pending
  private weak var arbiter: GestureArbiter?
  private var policy = PopPolicy.standard
  private var track: FingerTrack?
  /// The fingers that are down: the gate holds the pop until the last is up, since a pop that has
  /// failed may be reset and take up any of them (C062).
  private var fingers = 0
  /// What the rules said last, and nobody was told yet.
  private var latest: Decision?

  enum Outcome {
    /// The rules wait for more movement.
    case pending
    /// The pop may begin.
    case allowed
    /// The pop may not begin.
    case refused
    /// The pop recognizer has failed by itself; there is nothing to decide.
    case moot
  }

  init(source: PopSource, arbiter: GestureArbiter) {
    self.source = source
    self.arbiter = arbiter
    super.init(target: nil, action: nil)
    name = "GestureArbiter.\(source.rawValue)Gate"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// The recognizer the gate stands before; looked up anew, since a controller may get others.
  var pop: UIGestureRecognizer? { arbiter?.popRecognizer(for: source) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    for touch in touches.inOrder {
      guard track == nil, let arbiter else {
        refuseSecondFinger()
        continue
      }
      track = FingerTrack(
        start: touch.location(in: view), point: touch.location(in: nil), time: touch.timestamp)
      policy = arbiter.policy
      latest = judge(.touchDown, over: touch.view)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard outcome == .pending, let touch = touches.first else { return }
    guard isAttempted(with: touch) else { return giveUp() }
    track?.move(to: touch.location(in: nil), at: touch.timestamp)
    // What was refused at touch-down stays refused; nobody is told before the finger moves, since a
    // tap is no attempt.
    if latest?.refusal == nil { latest = judge(.moved, over: touch.view) }
    guard let latest, !latest.isUndecided else { return }
    conclude(latest.allows ? .allowed : .refused)
    arbiter?.report(latest)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { close(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { close(touches) }

  override func reset() {
    super.reset()
    fingers = 0
    outcome = .pending
    track = nil
    latest = nil
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === pop
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer === pop
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether there is a pop recognizer that may still begin with a touch.
  ///
  /// It has to receive the touch (C021): one that refused it stays possible and never begins.
  private func isAttempted(with touch: UITouch) -> Bool {
    guard let pop, pop.isEnabled, pop.state != .failed else { return false }
    return touch.gestureRecognizers?.contains(pop) ?? true
  }

  /// Asks the policy that was in force when the finger landed.
  private func judge(_ phase: AttemptPhase, over hitView: UIView?) -> Decision? {
    guard let arbiter, let track else { return nil }
    return arbiter.attempt(source, phase: phase, track: track, over: hitView)
      .map(policy.decision(on:))
  }

  private func conclude(_ outcome: Outcome) {
    self.outcome = outcome
    state = outcome == .allowed ? .failed : .began
    arbiter?.gateDecided()
  }

  /// Ends an attempt that the pop recognizer gave up by itself.
  ///
  /// A touch that did not come over the bezel fails the edge pop at touch-down (C117): then there
  /// was no attempt, and nobody is told. Content that begins first fails either pop later.
  private func giveUp() {
    tellRefusal(.recognizerGaveUp)
    conclude(.moot)
  }

  /// Leaves a drag of several fingers to the content: a thumb may rest while another finger scrolls.
  private func refuseSecondFinger() {
    guard outcome == .pending, track != nil else { return }
    tellRefusal(.severalFingers)
    conclude(.refused)
  }

  /// Ends with the last touch: a pop that is still held must not fire late (C092).
  private func close(_ touches: Set<UITouch>) {
    fingers -= touches.count
    guard fingers <= 0 else { return }
    if outcome == .pending {
      if touches.allSatisfy({ isAttempted(with: $0) }) {
        tellRefusal(.endedUndecided)
        conclude(.refused)
      } else {
        giveUp()
      }
    }
    if outcome != .allowed { state = .ended }
  }

  /// Tells how an attempt ended that the rules had not decided; a tap is no attempt.
  private func tellRefusal(_ reason: RefusalReason) {
    guard var decision = latest, decision.attempt.phase == .moved else { return }
    decision.verdict = .refuse(reason)
    arbiter?.report(decision)
  }
}
