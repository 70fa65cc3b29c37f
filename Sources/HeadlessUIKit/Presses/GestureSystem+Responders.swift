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
    // Whoever is told may press buttons itself.
    while tellNews() {}
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

  /// Tells responders what they do not know yet; returns whether there was anything.
  private func tellNews() -> Bool {
    for press in presses.untold where !press.isDown { press.pendingEnd = press.sample.phase }
    var hasTold = false
    for step in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      var told: [UIPress] = []
      for press in presses.untold where takes(press, step) { told.append(press) }
      if !told.isEmpty { hasTold = true }
      tell(told, step)
    }
    return hasTold
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
    case .began: show(group, as: { $0.landing }) { responder.pressesBegan(Set(group), with: event) }
    case .changed:
      show(group, as: { $0.lastChange }) { responder.pressesChanged(Set(group), with: event) }
    case .ended: responder.pressesEnded(Set(group), with: event)
    case .cancelled: responder.pressesCancelled(Set(group), with: event)
    case .stationary: break
    }
  }

  /// Runs a closure while presses read as they were when they began, or last changed: however late a
  /// responder is told, it learns the time and force of then.
  private func show(
    _ group: [UIPress], as sample: (UIPress) -> UIPress.Sample?, _ body: () -> Void
  ) {
    for press in group { press.told = sample(press) }
    body()
    for press in group { press.told = nil }
  }
}
