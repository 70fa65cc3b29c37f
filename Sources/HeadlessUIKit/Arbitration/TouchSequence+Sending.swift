#if HEADLESS
extension TouchSequence {
  /// Sends the changed touches to the recognizers that follow them.
  ///
  /// - Parameter isNested: Whether another call may be walking through ``listeners``.
  func send(_ changed: ReusableList<UITouch>, isNested: Bool) {
    if areListenersStale, isNested {
      let list = ReusableList<Int>()
      collectListeners(in: list)
      send(changed, to: list)
    } else {
      if areListenersStale {
        areListenersStale = false
        collectListeners(in: listeners)
      }
      send(changed, to: listeners)
    }
  }

  private func send(_ changed: ReusableList<UITouch>, to listeners: ReusableList<Int>) {
    if changed.count == 1 {
      changed.visit(at: 0) { touch in
        let set = setOf(touch)
        let phase = touch.sample.phase
        visit(listeners) { recognizer in
          guard recognizer.follows(touch), !recognizer.machine.hasEnded else { return }
          send(set, phase, to: recognizer)
        }
      }
      return
    }
    visit(listeners) { recognizer in
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        var touches: Set<UITouch> = []
        for touch in changed where touch.sample.phase == phase && recognizer.follows(touch) {
          touches.insert(touch)
        }
        if !touches.isEmpty, !recognizer.machine.hasEnded { send(touches, phase, to: recognizer) }
      }
    }
  }

  func send(_ touches: Set<UITouch>, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer) {
    callOut(to: recognizer) {
      switch phase {
      case .began: recognizer.touchesBegan(touches, with: event)
      case .moved:
        recognizer.touchesMoved(touches, with: event)
        // Every move sends an action, whether the recognizer assigns a state or not (C057).
        guard recognizer.machine.own.isActive, recognizer.changesWhenMoved else { break }
        if recognizer.changeMachine({ $0.noteMove() }) {
          advancing.append(recognizer.placement.index)
        }
      case .ended: recognizer.touchesEnded(touches, with: event)
      case .cancelled: recognizer.touchesCancelled(touches, with: event)
      case .stationary, .regionEntered, .regionMoved, .regionExited: break
      }
    }
  }

  /// Stops a recognizer from following a touch (C044).
  func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    recognizer.tracked.remove(touch)
    recognizer.followedBits &= ~touch.bit
    recognizer.touchBits &= ~touch.bit
    areListenersStale = true
    mayReset = true
    // A recognizer that has dropped all its touches holds no other back.
    if !recognizer.takesPart { release(dependentsOf: recognizer) }
  }

  /// Removes the touches that have ended from the event and from every participant.
  func forgetEndedTouches() {
    event.active.keep { $0.isDown }
    let areAllUp = event.active.isEmpty
    participants.visit { areAllUp ? $0.forgetTouches() : $0.forgetEndedTouches() }
    lastTouchSet = []
    lastTouch = nil
    areListenersStale = true
    mayReset = true
  }

  /// A set of one touch, shared by everything that receives the touch.
  func setOf(_ touch: UITouch) -> Set<UITouch> {
    if lastTouch !== touch {
      lastTouchSet = [touch]
      lastTouch = touch
    }
    return lastTouchSet
  }

  /// Collects the participants that follow a touch and have not ended.
  private func collectListeners(in list: ReusableList<Int>) {
    list.removeAll()
    var index = 0
    while index < participants.count {
      let listens = participants.visit(at: index) { recognizer in
        !recognizer.machine.hasEnded && recognizer.followedBits != 0
      }
      if listens { list.append(index) }
      index += 1
    }
  }
}
#endif
