import GestureArbitration
import UIKitShim

/// Samples the states of other recognizers with every touch event; of a recording also with every
/// turn of the run loop.
///
/// It stays possible while a touch is down, because it would receive nothing otherwise, and fails
/// with the last one. It is on the window, where it receives an event after the gates; a recording has the
/// touches on what is presented as well. It has no delegate, prevents nothing
/// and requires no recognizer to wait. A swipe of a trackpad brings no touch (C132): the arbiter's
/// own pan reports it.
@MainActor
final class TraceRecognizer: UIGestureRecognizer, ArbitrationRecognizer {
  private(set) weak var tracer: GestureTracer?
  private var sampled: [SampledRecognizer] = []
  private var known: Set<ObjectIdentifier> = []
  private var touchCount = 0
  /// The number of moves since a touch landed.
  private var moves = 0
  /// Whether a pop or push began during the gesture.
  private var hasTransition = false
  /// Whether a swipe of a trackpad has begun, and what follows it is sampled.
  private var isSwiping = false

  init(for tracer: GestureTracer) {
    self.tracer = tracer
    super.init(target: nil, action: nil)
    name = RecognizerNames.trace
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Called before any recognizer receives a touch: verdicts on it belong to a new gesture.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    guard event.type == .touches else { return false }
    if touchCount == 0, tracer?.traces(event.allTouches?.inOrder.first?.view) != true {
      return false
    }
    if isSwiping, touchCount == 0 { sample(at: tracer?.latestTime ?? 0) }
    if touchCount == 0 { tracer?.gestureWillBegin(over: event.allTouches?.inOrder.first?.view) }
    return super.shouldReceive(event)
  }

  /// Called before any recognizer receives a swipe of a trackpad; UIKit may ask again before it
  /// moves, and when its momentum ends.
  func swipeBegins() {
    guard let tracer,
      !(isSwiping && (tracer.endsWithSwipe || sampled.contains(where: \.isActive)))
    else { return }
    isSwiping = true
    if touchCount == 0 {
      // A reset may still be to come.
      sample(at: tracer.latestTime)
      tracer.gestureWillBegin(isSwipe: true)
      forget()
    }
    tracer.noteSwipe()
    guard tracer.records, touchCount == 0 else { return }
    for recognizer in tracer.arbiter?.tracedRecognizers ?? [] {
      add(recognizer, isKnown: true)
    }
  }

  /// Called with the view below the pointer, once a swipe has moved.
  func swiped(over view: UIView?) {
    if !isSwiping { swipeBegins() }
    guard let tracer, tracer.records else { return }
    for view in view?.ancestors(through: nil) ?? [] {
      for case let pan as UIPanGestureRecognizer in view.gestureRecognizers ?? []
      where !pan.allowedScrollTypesMask.isEmpty {
        add(pan)
      }
    }
    tracer.follow(view)
  }

  override func touchesBegan(_ landing: Set<UITouch>, with event: UIEvent) {
    let touches = landing.filter { tracer?.traces($0.view) == true }
    for touch in landing.subtracting(touches) { ignore(touch, for: event) }
    if isSwiping, touchCount == 0 { forgetSwipe() }
    touchCount += touches.count
    moves = 0
    tracer?.note(.began, touches)
    add(around: touches)
    for recognizer in tracer?.arbiter?.tracedRecognizers ?? [] { add(recognizer) }
    sample(at: event.timestamp)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if tracer?.records ?? false {
      tracer?.note(.moved, touches)
      // A view may have added a recognizer as the touch landed, or for its first movement.
      if moves < DiagnosticMetrics.sampledMoves { add(around: touches) }
      moves += 1
    }
    sample(at: event.timestamp)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracer?.note(.ended, touches)
    if tracer?.records ?? false { add(around: touches) }
    remove(touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracer?.note(.cancelled, touches)
    remove(touches, event)
  }

  override func reset() {
    super.reset()
    // The others may be reset before or after; either is sampled.
    sample(at: tracer?.latestTime ?? 0)
    tracer?.forgetTouches()
    if hasTransition { tracer?.transitionWasLeft() }
    hasTransition = false
    touchCount = 0
    if isSwiping { forgetSwipe() } else { forget() }
  }

  private func forget() {
    hasTransition = false
    sampled.removeAll(keepingCapacity: true)
    known.removeAll(keepingCapacity: true)
  }

  /// Forgets what does not follow a swipe any more, which ends without a reset.
  private func forgetSwipe() {
    sampled.removeAll { !$0.isActive }
    known = Set(sampled.compactMap { $0.recognizer.map(ObjectIdentifier.init) })
    isSwiping = !sampled.isEmpty
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func remove(_ touches: Set<UITouch>, _ event: UIEvent) {
    touchCount -= touches.count
    sample(at: event.timestamp)
    if touchCount <= 0, state == .possible { state = .failed }
  }

  private func add(around touches: Set<UITouch>) {
    for touch in touches.inOrder {
      for recognizer in touch.gestureRecognizers ?? [] { add(recognizer) }
    }
  }

  /// - Parameter isKnown: Whether its current state is known, and not recorded.
  private func add(_ recognizer: UIGestureRecognizer, isKnown: Bool = false) {
    guard recognizer !== self, known.insert(ObjectIdentifier(recognizer)).inserted else { return }
    let name = tracer?.name(of: recognizer) ?? recognizer.displayName
    sampled.append(SampledRecognizer(recognizer, named: name, isKnown: isKnown))
  }

  /// Records the states that have changed.
  func sample(at time: TimeInterval) {
    guard let tracer else { return }
    for index in sampled.indices {
      guard let state = sampled[index].stateChange() else { continue }
      tracer.note(sampled[index].recognizer, sampled[index].name, state, at: time)
      if sampled[index].isActive, movesScreens(sampled[index]) { hasTransition = true }
    }
    // After a swipe there is no reset.
    if hasTransition, isSwiping, !sampled.contains(where: { $0.isActive && movesScreens($0) }) {
      tracer.transitionWasLeft()
      hasTransition = false
    }
  }

  private func movesScreens(_ sampled: SampledRecognizer) -> Bool {
    guard let recognizer = sampled.recognizer, let arbiter = tracer?.arbiter else { return false }
    return arbiter.movesScreens(recognizer)
  }
}

extension GestureArbiter {
  /// UIKit's pops and the arbiter's recognizers, whether or not they receive a touch.
  fileprivate var tracedRecognizers: [UIGestureRecognizer] {
    pops().behindGates + recognizers + driverRecognizers
  }
}

extension RecognizerState {
  /// The state of a recognizer.
  init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      default: .possible
      }
  }
}

/// A recognizer whose state is sampled.
@MainActor
private struct SampledRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?
  let name: String
  private var last = RecognizerState.possible

  init(_ recognizer: UIGestureRecognizer, named name: String, isKnown: Bool) {
    self.recognizer = recognizer
    self.name = name
    if isKnown { last = RecognizerState(recognizer.state) }
  }

  /// Whether it was active when it was sampled last.
  var isActive: Bool { (last == .began || last == .changed) && recognizer != nil }

  /// Returns the new state, or nil if unchanged.
  ///
  /// Ignores `.changed` after `.began`, and a reset whose end was already reported.
  mutating func stateChange() -> RecognizerState? {
    guard let recognizer else { return nil }
    let (before, now) = (last, RecognizerState(recognizer.state))
    guard now != before, !(now == .changed && before == .began) else { return nil }
    last = now
    let hadEnded = before == .ended || before == .cancelled || before == .failed
    return now == .possible && hadEnded ? nil : now
  }
}
