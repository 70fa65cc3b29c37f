#if HEADLESS
extension TouchSequence {
  /// Fails recognizers whose requirement can no longer resolve, and resets finished recognizers.
  func finish() {
    if mayReset { failStuck() }
    // A recognizer is reset after its last action, and after its views have received their touches.
    if mayReset, !hasChanged, !hasWork { resetFinished() }
  }

  /// Resets the recognizers that are finished; recognizers tied by failure requirements are reset
  /// together (C060 to C063).
  private func resetFinished() {
    while mayReset {
      mayReset = false
      let count = markFinished()
      guard count > 0 else { return }
      let isReversed = count > 1 && questions.resetOrder == .lastFirst
      let last = participants.count - 1
      for index in 0...last {
        participants.visit(at: isReversed ? last - index : index) { recognizer in
          if recognizer.isFinished, includes(recognizer) { reset(recognizer) }
        }
      }
      // A reset may have stopped other recognizers, whose actions are sent first.
      guard !hasWork else { return }
      removeLeavers()
    }
  }

  /// Marks the recognizers that can be reset, and returns their number.
  private func markFinished() -> Int {
    let (count, early) = markFinished(whileTouched: true)
    // Whether a recognizer is reset before its touches have ended is open (C062).
    guard early > 0, questions.resetTime == .whenTouchesEnd else { return count }
    return markFinished(whileTouched: false).count
  }

  /// Marks the recognizers that are finished with everything they are tied to; `early` counts those
  /// that still follow a touch.
  private func markFinished(whileTouched: Bool) -> (count: Int, early: Int) {
    var hasRelations = false
    participants.visit { recognizer in
      recognizer.isFinished = isFinished(recognizer, whileTouched: whileTouched)
      if recognizer.hasRelations { hasRelations = true }
    }
    if hasRelations { keepTied() }
    var (count, early) = (0, 0)
    participants.visit { recognizer in
      guard recognizer.isFinished else { return }
      count += 1
      if !recognizer.isUntouched { early += 1 }
    }
    return (count, early)
  }

  /// Unmarks the recognizers that are tied, directly or through others, to an unfinished one.
  private func keepTied() {
    var unfinished: [Int] = []
    for index in 0..<participants.count {
      participants.visit(at: index) { recognizer in
        if !recognizer.isFinished, recognizer.hasRelations { unfinished.append(index) }
      }
    }
    while let index = unfinished.popLast() {
      participants.visit(at: index) { recognizer in
        unmark(recognizer.blockers, into: &unfinished)
        unmark(recognizer.dependents, into: &unfinished)
      }
    }
  }

  private func unmark(_ tied: ReusableList<Int>, into unfinished: inout [Int]) {
    for position in 0..<tied.count {
      let index = tied[position]
      let wasFinished = participants.visit(at: index) { recognizer in
        guard recognizer.isFinished, includes(recognizer) else { return false }
        recognizer.isFinished = false
        return true
      }
      if wasFinished { unfinished.append(index) }
    }
  }

  /// Whether a recognizer has nothing left to do in this sequence and holds no other back.
  private func isFinished(_ recognizer: UIGestureRecognizer, whileTouched: Bool) -> Bool {
    let machine = recognizer.machine
    if machine.wantsToRecognize { return false }
    if machine.granted.isTerminal {
      return recognizer.isUntouched || whileTouched
    }
    guard machine.granted == .possible, recognizer.isUntouched,
      !recognizer.staysOpenWithoutTouches
    else { return false }
    guard recognizer.hasRelations else { return true }
    var mayStillBegin = false
    visit(recognizer.dependents) { waiter in
      if waiter.machine.wantsToRecognize { mayStillBegin = true }
    }
    return !mayStillBegin
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    releaseTouches(of: recognizer)
    recognizer.leaveSystem()
    hasLeavers = true
    noteChange(recognizer, .possible, because: .reset)
    // From iOS 26 the state reads possible inside reset() (C064).
    if questions.version >= .v26 {
      recognizer.changeMachine { $0.reset() }
      recognizer.reset()
    } else {
      recognizer.reset()
      recognizer.changeMachine { $0.reset() }
    }
  }

  /// Ends a recognizer that was disabled: cancelled if it had begun, else failed (C066).
  func disable(_ recognizer: UIGestureRecognizer) {
    stop(recognizer, because: .disabled)
    releaseTouches(of: recognizer)
  }

  /// Resets a recognizer that leaves its view; whether it sends an action first is open (C068).
  func remove(_ recognizer: UIGestureRecognizer) {
    let (granted, arrival) = (recognizer.machine.granted, recognizer.arrival)
    _ = recognizer.changeMachine { $0.stop() }
    // A recognizer that has sent no action for its beginning cancels nothing.
    if recognizer.lastAction?.isActive == true, questions.removedRecognizer == .isCancelled {
      if granted.isActive { noteChange(recognizer, .cancelled, because: .removed) }
      recognizer.sendActions(as: granted.isTerminal ? granted : .cancelled)
    }
    // That action may have attached it to another view, where it takes part anew.
    guard recognizer.arrival == arrival, includes(recognizer) else { return }
    release(dependentsOf: recognizer)
    if recognizer.hasRelations {
      let index = recognizer.placement.index
      visit(recognizer.blockers) { $0.dependents.keep { $0 != index } }
      visit(recognizer.dependents) { $0.blockers.keep { $0 != index } }
    }
    reset(recognizer)
  }

  private func releaseTouches(of recognizer: UIGestureRecognizer) {
    recognizer.forgetTouches()
    if recognizer.pressed != nil { recognizer.pressed = nil }
    areListenersStale = true
    mayReset = true
  }

  /// Fails recognizers that still wait once their touches are gone: in a circle (C095), or for a
  /// recognizer that takes no part (C096).
  private func failStuck() {
    var stuck: [Int] = []
    participants.visit { recognizer in
      guard recognizer.machine.wantsToRecognize, recognizer.isUntouched else { return }
      if circle(from: recognizer) != nil || waitsForAbsent(recognizer) {
        stuck.append(recognizer.placement.index)
      } else if !hasOpenBlocker(recognizer) {
        // The recognizer it waited for took no part, and has left.
        request(recognizer)
      }
    }
    for index in stuck { stop(participants[index], because: .circularRequirement) }
  }

  private func hasOpenBlocker(_ recognizer: UIGestureRecognizer) -> Bool {
    var isOpen = false
    visit(recognizer.blockers) { blocker in
      if includes(blocker), blocker.machine.granted == .possible, blocker.takesPart {
        isOpen = true
      }
    }
    return isOpen
  }
}
#endif
