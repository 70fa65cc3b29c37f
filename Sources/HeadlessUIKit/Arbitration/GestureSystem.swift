import Foundation

/// Delivers touches to recognizers and views, and decides between recognizers.
///
/// One pass (contract, part M): recognizers see the changed touches; what they ask for is settled;
/// actions are sent; views get what is left of the touches; finished recognizers are reset.
@MainActor
final class GestureSystem {
  weak var engine: HeadlessEngine?
  let questions: OpenQuestions
  let event = UIEvent()
  /// The recognizers that take part in the present sequences, in the order in which they joined.
  var live: [UIGestureRecognizer] = []
  /// Touches whose view is still to be told something.
  var undelivered: [UITouch] = []
  /// Whether a recognizer asked for something, or another's end may let it go.
  var isUnsettled = false
  /// Whether a recognizer may have come to its end since the last reset.
  var mayReset = false
  /// Whether the list of those that still follow a touch is out of date.
  var areListenersStale = false
  private(set) var newestArrival = 0
  private var listening: [UIGestureRecognizer] = []
  private var lastAlone: Set<UITouch> = []
  private var queue: [PendingAction] = []
  private var passDepth = 0

  private struct PendingAction {
    let recognizer: UIGestureRecognizer
    let state: UIGestureRecognizer.State
    let isRecognition: Bool
  }

  init(engine: HeadlessEngine) {
    self.engine = engine
    questions = engine.questions
  }

  /// Delivers what fingers did at the present moment.
  func deliver(_ samples: [TouchSample]) {
    guard let engine else { return }
    event.timestamp = engine.clock.now
    for touch in event.active { touch.phase = .stationary }
    let changed = samples.compactMap { update($0, at: engine.clock.now) }
    guard !changed.isEmpty else { return }
    pass {
      bindNewTouches(changed)
      for touch in changed { engine.observer?.engine(engine, received: touch) }
      sendToRecognizers(changed)
      queueForViews(changed)
    }
  }

  /// Settles what a recognizer asked for outside of touches, such as a timer that fired.
  func settleSoon() {
    isUnsettled = true
    if passDepth == 0 { pass {} }
  }

  /// The recognizers that follow a touch and have not come to an end.
  var listeners: [UIGestureRecognizer] {
    if areListenersStale {
      areListenersStale = false
      listening = live.filter { !$0.machine.isDeaf && !$0.tracked.isEmpty }
    }
    return listening
  }

  /// A set of one touch, the same for all who follow it.
  func alone(_ touch: UITouch) -> Set<UITouch> {
    if lastAlone.first !== touch { lastAlone = [touch] }
    return lastAlone
  }

  /// The number of the next recognizer that joins.
  func nextArrival() -> Int {
    newestArrival += 1
    return newestArrival
  }

  /// Runs one pass around a delivery.
  func pass(_ delivery: () -> Void) {
    passDepth += 1
    delivery()
    passDepth -= 1
    guard passDepth == 0 else { return }
    // Actions may disable, remove or set recognizers: settle until nothing is left to do.
    repeat {
      passDepth += 1
      settle()
      sendActions()
      passDepth -= 1
    } while isUnsettled || !queue.isEmpty
    passDepth += 1
    deliverToViews()
    forgetEndedTouches()
    failCircles()
    // Nobody is reset before its last action was sent.
    if !isUnsettled, queue.isEmpty { resetFinished() }
    passDepth -= 1
    // What is over must not be kept until the next touch.
    if live.isEmpty { listening = [] }
    if isUnsettled || !queue.isEmpty { pass {} }
  }

  /// Queues the action for a state that was just granted.
  func enqueue(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, isRecognition: Bool
  ) {
    queue.append(
      PendingAction(recognizer: recognizer, state: state, isRecognition: isRecognition))
  }

  /// Takes note that a recognizer entered a state: others may be let go, and it may be at its end.
  func noteChange(
    _ recognizer: UIGestureRecognizer, _ state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    isUnsettled = true
    if state.isTerminal {
      areListenersStale = true
      mayReset = true
    }
    guard let engine else { return }
    engine.observer?.engine(engine, recognizer: recognizer, entered: state, because: cause)
  }

  private func sendActions() {
    guard !queue.isEmpty else { return }
    let actions = questions.actionOrder == .recognition ? queue : queueOfLastFirst
    queue = []
    // An action before may have removed its recognizer, which is told nothing more (C068).
    for action in actions where action.recognizer.system === self {
      // Touches leave the view immediately before the action (C041), lifted ones too if the view
      // does not know yet: the first tap of two (C126).
      if action.isRecognition, action.recognizer.cancelsTouchesInView {
        silence(undelivered.filter { action.recognizer.touchBits & $0.bit != 0 })
      }
      action.recognizer.sendActions(as: action.state)
    }
  }

  /// The queue with the recognizers the other way round; the actions of each stay in order (C072).
  private var queueOfLastFirst: [PendingAction] {
    var recognizers: [UIGestureRecognizer] = []
    for action in queue where !recognizers.contains(where: { $0 === action.recognizer }) {
      recognizers.append(action.recognizer)
    }
    return recognizers.reversed().flatMap { recognizer in
      queue.filter { $0.recognizer === recognizer }
    }
  }

  private func update(_ sample: TouchSample, at time: TimeInterval) -> UITouch? {
    let known = event.active.first { $0.finger == sample.finger }
    guard sample.phase != .began else {
      return known == nil ? land(sample, at: time) : nil
    }
    guard let touch = known, [.moved, .ended, .cancelled].contains(sample.phase) else {
      return nil
    }
    touch.previousPoint = touch.point
    touch.point = touch.window?.convertFromScreen(sample.location) ?? sample.location
    touch.phase = sample.phase
    touch.timestamp = time
    // The movement that a lift carries is told by `touchesEnded`, unless the view knows nothing yet.
    if touch.point != touch.previousPoint, touch.isDown || touch.delivery.stage == .withheld {
      touch.delivery.hasMoved = true
    }
    return touch
  }

  private func land(_ sample: TouchSample, at time: TimeInterval) -> UITouch {
    let used = (event.active.map(\.bit) + live.map(\.touchBits)).reduce(0, |)
    let bit: UInt64 = 1 << UInt64(min(63, (~used).trailingZeroBitCount))
    let hit = hitTest(sample.location)
    let point = hit?.window.convertFromScreen(sample.location) ?? sample.location
    let touch = UITouch(finger: sample.finger, bit: bit, point: point, time: time)
    touch.view = hit?.view
    touch.window = hit?.window
    touch.system = self
    touch.headlessEdges = sample.edges ?? hit?.window.edgeMark(at: point) ?? []
    event.active.append(touch)
    return touch
  }

  /// The front-most window that has a view at a point of the screen, and that view (C014).
  private func hitTest(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in engine?.windowsFrontToBack ?? [] {
      let point = window.convertFromScreen(location)
      if questions.hitTesting == .twice { _ = window.hitTest(point, with: event) }
      if let view = window.hitTest(point, with: event) { return (window, view) }
    }
    return nil
  }

  private func forgetEndedTouches() {
    guard event.active.contains(where: { !$0.isDown }) else { return }
    for recognizer in live { recognizer.tracked.removeAll { !$0.isDown } }
    event.active.removeAll { !$0.isDown }
    lastAlone = []
    areListenersStale = true
    mayReset = true
  }
}

extension UIWindow {
  fileprivate func convertFromScreen(_ point: CGPoint) -> CGPoint { convertFromSuperview(point) }

  /// The borders of the window near which a point lies (C118).
  fileprivate func edgeMark(at point: CGPoint) -> UIRectEdge {
    let width = EngineMetrics.edgeMarkWidth
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= width { edges.insert(.left) }
    if bounds.maxX - point.x <= width { edges.insert(.right) }
    if point.y - bounds.minY <= width { edges.insert(.top) }
    if bounds.maxY - point.y <= width { edges.insert(.bottom) }
    return edges
  }
}
