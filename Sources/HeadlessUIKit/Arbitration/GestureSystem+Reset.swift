extension GestureSystem {
  /// Resets the recognizers whose sequence is over, those tied by failure requirements together
  /// (C060 to C063).
  func resetFinished() {
    while mayReset {
      mayReset = false
      let waiters = live.filter(\.machine.wantsToRecognize)
      let over = live.filter { isOver($0, unlessFor: waiters) }
      guard !over.isEmpty else { return }
      // Where all are over, so are those tied to each.
      let finished =
        over.count == live.count
        ? over
        : over.filter { allTied(to: $0).allSatisfy { isOver($0, unlessFor: waiters) } }
      for recognizer in finished { reset(recognizer) }
      live.removeAll { $0.system == nil }
    }
  }

  /// Ends a recognizer that was disabled: cancelled if it had begun, else failed (C066).
  func disable(_ recognizer: UIGestureRecognizer) {
    pass {
      stop(recognizer, because: .disabled)
      releaseTouches(of: recognizer)
    }
  }

  /// Forgets a recognizer that leaves its view, without a word to its targets (C068).
  func remove(_ recognizer: UIGestureRecognizer) {
    pass {
      _ = recognizer.machine.stop()
      reset(recognizer)
      live.removeAll { $0 === recognizer }
    }
  }

  private func releaseTouches(of recognizer: UIGestureRecognizer) {
    recognizer.tracked = []
    areListenersStale = true
    mayReset = true
  }

  /// Whether a recognizer has nothing left to do in this sequence, not even to let a waiter go.
  private func isOver(
    _ recognizer: UIGestureRecognizer, unlessFor waiters: [UIGestureRecognizer]
  ) -> Bool {
    let state = recognizer.machine.granted
    if recognizer.machine.wantsToRecognize { return false }
    if state.isTerminal {
      return questions.resetTime == .atOnceIfUntied || recognizer.tracked.isEmpty
    }
    return state == .possible && recognizer.tracked.isEmpty && !recognizer.staysOpenWithoutTouches
      && !waiters.contains { $0.relations.waitsFor(recognizer) }
  }

  /// A recognizer and all live ones tied to it: those that wait for it or that it waits for, and
  /// theirs in turn.
  private func allTied(to recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    var component = [recognizer]
    var next = 0
    while next < component.count {
      let member = component[next]
      next += 1
      component += live.filter { other in
        (member.relations.waitsFor(other) || other.relations.waitsFor(member))
          && !component.contains { $0 === other }
      }
    }
    return component
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    releaseTouches(of: recognizer)
    recognizer.touchBits = 0
    recognizer.relations.reset()
    recognizer.hasBeenAskedToBegin = false
    recognizer.isReportedHeld = false
    recognizer.system = nil
    noteChange(recognizer, .possible, because: .reset)
    // From iOS 26 the state reads possible inside reset() (C064).
    if questions.version >= .iOS26 {
      recognizer.machine.reset()
      recognizer.reset()
    } else {
      recognizer.reset()
      recognizer.machine.reset()
    }
  }

  /// Fails recognizers that wait for each other in a circle once their touches are gone (C095).
  func failCircles() {
    guard mayReset else { return }
    let stuck = live.filter { recognizer in
      recognizer.machine.wantsToRecognize && recognizer.tracked.isEmpty
        && circle(from: recognizer) != nil
    }
    for recognizer in stuck { stop(recognizer, because: .circularRequirement) }
  }
}
