import Foundation
import UIKitShim

/// Records what an arbiter decides and what recognizers do.
@MainActor
package final class GestureTracer {
  /// Whether each event is also written to the system log.
  var logs = false
  private var ring: TraceRing
  private var policies = TracePolicies()
  private var gesture = 0
  /// Whether the present gesture has an event.
  private var isGestureUsed = true
  /// The time of the latest event, in s: recorded time never runs backwards.
  private(set) var latestTime: TimeInterval = 0
  private var firstTime: TimeInterval?
  /// The touches of the present gesture in the order in which they landed; nil once ended, because
  /// the next touch may be the same object.
  private var touches: [ObjectIdentifier?] = []
  /// The last verdict of each gate in the present gesture.
  private var lastVerdicts: [NavigationGesture: LastVerdict] = [:]
  private lazy var recognizer = TraceRecognizer(for: self)
  private(set) weak var arbiter: GestureArbiter?

  /// What distinguishes a verdict from the one before: a longer way is no news.
  private struct LastVerdict: Equatable {
    let rule: String
    let outcome: String
  }

  /// Creates a tracer; without an arbiter it records only what it is given.
  package init(for arbiter: GestureArbiter? = nil, capacity: Int) {
    self.arbiter = arbiter
    ring = TraceRing(capacity: capacity)
  }

  /// The number of events that are kept.
  var capacity: Int { ring.capacity }

  /// What was recorded.
  var trace: GestureTrace { policies.trace(of: ring) }

  /// Starts a new trace with another capacity; gestures keep counting.
  func restart(capacity: Int) {
    ring = TraceRing(capacity: capacity)
    policies = TracePolicies()
    firstTime = nil
  }

  /// Adds the sampling recognizer to a view, or removes it.
  func observe(_ view: UIView?) {
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view?.addGestureRecognizer(recognizer)
  }

  /// Starts a gesture when its first touch is about to land, before any gate judges it.
  func gestureWillBegin() {
    guard isGestureUsed else { return }
    isGestureUsed = false
    gesture += 1
    lastVerdicts.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
  }

  /// Records what touches did. The first recognizer that receives a landing records it.
  func note(_ action: TraceEvent.TouchAction, _ touches: Set<UITouch>, in view: UIView?) {
    for touch in touches.inOrder {
      let known = self.touches.firstIndex(of: ObjectIdentifier(touch))
      if known == nil { self.touches.append(ObjectIdentifier(touch)) }
      if action == .began, known != nil { continue }
      let index = known ?? self.touches.count - 1
      append(.touch(action, number: index + 1, at: touch.location(in: view)), at: touch.timestamp)
      if action != .began { self.touches[index] = nil }
    }
  }

  /// Records the state of a recognizer.
  func note(_ name: String, _ state: RecognizerState, at time: TimeInterval) {
    append(.recognizer(name, state), at: time)
  }

  /// Records what becomes of a pop or push after its touch, from its transition coordinator (C230).
  func noteTransition() {
    guard let coordinator = arbiter?.navigationController?.transitionCoordinator else { return }
    append(
      .recognizer(TraceEvent.transition, coordinator.isCancelled ? .cancelled : .ended),
      at: latestTime)
  }

  /// Records the verdict on a gesture while its gate waits, if it differs from the last one.
  func note(_ gesture: NavigationGesture, in session: GestureSession) {
    guard let gate = session.gate(for: gesture), gate.outcome == .pending, let latest = gate.latest
    else { return }
    let verdict = LastVerdict(rule: latest.rule, outcome: latest.outcome)
    guard lastVerdicts[gesture] != verdict else { return }
    lastVerdicts[gesture] = verdict
    append(
      .judged(latest, policy: policies.number(of: gate.policy, in: ring)), at: session.time)
  }

  /// Records the decision of a gate.
  func conclude(_ decision: PopDecision, in session: GestureSession) {
    conclude(
      decision, under: session.policy(for: decision.attempt.gesture), at: session.time)
  }

  /// Records a decision under a policy, at a time in s.
  package func conclude(_ decision: PopDecision, under policy: PopPolicy, at time: TimeInterval) {
    append(.decided(decision, policy: policies.number(of: policy, in: ring)), at: time)
  }

  private func append(_ kind: TraceEvent.Kind, at time: TimeInterval) {
    if time.isFinite { latestTime = min(max(time, latestTime), GestureMetrics.latestTraceTime) }
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

extension GestureArbiter {
  /// Starts, changes or stops tracing.
  func setTracer(capacity: Int, logs: Bool) {
    guard capacity != traceCapacity || logs != logsTrace else { return }
    guard capacity > 0 || logs else {
      tracer?.observe(nil)
      tracer = nil
      return
    }
    if let tracer {
      if capacity != tracer.capacity { tracer.restart(capacity: capacity) }
      tracer.logs = logs
      return
    }
    let tracer = GestureTracer(for: self, capacity: capacity)
    tracer.logs = logs
    if !isRemoved { tracer.observe(navigationController?.viewIfLoaded) }
    self.tracer = tracer
  }
}
