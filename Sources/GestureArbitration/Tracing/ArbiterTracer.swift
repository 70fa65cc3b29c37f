import Foundation
import UIKitShim

/// Writes down what an arbiter decides and what the recognizers do.
@MainActor
package final class ArbiterTracer {
  /// Whether each event goes to the system log as well.
  var logs = false
  private var ring: TraceRing
  private var policies = TracePolicies()
  private var gesture = 0
  /// Whether anything was written down about the present gesture.
  private var isGestureUsed = true
  /// When something happened last, in s: what is recorded never goes back in time.
  private(set) var latestTime: TimeInterval = 0
  /// When the first event of all happened, in s.
  private var firstTime: TimeInterval?
  /// The fingers of the present gesture, in the order in which they landed; nil once one has gone, since
  /// the next may be the same object.
  private var fingers: [ObjectIdentifier?] = []
  /// What each gate has said last in the present gesture.
  private var words: [Passage: Words] = [:]
  private lazy var recognizer = TraceRecognizer(for: self)
  private(set) weak var arbiter: GestureArbiter?

  /// What tells a judgement from the one before.
  private struct Words: Equatable {
    let rule: String
    let verdict: VerdictName
  }

  /// Makes a tracer; without an arbiter it has nobody to look at, and writes down what it is told.
  package init(for arbiter: GestureArbiter? = nil, capacity: Int) {
    self.arbiter = arbiter
    ring = TraceRing(capacity: capacity)
  }

  /// How many events are kept.
  var capacity: Int { ring.capacity }

  /// What was written down.
  var trace: GestureTrace { policies.trace(of: ring) }

  /// Begins anew with another number of events; gestures are numbered on.
  func restart(capacity: Int) {
    ring = TraceRing(capacity: capacity)
    policies = TracePolicies()
    firstTime = nil
  }

  /// Puts the recognizer that looks at the others on a view, or on none.
  func observe(_ view: UIView?) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view?.addGestureRecognizer(recognizer)
  }

  /// Takes note that the first finger of a gesture lands, before anybody judges it.
  func gestureBegins() {
    guard isGestureUsed else { return }
    isGestureUsed = false
    gesture += 1
    words.removeAll(keepingCapacity: true)
    fingers.removeAll(keepingCapacity: true)
  }

  /// Writes down what fingers did. Whoever is told first tells of a landing: a gate judges at once.
  func note(_ action: TraceEvent.FingerAction, _ touches: Set<UITouch>, in view: UIView?) {
    for touch in touches.inOrder {
      let known = fingers.firstIndex(of: ObjectIdentifier(touch))
      if known == nil { fingers.append(ObjectIdentifier(touch)) }
      if action == .landed, known != nil { continue }
      let place = known ?? fingers.count - 1
      append(
        .finger(action, number: place + 1, at: touch.location(in: view)), at: touch.timestamp)
      if action != .landed { fingers[place] = nil }
    }
  }

  /// Writes down the state in which a recognizer was seen.
  func note(_ name: String, _ state: RecognizerState, at time: TimeInterval) {
    append(.recognizer(name, state), at: time)
  }

  /// Writes down what becomes of a pop or push whose finger has gone, by what UIKit tells everyone (C230).
  func noteTransition() {
    guard let coordinator = arbiter?.navigationController?.transitionCoordinator else { return }
    append(
      .recognizer(TraceEvent.transition, coordinator.isCancelled ? .cancelled : .ended),
      at: latestTime)
  }

  /// Writes down what the rules said, if that is something new.
  func note(
    _ judgement: borrowing Decision, by passage: Passage, under policy: PopPolicy,
    at time: TimeInterval
  ) {
    let said = Words(rule: judgement.rule, verdict: judgement.verdict.jsonName)
    guard words[passage] != said else { return }
    words[passage] = said
    append(
      .judged(copy judgement, policy: policies.number(of: policy, in: ring)), at: time)
  }

  /// Writes down what a gate decided.
  package func conclude(
    _ decision: borrowing Decision, under policy: PopPolicy, at time: TimeInterval
  ) {
    append(.decided(copy decision, policy: policies.number(of: policy, in: ring)), at: time)
  }

  private func append(_ kind: consuming TraceEvent.Kind, at time: TimeInterval) {
    if time.isFinite { latestTime = min(max(time, latestTime), TraceMetrics.latestTime) }
    isGestureUsed = true
    let event = TraceEvent(time: latestTime, gesture: gesture, kind: kind)
    if logs {
      let start = firstTime ?? latestTime
      firstTime = start
      RuntimeWarning.note("\(Int(((latestTime - start) * 1000).rounded())) ms  \(event.line)")
    }
    ring.append(event)
  }
}
