import UIKitShim

/// Sees what the other recognizers do, and does nothing itself.
///
/// It stays possible while a finger is down, for else it would be told nothing, and fails with the last
/// one. It has no delegate, adds no target to others, prevents nobody and asks nobody to wait.
@MainActor
final class TraceRecognizer: UIGestureRecognizer {
  private weak var tracer: ArbiterTracer?
  private var watched: [WatchedRecognizer] = []
  /// How many fingers are down.
  private var fingers = 0
  /// Whether a pop or push was seen to begin under them.
  private var hasTransition = false

  init(for tracer: ArbiterTracer) {
    self.tracer = tracer
    super.init(target: nil, action: nil)
    name = "GestureArbiter.trace"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  /// Asked before anybody is told of a touch: what the gates say of it belongs to a new gesture.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    if fingers == 0 { tracer?.gestureBegins() }
    return super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    fingers += touches.count
    tracer?.note(.landed, touches, in: view)
    for touch in touches.inOrder {
      for recognizer in touch.gestureRecognizers ?? [] { watch(recognizer) }
    }
    for recognizer in tracer?.arbiter?.watchedRecognizers ?? [] { watch(recognizer) }
    look(at: event.timestamp)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    look(at: event.timestamp)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    tracer?.note(.lifted, touches, in: view)
    release(touches, event)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    tracer?.note(.cancelled, touches, in: view)
    release(touches, event)
  }

  override func reset() {
    super.reset()
    // The others may have been reset before, or will be after: either is seen.
    look(at: tracer?.latestTime ?? 0)
    if hasTransition { tracer?.noteTransition() }
    hasTransition = false
    watched.removeAll(keepingCapacity: true)
    fingers = 0
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  private func release(_ touches: Set<UITouch>, _ event: UIEvent) {
    fingers -= touches.count
    look(at: event.timestamp)
    if fingers <= 0, state == .possible { state = .failed }
  }

  private func watch(_ recognizer: UIGestureRecognizer) {
    guard recognizer !== self, !watched.contains(where: { $0.recognizer === recognizer }) else {
      return
    }
    watched.append(WatchedRecognizer(recognizer))
  }

  private func look(at time: TimeInterval) {
    guard let tracer else { return }
    for index in watched.indices {
      guard let state = watched[index].newState else { continue }
      tracer.note(watched[index].name, state, at: time)
      if state == .began || state == .changed, let recognizer = watched[index].recognizer,
        tracer.arbiter?.operation(of: recognizer) != nil
      {
        hasTransition = true
      }
    }
  }
}

extension GestureArbiter {
  /// UIKit's pops and the arbiter's own recognizers, whether they receive a touch or not.
  fileprivate var watchedRecognizers: [UIGestureRecognizer] {
    [Passage.edgePop, .contentPop].compactMap { popRecognizer(for: $0) } + recognizers
      + (ownPops?.recognizers ?? [])
  }
}
