#if HEADLESS
/// Delivers touches, presses and scrolling to recognizers and views.
///
/// One pass (<doc:contract-pass>): recognizers receive the changed touches; the states they request
/// are settled; actions are sent; views receive the remaining touches; finished recognizers are
/// reset.
@MainActor
final class GestureSystem: Anchored {
  package nonisolated let referenceAnchor = Anchor()
  var engine: HeadlessEngine? {
    get { sequence.engine }
    set { sequence.engine = newValue }
  }
  var observer: (any HeadlessObserver)? {
    get { sequence.observer }
    set { sequence.observer = newValue }
  }
  let clock: VirtualClock
  let questions: OpenQuestions
  /// The recognizers and touches of the current touch sequence.
  let sequence: TouchSequence
  /// The current event of touches.
  let event: UIEvent
  /// The buttons that are down (C051).
  let presses: PressSequence
  /// The movement of a wheel or trackpad in progress (C132).
  var scrolling: ScrollSequence?
  /// The engine's windows from front to back (C014).
  var windows: [UIWindow] = [] { didSet { hasAppWindows = windows.contains { !$0.isEngineClass } } }
  /// Whether no touch, press or scroll sequence is in progress.
  var isIdle: Bool {
    !event.active.contains(where: \.isDown) && !presses.event.pressed.contains(where: \.isDown)
      && scrolling == nil
  }
  /// Whether a window is of an app's class, which may override `sendEvent(_:)`.
  private var hasAppWindows = false
  /// The delivery that runs when a window's `sendEvent(_:)` calls super.
  var delivery: WindowDelivery?
  /// The last tap, which determines the tap count of the next touch.
  var lastTap: (time: TimeInterval, point: CGPoint, count: Int)?
  /// The next deadline of a recognizer, and the timer that waits for it.
  private var alarm: (time: TimeInterval, timer: HeadlessTimer)?
  /// Numbers the views in the order of their first touch.
  var newestTouchedView = 0
  /// Numbers the events, so that a question about an event is asked once (C030).
  private(set) var eventNumber = 0
  /// How many passes are in progress; an action or a touch method may send touches itself.
  private var passDepth = 0
  /// Whether a touch has ended that recognizers still follow.
  var hasEndedTouches = false
  /// The recognizers found for a touch that is being bound.
  let found = ReusableList<UIGestureRecognizer>()
  private let changed = ReusableList<UITouch>()

  init(clock: VirtualClock, questions: OpenQuestions) {
    self.clock = clock
    self.questions = questions
    sequence = TouchSequence(questions: questions)
    event = sequence.event
    presses = sequence.presses
    referenceAnchor.object = self
  }

  deinit { referenceAnchor.object = nil }

  /// Delivers touch samples at the current time.
  func deliver(_ samples: [TouchSample]) {
    runDelivery()
    if passDepth == 0 {
      deliver(samples, collectingIn: changed)
    } else {
      deliver(samples, collectingIn: ReusableList())
    }
  }

  private func deliver(_ samples: [TouchSample], collectingIn changed: ReusableList<UITouch>) {
    let now = clock.time
    event.time = now
    eventNumber += 1
    event.active.visit { $0.sample.phase = .stationary }
    for sample in samples {
      if let touch = update(sample, at: now) { changed.append(touch) }
    }
    guard !changed.isEmpty else { return }
    if hasAppWindows { sendThroughWindows(changed) } else { dispatch(changed) }
  }

  /// Delivers changed touches to recognizers and views in one pass, and empties their list.
  func dispatch(_ changed: ReusableList<UITouch>) {
    // A view may be in the middle of receiving these very touches.
    if passDepth > 0 { sequence.hasChanged = true }
    beginPass()
    bindNewTouches(changed)
    if sequence.isObserved, let observer, let engine {
      for touch in changed { observer.engine(engine, received: touch) }
    }
    sendToRecognizers(changed)
    changed.removeAll()
    endPass()
  }

  /// Sends changed touches to recognizers; a nested call uses a separate list.
  private func sendToRecognizers(_ changed: ReusableList<UITouch>) {
    sequence.send(changed, isNested: passDepth > 1)
  }

  /// Cancels touches for recognizers and views, as the system does (C022, C023, C100).
  func cancel(_ touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    let list = ReusableList<UITouch>()
    for touch in touches {
      touch.sample.phase = .cancelled
      list.append(touch)
    }
    hasEndedTouches = true
    // A view may be in the middle of receiving these very touches.
    sequence.hasChanged = true
    pass { sendToRecognizers(list) }
  }

  /// Cancels the touches and presses of a view that leaves its window, and of its subviews (C022).
  func viewWillLeaveWindow(_ view: UIView) {
    if presses.isOpen { cancelPresses(in: view) }
    cancel(
      event.active.filter { touch in
        touch.isDown && (touch.view?.isDescendant(of: view) ?? false)
      })
    // A tap that is held long after its touch was lifted fails with its view (C068).
    let held = sequence.participants.filter { recognizer in
      recognizer.isUntouched && recognizer.machine.granted == .possible
        && sequence.includes(recognizer) && (recognizer.view?.isDescendant(of: view) ?? false)
    }
    guard !held.isEmpty else { return }
    pass {
      for recognizer in held { sequence.stop(recognizer, because: .removed) }
    }
  }

  /// Ends a recognizer that was disabled (C066).
  func disable(_ recognizer: UIGestureRecognizer) { pass { sequence.disable(recognizer) } }
  /// Resets a recognizer that leaves its view (C068).
  func remove(_ recognizer: UIGestureRecognizer) { pass { sequence.remove(recognizer) } }

  /// Settles what a recognizer requested; outside a pass, such as in a timer, at once.
  func settleSoon(_ recognizer: UIGestureRecognizer) {
    sequence.request(recognizer)
    if passDepth == 0 { pass {} }
  }

  /// Runs one pass around a delivery.
  func pass(_ delivery: () -> Void) {
    beginPass()
    delivery()
    endPass()
  }

  private func beginPass() {
    passDepth += 1
    if passDepth == 1 { sequence.beginPass() }
  }

  private func endPass() {
    guard passDepth == 1 else {
      passDepth -= 1
      return
    }
    repeat {
      sequence.settleAndSendActions()
      sequence.hasChanged = false
      // An event that waits for its window has not reached the recognizers.
      if delivery == nil { deliverToViews() }
      sequence.finish()
    } while sequence.hasChanged || sequence.hasWork
    passDepth = 0
    if sequence.hasLeavers { sequence.removeLeavers() }
    if sequence.participants.isEmpty { sequence.end() }
  }

  /// Delivers touches and presses to views and responders, and forgets those that have ended.
  private func deliverToViews() {
    sequence.deliverToViews()
    if presses.isOpen { deliverPresses() }
    if hasEndedTouches {
      hasEndedTouches = false
      sequence.forgetEndedTouches()
    }
  }

  /// Schedules a recognizer's deadline; one timer waits for the next deadline of all.
  func note(deadline: TimeInterval) {
    if let alarm {
      guard deadline < alarm.time else { return }
      alarm.timer.cancel()
    }
    let timer = clock.schedule(at: deadline) { [this = BackReference(self)] in
      this.object?.deadlineDidPass()
    }
    alarm = (deadline, timer)
  }

  /// Notifies the recognizers whose deadline has passed, in one pass without touches (contract,
  /// part M).
  private func deadlineDidPass() {
    alarm = nil
    let now = clock.time
    let due = sequence.participants.filter { $0.deadline <= now }
    if !due.isEmpty {
      pass {
        for recognizer in due where recognizer.deadline <= now {
          recognizer.deadline = .infinity
          recognizer.deadlineDidPass()
        }
      }
    }
    var next = TimeInterval.infinity
    sequence.participants.visit { next = min(next, $0.deadline) }
    if next.isFinite { note(deadline: next) }
  }
}
#endif
