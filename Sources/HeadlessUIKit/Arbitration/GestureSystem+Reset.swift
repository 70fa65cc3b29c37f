extension GestureSystem {
  /// Resets the recognizers whose sequence is over, those tied by failure requirements together
  /// (C060 to C063).
  func resetFinished() {
    while mayReset {
      mayReset = false
      let count = markThoseOver()
      guard count > 0 else { return }
      let isReversed = count > 1 && questions.resetOrder == .lastFirst
      let last = live.count - 1
      for index in 0...last {
        live.visit(at: isReversed ? last - index : index) { recognizer in
          if recognizer.isOver, recognizer.systemNumber == number { reset(recognizer) }
        }
      }
      // A reset may have had others stopped: their actions come first, and they are kept until then.
      guard !hasWork else { return }
      forgetLeavers()
    }
  }

  /// Marks the recognizers that are over, and all tied to them; returns how many they are.
  private func markThoseOver() -> Int {
    let (count, early) = markThoseOver(whileTouched: true)
    // Whether any is reset before its touches have ended is open (C062): asked where one would be.
    guard early > 0, questions.resetTime == .whenTouchesEnd else { return count }
    return markThoseOver(whileTouched: false).count
  }

  private func markThoseOver(whileTouched: Bool) -> (count: Int, early: Int) {
    var (count, early) = (0, 0)
    live.visit { recognizer in
      recognizer.isOver = isOver(recognizer, whileTouched: whileTouched)
      guard recognizer.isOver else { return }
      count += 1
      if !recognizer.isUntouched { early += 1 }
    }
    // Who is tied to one that is not over is not over either: those that wait for it or that it waits
    // for, and theirs in turn.
    guard count > 0, count < live.count else { return (count, early) }
    var kept: [UIGestureRecognizer] = []
    func keep(_ recognizer: UIGestureRecognizer) {
      recognizer.isOver = false
      count -= 1
      if !recognizer.isUntouched { early -= 1 }
      kept.append(recognizer)
    }
    live.visit { recognizer in
      guard recognizer.isOver, recognizer.hasRelations else { return }
      var goesOn = false
      visitTied(to: recognizer) { if !$0.isOver { goesOn = true } }
      if goesOn { keep(recognizer) }
    }
    while let recognizer = kept.popLast() {
      visitTied(to: recognizer) { if $0.isOver { keep($0) } }
    }
    return (count, early)
  }

  /// Visits those that take part and wait for a recognizer, or that it waits for.
  private func visitTied(
    to recognizer: UIGestureRecognizer, _ body: (UIGestureRecognizer) -> Void
  ) {
    recognizer.relations.blockers.visit { if $0.systemNumber == number { body($0) } }
    recognizer.relations.dependants.visit { if $0.systemNumber == number { body($0) } }
  }

  /// Ends a recognizer that was disabled: cancelled if it had begun, else failed (C066).
  func disable(_ recognizer: UIGestureRecognizer) {
    pass {
      stop(recognizer, because: .disabled)
      releaseTouches(of: recognizer)
    }
  }

  /// Forgets a recognizer that leaves its view, without a word to its targets or with one (C068).
  func remove(_ recognizer: UIGestureRecognizer) {
    pass {
      let (granted, arrival) = (recognizer.machine.granted, recognizer.arrival)
      _ = recognizer.changeMachine { $0.stop() }
      // One whose beginning nobody has heard of yet has nothing to take back.
      if recognizer.lastAction?.isActive == true, questions.removedRecognizer == .isCancelled {
        if granted.isActive { noteChange(recognizer, .cancelled, because: .removed) }
        recognizer.sendActions(as: granted.isTerminal ? granted : .cancelled)
      }
      // That action may have given it to another view, where it has begun afresh.
      guard recognizer.arrival == arrival else { return }
      release(dependantsOf: recognizer)
      if recognizer.hasRelations {
        for other in recognizer.relations.blockers { other.relations.forget(recognizer) }
        for other in recognizer.relations.dependants { other.relations.forget(recognizer) }
      }
      if recognizer.systemNumber == number { reset(recognizer) }
    }
  }

  /// Strikes those that take part no more off the list, keeping the order of the others.
  func forgetLeavers() {
    hasLeavers = false
    live.keep { $0.systemNumber == number }
    areListenersStale = true
  }

  private func releaseTouches(of recognizer: UIGestureRecognizer) {
    recognizer.tracked.removeAll()
    recognizer.followedBits = 0
    if recognizer.pressed != nil { recognizer.pressed = nil }
    areListenersStale = true
    mayReset = true
  }

  /// Whether a recognizer has nothing left to do in this sequence, not even to let a waiter go.
  private func isOver(_ recognizer: UIGestureRecognizer, whileTouched: Bool) -> Bool {
    let machine = recognizer.machine
    if machine.wantsToRecognize { return false }
    if machine.granted.isTerminal {
      return recognizer.isUntouched || whileTouched
    }
    guard machine.granted == .possible, recognizer.isUntouched,
      !recognizer.staysOpenWithoutTouches
    else { return false }
    guard recognizer.hasRelations else { return true }
    var isAwaited = false
    recognizer.relations.dependants.visit { waiter in
      if waiter.machine.wantsToRecognize { isAwaited = true }
    }
    return !isAwaited
  }

  private func reset(_ recognizer: UIGestureRecognizer) {
    releaseTouches(of: recognizer)
    recognizer.leaveSystem()
    hasLeavers = true
    noteChange(recognizer, .possible, because: .reset)
    // From iOS 26 the state reads possible inside reset() (C064).
    if questions.version >= .iOS26 {
      recognizer.changeMachine { $0.reset() }
      recognizer.reset()
    } else {
      recognizer.reset()
      recognizer.changeMachine { $0.reset() }
    }
  }

  private func hasOpenBlocker(_ recognizer: UIGestureRecognizer) -> Bool {
    var isOpen = false
    recognizer.relations.blockers.visit { blocker in
      if blocker.systemNumber == number, blocker.machine.granted == .possible, blocker.takesPart {
        isOpen = true
      }
    }
    return isOpen
  }

  /// Fails recognizers that wait in vain once their touches are gone: in a circle (C095), or for one
  /// that takes no part (C096).
  func failStuck() {
    var stuck: [UIGestureRecognizer] = []
    live.visit { recognizer in
      guard recognizer.machine.wantsToRecognize, recognizer.isUntouched else { return }
      if circle(from: recognizer) != nil || waitsForAbsent(recognizer) {
        stuck.append(recognizer)
      } else if !hasOpenBlocker(recognizer) {
        // The one it waited for took no part and has gone meanwhile.
        request(recognizer)
      }
    }
    for recognizer in stuck { stop(recognizer, because: .circularRequirement) }
  }
}
