#if HEADLESS
extension TouchSequence {
  /// The calls that deliver a touch to its view, in order.
  private enum Step { case began, moved, ended, cancelled }

  /// Delivers touches to their views unless a recognizer withholds them (C045, C047); the touches
  /// of one view and phase together (C017).
  func deliverToViews() {
    var (open, last) = (0, 0)
    for index in 0..<targets.count where targets[index].touch.delivery.isOpen {
      let touch = targets[index].touch
      if !touch.isDown { touch.delivery.pendingEnd = touch.sample.phase }
      (open, last) = (open + 1, index)
    }
    guard open > 0 else { return }
    if open == 1 {
      let (touch, view) = (targets[last].touch, targets[last].view)
      for step in [Step.began, .moved, .ended, .cancelled] where takes(touch, of: view, step) {
        let sample = prepare(touch, for: step)
        call(view, setOf(touch), step)
        restore(touch, sample, after: step)
      }
    } else {
      for step in [Step.began, .moved, .ended, .cancelled] { deliver(step) }
    }
  }

  /// Cancels the touches of a recognizer in their views; those that a view has not received never
  /// reach it (C041, C045).
  func silence(touchesOf recognizer: UIGestureRecognizer) {
    var known: [TouchSequence.Target] = []
    for index in 0..<targets.count {
      let touch = targets[index].touch
      guard recognizer.touchBits & touch.bit != 0, touch.delivery.isOpen,
        recognizer.effects.cancelsTouches || touch.delivery.stage == .withheld
      else { continue }
      if touch.delivery.stage == .delivered { known.append(targets[index]) }
      touch.delivery.stage = .silenced
    }
    send(known, .cancelled)
  }

  /// Whether a recognizer keeps the beginning of a touch or press from its view (C045).
  func isBeginningDelayed(_ bit: UInt64) -> Bool {
    var (waits, hasOneFailed) = (false, false)
    participants.visit { recognizer in
      guard recognizer.effects.delaysBegan, recognizer.touchBits & bit != 0 else { return }
      if recognizer.machine.granted == .possible { waits = true }
      if recognizer.machine.granted == .failed { hasOneFailed = true }
    }
    return waits && !(hasOneFailed && questions.touchDelay == .untilOneHasFailed)
  }

  /// Whether a recognizer keeps the end of a touch or press from its view (C047).
  func isEndDelayed(_ bit: UInt64) -> Bool {
    var isDelayed = false
    participants.visit { recognizer in
      if recognizer.machine.granted == .possible, recognizer.touchBits & bit != 0,
        recognizer.effects.delaysEnded
      {
        isDelayed = true
      }
    }
    return isDelayed
  }

  /// Delivers one step to every view whose touches take it.
  private func deliver(_ step: Step) {
    var taken: [TouchSequence.Target] = []
    var index = 0
    while index < targets.count {
      if takes(targets[index].touch, of: targets[index].view, step) { taken.append(targets[index]) }
      index += 1
    }
    send(taken, step)
  }

  private func takes(_ touch: UITouch, of view: UIView, _ step: Step) -> Bool {
    switch step {
    case .began: takeLanding(touch, of: view)
    case .moved: takeMove(touch)
    case .ended: takeEnd(of: touch, .ended)
    case .cancelled: takeEnd(of: touch, .cancelled)
    }
  }

  /// Whether a view receives the beginning of a touch now.
  private func takeLanding(_ touch: UITouch, of view: UIView) -> Bool {
    guard touch.delivery.stage == .withheld,
      !isBeginningDelayed(touch.bit)
    else { return false }
    guard view.isMultipleTouchEnabled || !hasOtherTouch(than: touch, in: view),
      !isKeptOut(touch, of: view), isAdmitted(touch, to: view)
    else {
      touch.delivery.stage = .silenced
      return false
    }
    touch.delivery.stage = .delivered
    return true
  }

  /// Whether a view receives a movement now.
  private func takeMove(_ touch: UITouch) -> Bool {
    guard touch.delivery.stage == .delivered, touch.delivery.hasMoved else { return false }
    touch.delivery.hasMoved = false
    return true
  }

  /// Whether a view receives the end of a touch now.
  private func takeEnd(of touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard touch.delivery.stage == .delivered, touch.delivery.pendingEnd == phase,
      phase == .cancelled || !isEndDelayed(touch.bit)
    else { return false }
    touch.delivery.stage = .finished
    return true
  }

  /// Calls each view once with its touches of a step.
  private func send(_ targets: [TouchSequence.Target], _ step: Step) {
    var rest = targets
    while let view = rest.first?.view {
      let group = rest.filter { $0.view === view }.map(\.touch)
      rest.removeAll { $0.view === view }
      send(group, to: view, step)
    }
  }

  /// Calls a view with several of its touches.
  private func send(_ touches: [UITouch], to view: UIView, _ step: Step) {
    let samples = touches.map { prepare($0, for: step) }
    call(view, Set(touches), step)
    for (touch, sample) in zip(touches, samples) { restore(touch, sample, after: step) }
  }

  private func call(_ view: UIView, _ touches: Set<UITouch>, _ step: Step) {
    switch step {
    case .began: view.touchesBegan(touches, with: event)
    case .moved: view.touchesMoved(touches, with: event)
    case .ended: view.touchesEnded(touches, with: event)
    case .cancelled: view.touchesCancelled(touches, with: event)
    }
  }

  /// Makes a touch return the values that its view receives, even late (C017, C018, C046).
  ///
  /// - Returns: The last sample of the touch.
  private func prepare(_ touch: UITouch, for step: Step) -> UITouch.Sample {
    let sample = touch.sample
    switch step {
    case .began: touch.sample = touch.delivery.landing
    case .moved: touch.reportedPhase = .moved
    case .ended: break
    case .cancelled: touch.reportedPhase = .cancelled
    }
    return sample
  }

  /// Makes a touch return its last sample again.
  private func restore(_ touch: UITouch, _ sample: UITouch.Sample, after step: Step) {
    touch.reportedPhase = nil
    guard step == .began else { return }
    let landing = touch.delivery.landing
    // A sample that arrived during the call stays: the touch may have ended.
    guard touch.sample.time == landing.time, touch.sample.point == landing.point else { return }
    let isCancelled = touch.sample.phase == .cancelled
    touch.sample = sample
    if isCancelled { touch.sample.phase = .cancelled }
  }

  /// Whether an exclusive touch of the window keeps a touch from its view, or the touch itself is
  /// exclusive and others are down (C016). Does not affect recognizers.
  private func isKeptOut(_ touch: UITouch, of view: UIView) -> Bool {
    if event.active.count == 1 { return false }
    for other in event.active
    where other !== touch && other.delivery.stage == .delivered && other.view !== view
      && other.window === touch.window
    {
      if view.isExclusiveTouch || other.view?.isExclusiveTouch == true { return true }
    }
    return false
  }

  /// Whether every scroll view around a view admits a touch to it (C136, C170).
  private func isAdmitted(_ touch: UITouch, to view: UIView) -> Bool {
    var outer = view.superview
    while let current = outer {
      guard current.shouldDeliver(touch, to: view, with: event) else { return false }
      outer = current.superview
    }
    return true
  }

  /// Whether a view has received another touch that is down.
  private func hasOtherTouch(than touch: UITouch, in view: UIView) -> Bool {
    for index in 0..<targets.count where targets[index].view === view {
      let other = targets[index].touch
      if other !== touch, other.isDown, other.delivery.stage == .delivered { return true }
    }
    return false
  }
}
#endif
