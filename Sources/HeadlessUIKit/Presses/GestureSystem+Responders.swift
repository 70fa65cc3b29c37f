extension GestureSystem {
  /// Puts presses on the list of those whose responder is to be told something.
  func queueForResponders(_ changed: [UIPress]) {
    for press in changed where press.isOpen && !presses.untold.includes(press) {
      presses.untold.append(press)
    }
  }

  /// Tells responders what happened to their presses, as far as no recognizer withholds it (C045,
  /// C047, C051); the presses of one responder and phase together.
  func deliverPresses() {
    for press in presses.untold where !press.isDown { press.pendingEnd = press.phase }
    for step in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      var told: [UIPress] = []
      for press in presses.untold where takes(press, step) { told.append(press) }
      tell(told, step)
    }
    presses.untold.keep { $0.isOpen }
    if presses.hasEnded { forgetEndedPresses() }
  }

  /// Takes the presses of a recognizer away from their responders: cancelled if those know of them,
  /// never mentioned if they do not (C041, C051).
  func silence(pressesOf recognizer: UIGestureRecognizer) {
    for press in presses.untold where recognizer.touchBits & press.bit != 0 && press.isOpen {
      let isKnown = press.stage == .delivered
      press.stage = .silenced
      if isKnown { press.responder?.pressesCancelled([press], with: presses.event) }
    }
  }

  private func forgetEndedPresses() {
    presses.hasEnded = false
    presses.event.pressed.keep { $0.isDown }
    live.visit { $0.forgetEndedPresses() }
    mayReset = true
  }

  private func takes(_ press: UIPress, _ step: UIPress.Phase) -> Bool {
    switch step {
    case .began:
      guard press.stage == .withheld, !isBeginningDelayed(press.bit) else { return false }
      press.stage = .delivered
    case .changed:
      guard press.stage == .delivered, press.hasChanged else { return false }
      press.hasChanged = false
    case .ended, .cancelled:
      guard press.stage == .delivered, press.pendingEnd == step,
        step == .cancelled || !isEndDelayed(press.bit)
      else { return false }
      press.stage = .finished
    case .stationary: return false
    }
    return true
  }

  /// Calls each responder once with its presses of a step.
  private func tell(_ told: [UIPress], _ step: UIPress.Phase) {
    var rest = told
    while let responder = rest.first?.responder {
      let group = rest.filter { $0.responder === responder }
      rest.removeAll { $0.responder === responder }
      tell(responder, group, step)
    }
  }

  private func tell(_ responder: UIResponder, _ group: [UIPress], _ step: UIPress.Phase) {
    let event = presses.event
    switch step {
    case .began:
      asOfLanding(group) { responder.pressesBegan(Set(group), with: event) }
    case .changed: responder.pressesChanged(Set(group), with: event)
    case .ended: responder.pressesEnded(Set(group), with: event)
    case .cancelled: responder.pressesCancelled(Set(group), with: event)
    case .stationary: break
    }
  }

  /// Runs a closure with presses as they were when they began: a `pressesBegan`, however late, tells
  /// that time and force.
  private func asOfLanding(_ group: [UIPress], _ body: () -> Void) {
    let samples = group.map(\.sample)
    for press in group { press.sample = press.landing }
    body()
    for (press, sample) in zip(group, samples) { press.sample = sample }
  }
}
