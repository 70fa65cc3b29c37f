extension GestureSystem {
  /// Tells views what happened to their touches, as far as no recognizer withholds it (C045, C047);
  /// the touches of one view and phase together (C017).
  func deliverToViews() {
    guard !undelivered.isEmpty else { return }
    for touch in undelivered where !touch.isDown { touch.delivery.pendingEnd = touch.sample.phase }
    if undelivered.count == 1 {
      let touch = undelivered[0]
      for step in Step.allCases where takes(touch, step) {
        if let view = touch.view { tell(view, [touch], alone(touch), step) }
      }
    } else {
      for step in Step.allCases {
        var told: [UITouch] = []
        for touch in undelivered where takes(touch, step) { told.append(touch) }
        if !told.isEmpty { tell(told, step) }
      }
    }
    undelivered.keep { $0.delivery.isOpen }
  }

  /// What a view is told of a touch, in the order in which it is told.
  private enum Step: CaseIterable { case began, moved, ended, cancelled }

  /// Takes the touches of a recognizer away from their views: cancelled if the view knows of them,
  /// never mentioned if it does not (C041, C045).
  func silence(touchesOf recognizer: UIGestureRecognizer) {
    var known: [UITouch] = []
    for touch in undelivered
    where recognizer.touchBits & touch.bit != 0 && touch.delivery.isOpen {
      guard recognizer.effects.cancelsTouches || touch.delivery.stage == .withheld else { continue }
      if touch.delivery.stage == .delivered { known.append(touch) }
      touch.delivery.stage = .silenced
    }
    if !known.isEmpty { tell(known, .cancelled) }
  }

  /// Cancels the touches and presses of a view that leaves its window, and of everything in it (C022).
  func viewWillLeaveWindow(_ view: UIView) {
    if presses.isOpen { cancelPresses(in: view) }
    cancel(
      event.active.filter { touch in
        touch.isDown && (touch.view?.isDescendant(of: view) ?? false)
      })
    // A tap that waits for a second one to fail, long after its finger was lifted, goes with its view
    // (C068).
    let held = live.filter { recognizer in
      recognizer.isUntouched && recognizer.machine.granted == .possible
        && recognizer.systemNumber == number && (recognizer.view?.isDescendant(of: view) ?? false)
    }
    guard !held.isEmpty else { return }
    pass {
      for recognizer in held { stop(recognizer, because: .removed) }
    }
  }

  /// Takes touches away from recognizers and views, as the system does (C022, C023, C100).
  func cancel(_ touches: [UITouch]) {
    guard !touches.isEmpty else { return }
    let list = Roster<UITouch>()
    for touch in touches {
      touch.sample.phase = .cancelled
      list.append(touch)
    }
    hasEndedTouches = true
    // A view may be in the middle of hearing of these very touches.
    hasChanged = true
    pass {
      sendToRecognizers(list)
      queueForViews(list)
    }
  }

  /// Puts touches on the list of those whose view is to be told something.
  func queueForViews(_ touches: Roster<UITouch>) {
    for touch in touches where touch.delivery.isOpen && !undelivered.includes(touch) {
      undelivered.append(touch)
    }
  }

  private func takes(_ touch: UITouch, _ step: Step) -> Bool {
    switch step {
    case .began: takeLanding(touch)
    case .moved: takeMove(touch)
    case .ended: takeEnd(of: touch, .ended)
    case .cancelled: takeEnd(of: touch, .cancelled)
    }
  }

  /// Whether a view is to learn of a touch now.
  private func takeLanding(_ touch: UITouch) -> Bool {
    guard touch.delivery.stage == .withheld else { return false }
    guard let view = touch.view else {
      touch.delivery.stage = .silenced
      return false
    }
    guard !isBeginningDelayed(touch.bit) else { return false }
    guard view.isMultipleTouchEnabled || !hasOtherFinger(than: touch, in: view),
      !isKeptOut(touch, of: view), isAdmitted(touch, to: view)
    else {
      touch.delivery.stage = .silenced
      return false
    }
    touch.delivery.stage = .delivered
    return true
  }

  /// Whether a view is to learn that a touch has moved since it was last told.
  private func takeMove(_ touch: UITouch) -> Bool {
    guard touch.delivery.stage == .delivered, touch.delivery.hasMoved else { return false }
    touch.delivery.hasMoved = false
    return true
  }

  private func takeEnd(of touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard touch.delivery.stage == .delivered, touch.delivery.pendingEnd == phase else {
      return false
    }
    guard phase == .cancelled || !isEndDelayed(touch.bit) else { return false }
    touch.delivery.stage = .finished
    return true
  }

  /// Calls each view once with its touches of a step.
  private func tell(_ touches: [UITouch], _ step: Step) {
    var rest = touches.filter { $0.view != nil }
    while let view = rest.first?.view {
      let group = rest.filter { $0.view === view }
      rest.removeAll { $0.view === view }
      tell(view, group, Set(group), step)
    }
  }

  private func tell(_ view: UIView, _ touches: [UITouch], _ set: Set<UITouch>, _ step: Step) {
    switch step {
    case .began: asOfLanding(touches) { view.touchesBegan(set, with: event) }
    case .moved: reading(.moved, touches) { view.touchesMoved(set, with: event) }
    case .ended: view.touchesEnded(set, with: event)
    case .cancelled: reading(.cancelled, touches) { view.touchesCancelled(set, with: event) }
    }
  }

  /// Runs a closure with touches that read the phase of what their view is told, which may be late, or
  /// a recognizer's doing (C017).
  @inline(__always)
  private func reading(_ phase: UITouch.Phase, _ touches: [UITouch], _ body: () -> Void) {
    for touch in touches { touch.told = phase }
    body()
    for touch in touches { touch.told = nil }
  }

  /// Runs a closure with touches as they were when they landed: a `touchesBegan`, however late, tells
  /// that place and time (C018, C046).
  private func asOfLanding(_ touches: [UITouch], _ body: () -> Void) {
    var samples: [UITouch.Sample] = []
    for touch in touches {
      samples.append(touch.sample)
      touch.sample = touch.delivery.landing
    }
    body()
    // What happened to a touch meanwhile stays: it may have ended.
    for (touch, sample) in zip(touches, samples) {
      let landing = touch.delivery.landing
      guard touch.sample.time == landing.time, touch.sample.point == landing.point else { continue }
      let isCancelled = touch.sample.phase == .cancelled
      touch.sample = sample
      if isCancelled { touch.sample.phase = .cancelled }
    }
  }

  /// Whether a recognizer keeps a touch or press from its view until it has failed (C045).
  func isBeginningDelayed(_ bit: UInt64) -> Bool {
    var (waits, hasOneFailed) = (false, false)
    live.visit { recognizer in
      guard recognizer.effects.delaysBegan, recognizer.touchBits & bit != 0 else { return }
      if recognizer.machine.granted == .possible { waits = true }
      if recognizer.machine.granted == .failed { hasOneFailed = true }
    }
    return waits && !(hasOneFailed && questions.touchDelay == .untilOneHasFailed)
  }

  /// Whether a recognizer keeps the end of a touch or press from its view until it has failed (C047).
  func isEndDelayed(_ bit: UInt64) -> Bool {
    var isDelayed = false
    live.visit { recognizer in
      if recognizer.machine.granted == .possible, recognizer.touchBits & bit != 0,
        recognizer.effects.delaysEnded
      {
        isDelayed = true
      }
    }
    return isDelayed
  }

  /// Whether an exclusive touch keeps a touch from its view, or this would be one beside others of
  /// the window (C016); recognizers are not concerned.
  private func isKeptOut(_ touch: UITouch, of view: UIView) -> Bool {
    for other in event.active
    where other !== touch && other.delivery.stage == .delivered && other.view !== view
      && other.window === touch.window
    {
      if view.isExclusiveTouch || other.view?.isExclusiveTouch == true { return true }
    }
    return false
  }

  /// Whether every scroll view around a view lets it learn of a touch (C136, C170).
  private func isAdmitted(_ touch: UITouch, to view: UIView) -> Bool {
    var outer = view.superview
    while let current = outer {
      guard current.admits(touch, to: view, with: event) else { return false }
      outer = current.superview
    }
    return true
  }

  private func hasOtherFinger(than touch: UITouch, in view: UIView) -> Bool {
    for touches in [event.active, undelivered] {
      for other in touches
      where other !== touch && other.isDown && other.delivery.stage == .delivered
        && other.view === view
      {
        return true
      }
    }
    return false
  }
}
