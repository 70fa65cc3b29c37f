extension GestureSystem {
  /// Collects for each new touch the recognizers that take part (C027, C028), and marks them (C033).
  func bindNewTouches(_ changed: [UITouch]) {
    var answers: [ObjectIdentifier: Bool] = [:]
    for touch in changed where touch.phase == .began {
      for recognizer in candidates(for: touch) where !recognizer.machine.isDeaf {
        let key = ObjectIdentifier(recognizer)
        let wantsEvent = answers[key] ?? receivesEvent(recognizer)
        answers[key] = wantsEvent
        guard wantsEvent, receives(recognizer, touch), !isTaken(touch, from: recognizer) else {
          continue
        }
        join(recognizer, touch)
      }
    }
    if questions.relationTime == .atTouchDown, !answers.isEmpty {
      for recognizer in live { resolveDynamicRelations(of: recognizer) }
    }
  }

  private func candidates(for touch: UITouch) -> [UIGestureRecognizer] {
    var found: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for (place, recognizer) in current.attachedRecognizers.enumerated()
      where recognizer.isEnabled && recognizer.takes(touch.type) {
        recognizer.place = place
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

  private func receivesEvent(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.shouldReceive(event)
      && (recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true)
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Whether a touch lands on an active recognizer that excludes this one, active itself with other
  /// touches: two that exclude each other must not come to share one (C035, C073).
  private func isTaken(_ touch: UITouch, from recognizer: UIGestureRecognizer) -> Bool {
    recognizer.machine.granted.isActive
      && touch.recognizers.contains { $0.machine.granted.isActive && excludes($0, recognizer) }
  }

  private func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    if recognizer.system == nil {
      recognizer.system = self
      recognizer.depth = recognizer.view?.depth ?? 0
      recognizer.arrival = nextArrival()
      live.append(recognizer)
    }
    areListenersStale = true
    recognizer.tracked.append(touch)
    recognizer.touchBits |= touch.bit
  }

  /// Gives the changed touches to the recognizers that follow them.
  func sendToRecognizers(_ changed: [UITouch]) {
    if changed.count == 1, let touch = changed.first {
      for recognizer in listeners where follows(recognizer, touch) {
        send(alone(touch), touch.phase, to: recognizer)
      }
      return
    }
    for recognizer in listeners {
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        let touches = changed.filter { $0.phase == phase && follows(recognizer, $0) }
        if !touches.isEmpty { send(Set(touches), phase, to: recognizer) }
      }
    }
  }

  private func follows(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    !recognizer.machine.isDeaf && recognizer.touchBits & touch.bit != 0
      && recognizer.tracked.contains { $0 === touch }
  }

  private func send(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer
  ) {
    recognizer.isInCallback = true
    defer { recognizer.isInCallback = false }
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved:
      recognizer.touchesMoved(touches, with: event)
      recognizer.machine.noteMove()
      if recognizer.machine.hasAdvanced { isUnsettled = true }
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
  }

  /// Stops following a touch (C044).
  func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    recognizer.tracked.removeAll { $0 === touch }
    recognizer.touchBits &= ~touch.bit
    areListenersStale = true
    mayReset = true
  }
}
