#if HEADLESS
extension GestureSystem {
  /// Queues presses of which their responder has to receive something.
  func queueForResponders(_ changed: [UIPress]) {
    for press in changed where press.isOpen && !presses.undelivered.includes(press) {
      presses.undelivered.append(press)
    }
  }

  /// Delivers presses to their responders unless a recognizer withholds them (C045, C047, C051);
  /// the presses of one responder and phase together.
  func deliverPresses() {
    // A responder may press buttons itself.
    while deliverSteps() {}
    presses.undelivered.keep { $0.isOpen }
    if presses.hasEnded { forgetEndedPresses() }
  }

  private func forgetEndedPresses() {
    presses.hasEnded = false
    presses.event.pressed.keep { $0.isDown }
    sequence.participants.visit { $0.forgetEndedPresses() }
    sequence.mayReset = true
  }

  /// Delivers what responders have not received; returns whether there was anything.
  private func deliverSteps() -> Bool {
    for press in presses.undelivered where !press.isDown { press.pendingEnd = press.sample.phase }
    var hasDelivered = false
    for step in [UIPress.Phase.began, .changed, .ended, .cancelled] {
      var taken: [UIPress] = []
      for press in presses.undelivered where takes(press, step) { taken.append(press) }
      if !taken.isEmpty { hasDelivered = true }
      send(taken, step)
    }
    return hasDelivered
  }

  private func takes(_ press: UIPress, _ step: UIPress.Phase) -> Bool {
    switch step {
    case .began:
      guard press.stage == .withheld, !sequence.isBeginningDelayed(press.bit) else {
        return false
      }
      press.stage = .delivered
    case .changed:
      guard press.stage == .delivered, press.hasChanged else { return false }
      press.hasChanged = false
    case .ended, .cancelled:
      guard press.stage == .delivered, press.pendingEnd == step,
        step == .cancelled || !sequence.isEndDelayed(press.bit)
      else { return false }
      press.stage = .finished
    case .stationary: return false
    }
    return true
  }

  /// Calls each responder once with its presses of a step.
  private func send(_ presses: [UIPress], _ step: UIPress.Phase) {
    var rest = presses
    while let responder = rest.first?.responder {
      let group = rest.filter { $0.responder === responder }
      rest.removeAll { $0.responder === responder }
      send(group, to: responder, step)
    }
  }

  private func send(_ group: [UIPress], to responder: UIResponder, _ step: UIPress.Phase) {
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

  /// Runs a closure while presses return the sample that their responder receives, even late.
  private func show(
    _ group: [UIPress], as sample: (UIPress) -> UIPress.Sample?, _ body: () -> Void
  ) {
    for press in group { press.reported = sample(press) }
    body()
    for press in group { press.reported = nil }
  }
}

extension TouchSequence {
  /// Cancels the presses of a recognizer in their responders; those that a responder has not
  /// received never reach it (C041, C051).
  func silence(pressesOf recognizer: UIGestureRecognizer) {
    for press in presses.undelivered where recognizer.touchBits & press.bit != 0 && press.isOpen {
      let isKnown = press.stage == .delivered
      press.stage = .silenced
      if isKnown { press.responder?.pressesCancelled([press], with: presses.event) }
    }
  }
}
#endif
