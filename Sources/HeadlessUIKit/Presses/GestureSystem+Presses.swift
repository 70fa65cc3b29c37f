#if HEADLESS
/// Presses are arbitrated like touches: recognizers that follow the same press require each other
/// to fail and exclude each other as if they shared a touch (C051).
extension GestureSystem {
  /// Delivers press samples at the current time.
  func deliver(_ samples: [PressSample]) {
    runDelivery()
    presses.event.time = clock.time
    for press in presses.event.pressed where press.isDown { press.sample.phase = .stationary }
    let changed = samples.compactMap { update($0) }
    guard !changed.isEmpty else { return }
    // All buttons that are down belong to one window.
    if !send(presses.event, through: changed[0].window, { dispatch(changed) }) { keep(changed) }
  }

  /// Delivers changed presses to recognizers and responders in one pass.
  private func dispatch(_ changed: [UIPress]) {
    pass {
      bindNewPresses(changed)
      sendToRecognizers(changed)
      queueForResponders(changed)
    }
  }

  /// Keeps presses from recognizers and responders whose window has not delivered their event.
  ///
  /// A beginning that is not delivered hides the whole press, and an end cancels it.
  private func keep(_ changed: [UIPress]) {
    for press in changed where press.sample.phase == .began { press.stage = .silenced }
    cancel(changed.filter { !$0.isDown })
  }

  /// Stops a recognizer from following a press (C044, C051).
  func drop(_ press: UIPress, from recognizer: UIGestureRecognizer) {
    guard let pressed = recognizer.pressed, pressed.includes(press) else { return }
    pressed.remove(press)
    if pressed.isEmpty { recognizer.pressed = nil }
    recognizer.touchBits &= ~press.bit
    sequence.mayReset = true
  }

  /// Cancels the presses whose responder leaves its window with a view.
  func cancelPresses(in view: UIView) {
    let leaving = presses.event.pressed.filter { press in
      press.isDown && (press.responder?.nearestView?.isDescendant(of: view) ?? false)
    }
    cancel(leaving)
  }

  /// Cancels presses for recognizers and responders.
  private func cancel(_ changed: [UIPress]) {
    guard !changed.isEmpty else { return }
    for press in changed { press.sample.phase = .cancelled }
    presses.hasEnded = true
    pass {
      sendToRecognizers(changed)
      queueForResponders(changed)
    }
  }

  /// Applies a sample to its press; returns nil if the button cannot do that now.
  private func update(_ sample: PressSample) -> UIPress? {
    let known = presses.event.pressed.first { $0.type == sample.type && $0.isDown }
    let now = UIPress.Sample(phase: sample.phase, time: clock.time, force: sample.force)
    switch sample.phase {
    case .began: return known == nil ? land(sample.type, now) : nil
    case .changed:
      known?.hasChanged = true
      known?.lastChange = now
    case .ended, .cancelled: if known != nil { presses.hasEnded = true }
    case .stationary: return nil
    }
    known?.sample = now
    return known
  }

  private func land(_ type: UIPress.PressType, _ sample: UIPress.Sample) -> UIPress? {
    guard let window = windows.first(where: { $0.isKeyWindow }) ?? windows.first else {
      return nil
    }
    let press = UIPress(
      type, bit: freeBit, sample: sample, window: window,
      responder: window.responderForPresses(questions))
    presses.event.pressed.append(press)
    return press
  }

  /// Binds each new press to the recognizers of the responder's view and of all views around it.
  private func bindNewPresses(_ changed: [UIPress]) {
    let oldest = sequence.newestArrival
    var asked: [ObjectIdentifier: Bool] = [:]
    for press in changed where press.sample.phase == .began {
      for recognizer in candidates(for: press) where !recognizer.machine.hasEnded {
        // A recognizer is asked about the event once, however many presses it has (C030).
        let wantsEvent = asked[ObjectIdentifier(recognizer)] ?? wants(presses.event, recognizer)
        asked[ObjectIdentifier(recognizer)] = wantsEvent
        guard wantsEvent, receives(recognizer, press), !isTaken(press, from: recognizer) else {
          continue
        }
        enter(recognizer)
        recognizer.follow(press)
      }
    }
    sequence.relateArrivals(after: oldest)
  }

  private func candidates(for press: UIPress) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = press.responder?.nearestView
    while let current = view {
      for (place, recognizer) in current.attachedRecognizers.enumerated()
      where recognizer.isEnabled && recognizer.takes(press.type, questions) {
        recognizer.rank = rank(depth: current.depth, view: current, place: place)
        found.append(recognizer)
      }
      view = current.superview
    }
    switch questions.deliveryOrder {
    case .leafToRoot: break
    case .rootToLeaf: found.reverse()
    case .shuffled: if let engine { found.shuffle(using: &engine.random) }
    }
    return found
  }

  private func wants(_ event: UIPressesEvent, _ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.shouldReceive(event)
      && (recognizer.currentDelegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true)
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ press: UIPress) -> Bool {
    recognizer.currentDelegate?.gestureRecognizer(recognizer, shouldReceive: press) ?? true
  }

  /// Whether a press belongs to an active recognizer that excludes this one, itself active.
  ///
  /// Two recognizers that exclude each other must not come to share a press (C035).
  private func isTaken(_ press: UIPress, from recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.machine.granted.isActive else { return false }
    return sequence.participants.contains { other in
      other !== recognizer && other.follows(press) && other.machine.granted.isActive
        && (sequence.excludes(other, recognizer) || sequence.excludes(recognizer, other))
    }
  }

  private func sendToRecognizers(_ changed: [UIPress]) {
    for recognizer in sequence.participants where recognizer.pressed != nil {
      for phase in [UIPress.Phase.began, .changed, .ended, .cancelled] {
        let presses = changed.filter { $0.sample.phase == phase && recognizer.follows($0) }
        guard !presses.isEmpty, !recognizer.machine.hasEnded else { continue }
        send(Set(presses), phase, to: recognizer)
      }
    }
  }

  private func send(
    _ changed: Set<UIPress>, _ phase: UIPress.Phase, to recognizer: UIGestureRecognizer
  ) {
    sequence.callOut(to: recognizer) {
      switch phase {
      case .began: recognizer.pressesBegan(changed, with: presses.event)
      case .changed: recognizer.pressesChanged(changed, with: presses.event)
      case .ended: recognizer.pressesEnded(changed, with: presses.event)
      case .cancelled: recognizer.pressesCancelled(changed, with: presses.event)
      case .stationary: break
      }
      if recognizer.isForMovements, recognizer.hasNothingDown { recognizer.state = .failed }
    }
  }
}
#endif
