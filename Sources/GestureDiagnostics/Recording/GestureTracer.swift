import Foundation
import GestureArbitration
import UIKitShim

/// Records touches, the decisions of an arbiter, and the changes of recognizers, scroll views and
/// the stack.
@MainActor
package final class GestureTracer {
  /// Whether each event is also written to the system log.
  var logs = false
  /// Whether the moves of touches, the changes of scroll views and the stack, and screens are
  /// recorded as well.
  private(set) var records = false
  private var screens = RecordedScreens()
  private var motions = MotionSampler()
  /// Whether a touch was recorded in the current turn of the run loop.
  private var hasTouched = false
  /// The time of the latest touch event, in s.
  private var touchTime: TimeInterval = 0
  /// The number of touch events before the latest one in the same turn. After the main thread was
  /// busy, UIKit delivers several in one turn, and the recorder detects the effects of each with a
  /// later one.
  private var earlierTouchEvents = 0
  /// Whether the touch of a pop or push has ended, and the end of its transition is not recorded
  /// yet.
  private var awaitsTransition = false
  /// How late the latest touch event was delivered, in s.
  private var delay: TimeInterval = 0
  private var ring: TraceRing
  private var policies = TracePolicies()
  private var gesture = 0
  /// Whether the current gesture has an event.
  private var isGestureUsed = true
  /// The time of the latest event, in s. Only a touch event may be earlier than the event before
  /// it.
  private(set) var latestTime: TimeInterval = 0
  private var firstTime: TimeInterval?
  /// The touches of the current gesture in the order in which they landed.
  private var touches: [TracedTouch] = []
  /// The origin of the navigation controller's view in the window when the gesture began, in pt. A
  /// sheet moves with the touch (C187), so the location of the touch in its views does not change.
  private var origin = CGPoint.zero
  /// The last verdict of each gate in the current gesture.
  private var lastVerdicts: [NavigationGesture: LastVerdict] = [:]
  private lazy var recognizer = TraceRecognizer(for: self)
  /// The navigation controller's view, unless the arbiter was removed.
  private weak var host: UIView?
  /// Called when a touch lands outside the navigation controller's view, with its location in that
  /// view, in pt; only a recording notices.
  var onTouchOutside: (@MainActor (TraceEvent.Outside, CGPoint) -> Void)?
  private(set) weak var arbiter: GestureArbiter?

  private struct TracedTouch {
    /// Nil once the touch has ended, because the next touch may be the same object.
    var id: ObjectIdentifier?
    let type: TraceEvent.TouchType
    var place = CGPoint.zero
  }

  /// The parts of a verdict that are compared with the last one. A longer translation alone is not
  /// recorded again.
  private struct LastVerdict: Equatable {
    let rule: String
    let outcome: String
  }

  /// Creates a tracer; without an arbiter it records only the decisions passed to it.
  package init(for arbiter: GestureArbiter? = nil, capacity: Int) {
    self.arbiter = arbiter
    ring = TraceRing(capacity: capacity)
  }

  /// The number of events that the tracer keeps.
  var capacity: Int { ring.capacity }

  /// The recorded events, including the changes in the current turn of the run loop.
  var trace: GestureTrace {
    turnDidEnd()
    var trace = policies.trace(of: ring).inOrderOfTime
    guard records || !screens.screens.isEmpty else { return trace }
    trace.end = max(uptime, latestTime)
    // Playing starts with the first gesture on a screen, which must be complete.
    let first = trace.firstWholeGesture ?? .max
    trace.screens = screens.screens.filter { $0.gesture >= first }
    return trace
  }

  /// Starts a new trace with another capacity; the numbers of gestures continue.
  func restart(capacity: Int) {
    ring = TraceRing(capacity: capacity)
    policies = TracePolicies()
    firstTime = nil
    setRecording(records)
  }

  /// Starts a new recording, or ends the current one.
  ///
  /// - Parameter recognizers: The recognizers, with their indices in the snapshot of a recording
  ///   that is played again; nil to record screens.
  func setRecording(
    _ records: Bool, of recognizers: [(recognizer: UIGestureRecognizer, index: Int)]? = nil
  ) {
    if records {
      screens = recognizers.map { RecordedScreens($0) } ?? RecordedScreens()
      motions = MotionSampler()
    }
    self.records = records
    placeRecognizer()
  }

  /// Adds the sampling recognizer to the window, where it receives an event after the gates.
  private func placeRecognizer() {
    let view = host == nil ? nil : arbiter?.navigationController?.windowOfScreens
    guard recognizer.view !== view else { return }
    recognizer.view?.removeGestureRecognizer(recognizer)
    view?.addGestureRecognizer(recognizer)
  }

  /// Starts a gesture before its first touch lands or its swipe begins, and so before a gate judges
  /// it.
  ///
  /// - Parameter view: The view that the touch lands on; nil for a swipe.
  func gestureWillBegin(over view: UIView? = nil, isSwipe: Bool = false) {
    guard isGestureUsed else { return }
    // Movement until now belongs to the previous gesture and its screen.
    if records { sampleMotions(at: latestTime) }
    isGestureUsed = false
    gesture += 1
    lastVerdicts.removeAll(keepingCapacity: true)
    touches.removeAll(keepingCapacity: true)
    guard records, let arbiter else { return }
    let state = screens.stateToRecord(
      on: arbiter, over: view, capacity: ring.capacity, isMoving: motions.isMoving,
      isChanged: motions.wasMovedByCode, isSwipe: isSwipe)
    if let state {
      let snapshot = arbiter.numberedSnapshot()
      screens.record(snapshot, in: state, at: gesture)
    }
    motions.dropResting()
  }

  /// Records that a swipe has begun.
  func noteSwipe() {
    append(.recognizer(TraceEvent.swipe, .began), at: uptime)
    screens.noteSwipe()
  }

  /// Whether nothing has happened since a swipe began.
  var endsWithSwipe: Bool { ring.last?.isSwipe ?? false }

  /// Whether the touches on a view are traced: a recording contains those beside the stack too,
  /// which may take a drag that was meant for it.
  func traces(_ view: UIView?) -> Bool {
    records || host.map { view?.isDescendant(of: $0) ?? false } ?? false
  }

  /// Follows the scroll views around a view.
  func follow(_ view: UIView?) { motions.add(around: view, naming: name) }

  /// Records the touches of an event. The first recognizer that receives a landing records it.
  func note(_ action: TraceEvent.TouchAction, _ touches: Set<UITouch>) {
    if self.touches.isEmpty {
      origin = arbiter?.navigationController?.originInWindow ?? .zero
    }
    for touch in touches.inOrder {
      if records, touch.timestamp > touchTime {
        earlierTouchEvents = hasTouched ? earlierTouchEvents + 1 : 0
        touchTime = touch.timestamp
      }
      let known = self.touches.firstIndex { $0.id == ObjectIdentifier(touch) }
      if known == nil {
        self.touches.append(
          TracedTouch(id: ObjectIdentifier(touch), type: TraceEvent.TouchType(touch.type)))
      }
      if action == .began, known != nil { continue }
      let index = known ?? self.touches.count - 1
      let place = touch.location(in: nil)
      self.touches[index].place = CGPoint(x: place.x - origin.x, y: place.y - origin.y)
      guard action == .began, records else {
        append(action, index, at: touch.timestamp)
        continue
      }
      noteLanding(of: touch, index)
    }
    guard records else { return }
    hasTouched = true
    delay = min(max(uptime - latestTime, 0), DiagnosticMetrics.latestDelivery)
  }

  private func noteLanding(of touch: UITouch, _ index: Int) {
    let outside = arbiter?.navigationController?.outside(of: touch.view)
    append(
      .began, index, at: touch.timestamp, on: touch.view.flatMap { screens.index(of: $0) },
      outside: outside)
    follow(touch.view)
    if let outside { onTouchOutside?(outside, touches[index].place) }
  }

  /// Records a cancellation of the touches whose end the recorder did not receive. Only its reset
  /// is certain (C050, C068).
  func forgetTouches() {
    for index in touches.indices where touches[index].id != nil {
      append(.cancelled, index, at: latestTime)
    }
  }

  private func append(
    _ action: TraceEvent.TouchAction, _ index: Int, at time: TimeInterval, on view: Int? = nil,
    outside: TraceEvent.Outside? = nil
  ) {
    let touch = touches[index]
    append(
      .touch(action, number: index + 1, at: touch.place, type: touch.type), at: time, index: view,
      outside: outside)
    if action == .ended || action == .cancelled { touches[index].id = nil }
  }

  /// The name of a recognizer in the trace; without the names of classes that which the app gave it,
  /// or else its number in the snapshot.
  func name(of recognizer: UIGestureRecognizer) -> String {
    guard let arbiter, !arbiter.includesClassNames else { return recognizer.displayName }
    return recognizer.name
      ?? screens.index(of: recognizer).map { "recognizer \($0)" } ?? "a recognizer"
  }

  /// Records the state of a recognizer.
  func note(
    _ sampled: UIGestureRecognizer?, _ name: String, _ state: RecognizerState, at time: TimeInterval
  ) {
    append(.recognizer(name, state), at: time, index: sampled.flatMap { screens.index(of: $0) })
  }

  private var uptime: TimeInterval { RunningSystem.uptime(of: recognizer.view) }

  private func sampleMotions(at time: TimeInterval) {
    // As a copy: what an app overrides may read the trace.
    var motions = motions
    defer { self.motions = motions }
    motions.sample(arbiter?.navigationController) { kind, pan in
      if case .scroll(_, _, let offset) = kind { screens.scrolled(pan?.view, to: offset) }
      append(kind, at: time, index: pan.flatMap { screens.index(of: $0) })
    }
  }

  /// Called when the last touch of a gesture that moved a pop or push has ended.
  ///
  /// UIKit may reset the recorder before it sends the pop's action, so the transition is read when
  /// the turn ends.
  func transitionWasLeft() { awaitsTransition = true }

  /// Records whether a pop or push finishes after its touch, from its transition coordinator
  /// (C230).
  private func noteTransition() {
    guard awaitsTransition else { return }
    guard let coordinator = arbiter?.navigationController?.transitionCoordinator else {
      awaitsTransition = false
      return
    }
    // A transition that starts only in the next turn ends its interaction there.
    if coordinator.isInteractive { return }
    awaitsTransition = false
    append(
      .recognizer(TraceEvent.transition, coordinator.isCancelled ? .cancelled : .ended),
      at: latestTime)
  }

  private func append(
    _ kind: TraceEvent.Kind, at time: TimeInterval, index: Int? = nil,
    outside: TraceEvent.Outside? = nil
  ) {
    var isTouch = false
    if case .touch = kind { isTouch = true }
    if time.isFinite {
      // A touch keeps its own timestamp, with which velocities are computed (C018).
      let earliest = isTouch ? 0 : latestTime
      latestTime = min(max(time, earliest), DiagnosticMetrics.latestTraceTime)
    }
    isGestureUsed = true
    let isFound = index != nil && earlierTouchEvents > 0 && !isTouch
    let event = TraceEvent(
      time: latestTime, gesture: gesture, kind: kind, index: index,
      earlierTouchEvents: isFound ? earlierTouchEvents : nil,
      outside: outside)
    if records { screens.note() }
    if logs, event.isPrinted {
      let start = firstTime ?? latestTime
      firstTime = start
      RuntimeWarning.trace.write(
        "\(Int(((latestTime - start) * 1000).rounded())) ms  \(event.line)")
    }
    ring.append(event)
  }
}

extension GestureTracer: ArbitrationObserver {
  package func touchesDidLand(_ touches: Set<UITouch>) { note(.began, touches) }

  /// Records the verdict of a gate if it differs from the last one.
  package func gateDidWait(
    with decision: PopDecision, on gesture: NavigationGesture, under policy: PopPolicy,
    at time: TimeInterval
  ) {
    let verdict = LastVerdict(rule: decision.rule, outcome: decision.outcome)
    guard lastVerdicts[gesture] != verdict else { return }
    lastVerdicts[gesture] = verdict
    append(.judged(decision, policy: policies.number(of: policy, in: ring)), at: time)
  }

  package func arbiterDidDecide(
    _ decision: PopDecision, under policy: PopPolicy, at time: TimeInterval
  ) {
    append(.decided(decision, policy: policies.number(of: policy, in: ring)), at: time)
  }

  package func arbiterDidDecide(
    _ decision: EnclosingPanDecision, about touch: UITouch?, isInside: Bool
  ) {
    if !isInside {
      // The touches on a presented controller do not reach the view, so none can be played again.
      if records { return }
      gestureWillBegin(over: touch?.view)
    }
    append(.enclosingPans(decision), at: touch?.timestamp ?? latestTime)
  }

  /// Starts a gesture for a swipe.
  package func swipeWillBegin() { recognizer.swipeBegins() }

  /// Follows the recognizers and scroll views below the pointer.
  package func swipeDidMove(over view: UIView?) { recognizer.swiped(over: view) }

  /// Starts sampling in the window of the navigation controller's view, or stops.
  package func arbiterDidMove(to view: UIView?) {
    host = view
    placeRecognizer()
  }

  /// Records the changes of recognizers, scroll views and the stack in a turn of the run loop.
  ///
  /// A change in the turn of a touch event has the event's time. In any other turn it has the
  /// current time minus the delay with which touches are delivered.
  func turnDidEnd() {
    noteTransition()
    // The window is known once the view is in it.
    placeRecognizer()
    // Without a view the recorder has been removed, or was not added to one yet.
    guard records, recognizer.view != nil else { return }
    let time = hasTouched ? latestTime : uptime - delay
    hasTouched = false
    recognizer.sample(at: time)
    sampleMotions(at: time)
    earlierTouchEvents = 0
  }
}

extension GestureTrace {
  /// The trace with times that do not run backwards. An event that was recorded before a delayed
  /// touch event gets the time of that event if its own is later.
  fileprivate var inOrderOfTime: GestureTrace {
    var trace = self
    for index in events.indices.dropLast().reversed() {
      trace.events[index].time = min(trace.events[index].time, trace.events[index + 1].time)
    }
    return trace
  }
}

extension TraceEvent.TouchType {
  fileprivate init(_ type: UITouch.TouchType) {
    self =
      switch type {
      case .direct: .direct
      case .indirect: .indirect
      case .pencil: .pencil
      case .indirectPointer: .indirectPointer
      @unknown default: .direct
      }
  }
}
