import Foundation
import UIKitShim

/// Stands before UIKit's pop recognizer and the arbiter's own: it fails to let a pop begin, and
/// recognizes to refuse it.
///
/// UIKit's waits for it by a dynamic failure requirement, so nothing is left behind when the gate goes
/// (C214); the arbiter's own by one that goes with it. It never cancels, delays or prevents anything
/// but what it stands before, and is never prevented.
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
  /// What the gate lets through.
  let passage: Passage
  /// What became of the attempt.
  private(set) var outcome = Outcome.pending
  private weak var arbiter: GestureArbiter?
  private var policy = PopPolicy.standard
  /// The finger that is judged, and how it moves: the first to land.
  private weak var touch: UITouch?
  private var track: FingerTrack?
  /// Whether the pop recognizer was found to receive the touch; it is asked for until then.
  private var isTouchShared = false
  /// The fingers that are down: the gate holds the pop until the last is up, since a pop that has
  /// failed may be reset and take up any of them (C062).
  private var fingers = 0
  /// What the rules said last, and nobody was told yet.
  private var latest: Decision?
  /// When the passage was allowed, in s, and after what travel, in pt.
  private(set) var allowance: (time: TimeInterval, travel: CGFloat)?

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

  init(_ passage: Passage, arbiter: GestureArbiter) {
    self.passage = passage
    self.arbiter = arbiter
    super.init(target: nil, action: nil)
    name = "GestureArbiter.\(passage.name)Gate"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// UIKit's recognizer that the gate stands before; looked up anew, since a controller may get others.
  var pop: UIGestureRecognizer? { arbiter?.popRecognizer(for: passage) }

  /// The arbiter's own recognizer that the gate stands before, if there is one.
  ///
  /// None while UIKit's is disabled: that is how apps have always said that a swipe shall not pop.
  /// Before iOS 26 UIKit has but one of which they can say it. Where there is no back button to swipe for
  /// it may be UIKit itself that has disabled it (Q14), and then it does not count.
  var ownPop: UIGestureRecognizer? {
    guard let arbiter, let own = arbiter.ownPops?[passage], own.isEnabled else { return nil }
    if passage == .push { return own }
    let uikit = pop ?? arbiter.popRecognizer(for: .edgePop)
    let isMissing = arbiter.navigationController?.isBackButtonMissing ?? false
    return uikit?.isEnabled ?? true || isMissing ? own : nil
  }

  /// Whether the rules still have something to say about a finger that is down.
  var isOpen: Bool { track != nil && outcome == .pending && mayBegin }

  /// Whether a pop may still come through the gate.
  var isAwaited: Bool {
    track != nil && (outcome == .pending || outcome == .allowed) && mayBegin
  }

  /// Whether there is no drag.
  var isIdle: Bool { track == nil }

  /// Asked before anybody is told of the touch: whatever it catches still moves (C030, C170).
  override func shouldReceive(_ event: UIEvent) -> Bool {
    // One gate of the two is enough: both are asked before any of them is told.
    if track == nil, passage == .edgePop { arbiter?.noteMotions(in: event) }
    return super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    guard let arbiter else { return }
    arbiter.tracer?.note(.landed, touches, in: view)
    if track == nil, let touch = touches.inOrder.first { follow(touch, for: arbiter) }
    guard outcome == .pending, latest?.refusal == nil else { return }
    let hasMoved = latest?.attempt.phase == .moved
    latest = judge(hasMoved ? .moved : .touchDown)
    // A finger that joins a drag is told of at once: the other may not move any more.
    if hasMoved { settle() } else { note() }
  }

  private func follow(_ touch: UITouch, for arbiter: GestureArbiter) {
    arbiter.arrive(in: view)
    if passage == .edgePop { arbiter.lookAround(under: touch.view) }
    self.touch = touch
    track = FingerTrack(
      start: touch.location(in: arbiter.navigationController?.viewIfLoaded ?? view),
      point: touch.location(in: nil), time: touch.timestamp)
    policy = passage == .push ? arbiter.pushPolicy : arbiter.policyInForce
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard outcome == .pending, let touch, touches.contains(touch) else { return }
    guard mayBegin else { return giveUp() }
    track?.move(to: touch.location(in: nil), at: touch.timestamp)
    // What was refused at touch-down stays refused; nobody is told before the finger moves, since a
    // tap is no attempt.
    if latest?.refusal == nil { latest = judge(.moved) }
    settle()
  }

  /// Concludes if the rules have decided, and asks the screen if they want its word.
  private func settle() {
    if latest?.verdict == .asksScreen, let arbiter {
      // The edge pop goes first: one drag, one question.
      note()
      if passage == .contentPop, arbiter.isEdgeGateOpen { return }
      arbiter.askScreen(passage.source)
      latest = judge(.moved)
    }
    // The screen may have done anything when it was asked, such as taking the arbiter away.
    guard outcome == .pending, let latest else { return }
    guard latest.allows || latest.refusal != nil else { return note() }
    conclude(latest.allows ? .allowed : .refused)
    tell(latest)
  }

  /// Has written down what the rules said, unless they wait for more movement as before.
  private func note() {
    guard let tracer = arbiter?.tracer, let latest else { return }
    tracer.note(latest, by: passage, under: policy, at: touch?.timestamp ?? tracer.latestTime)
  }

  /// Tells whoever wants to know.
  private func tell(_ decision: Decision) {
    guard let arbiter else { return }
    if let tracer = arbiter.tracer {
      tracer.conclude(decision, under: policy, at: touch?.timestamp ?? tracer.latestTime)
    }
    arbiter.report(decision)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { close(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { close(touches) }

  override func reset() {
    super.reset()
    fingers = 0
    outcome = .pending
    track = nil
    touch = nil
    isTouchShared = false
    latest = nil
    allowance = nil
    arbiter?.gateReset()
    arbiter?.takeHome(self)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer === pop
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    preventedGestureRecognizer === pop || preventedGestureRecognizer === ownPop
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether there is a pop recognizer that may still begin with the finger.
  private var mayBegin: Bool {
    if mayUIKitBegin { return true }
    guard let ownPop else { return false }
    return ownPop.state != .failed
  }

  /// Whether UIKit's pop recognizer may still begin with the finger.
  ///
  /// It has to receive the touch (C021): one that refused it stays possible and never begins.
  var mayUIKitBegin: Bool {
    guard let pop, pop.isEnabled, pop.state != .failed else { return false }
    if !isTouchShared { isTouchShared = touch?.gestureRecognizers?.contains(pop) ?? true }
    return isTouchShared
  }

  /// Asks the policy that was in force when the finger landed.
  private func judge(_ phase: AttemptPhase) -> Decision? {
    guard let arbiter, let track else { return nil }
    return arbiter.attempt(passage, phase: phase, track: track, fingers: fingers, over: touch?.view)
      .map(policy.decision(on:))
  }

  private func conclude(_ outcome: Outcome) {
    self.outcome = outcome
    if outcome == .allowed, let touch, let track { allowance = (touch.timestamp, track.travel) }
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

  /// Ends with the last touch: a pop that is still held must not fire late (C092).
  private func close(_ touches: Set<UITouch>) {
    fingers -= touches.count
    guard fingers <= 0 else { return }
    if outcome == .pending {
      if mayBegin {
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
    tell(decision)
  }
}
