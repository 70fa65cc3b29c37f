extension GestureSystem {
  /// Grants and refuses what recognizers ask for, until nobody asks for more.
  func settle() {
    while !requests.isEmpty || !advancing.isEmpty {
      if !requests.isEmpty { settleRequests() }
      advancing.visit { advance($0) }
      advancing.removeAll()
    }
  }

  private func settleRequests() {
    round.swap(with: requests)
    // Who gives up goes first: whoever waited for it may begin in the same round.
    round.visit { recognizer in
      if recognizer.machine.wantsToFail { stop(recognizer, because: .itself) }
    }
    requests.visit { round.append($0) }
    requests.removeAll()
    attemptCandidates()
    round.visit { recognizer in
      recognizer.isRequested = false
      advance(recognizer)
    }
    round.removeAll()
  }

  /// Reports what a recognizer that was granted has done since.
  private func advance(_ recognizer: UIGestureRecognizer) {
    guard recognizer.machine.hasAdvanced else { return }
    while let state = recognizer.changeMachine({ $0.advance() }) {
      noteChange(recognizer, state, because: .itself)
      enqueue(recognizer, state, isRecognition: false)
      if state == .ended { exclude(by: recognizer) }
    }
  }

  /// One of a round that wants to recognize.
  struct Candidate: Comparable {
    let rank: UInt64
    let recognizer: Unmanaged<UIGestureRecognizer>

    static func < (left: Candidate, right: Candidate) -> Bool { left.rank < right.rank }
    static func == (left: Candidate, right: Candidate) -> Bool { left.rank == right.rank }
  }

  /// Lets those of a round that want to recognize try, the deepest view first, then the last added
  /// (C075).
  private func attemptCandidates() {
    round.visit { recognizer in
      guard recognizer.machine.wantsToRecognize else { return }
      candidates.append(
        Candidate(rank: recognizer.rank, recognizer: .passUnretained(recognizer)))
    }
    candidates.sort()
    for candidate in candidates {
      candidate.recognizer.visit { recognizer in
        recognizer.isRequested = false
        if recognizer.machine.wantsToRecognize { attempt(recognizer) }
      }
      // Many that begin at once ask about each other: now delegates are better at hand.
      if !hasAnswers, active.count > elders + 1 { fetchAnswers() }
    }
    candidates.removeAll()
    if hasAnswers { dropAnswers() }
  }

  /// Lets a recognizer leave `possible` if nothing is against it.
  private func attempt(_ recognizer: UIGestureRecognizer) {
    let mayWait =
      recognizer.hasRelations || (recognizer.askedUpTo < newestArrival && live.count > 1)
    let asksFirst = mayWait && questions.shouldBeginTime == .beforeRequirements
    if asksFirst, !askShouldBegin(recognizer) { return }
    guard !isBlocked(recognizer) else { return }
    // Asked lazily (C088): nobody is asked while what is known already holds it.
    resolveDynamicRelations(of: recognizer)
    guard !isBlocked(recognizer) else { return }
    if !asksFirst, !askShouldBegin(recognizer) { return }
    // Whoever was asked may have disabled or removed it meanwhile.
    guard recognizer.machine.wantsToRecognize, recognizer.systemNumber == number else { return }
    if let winner = elder(preventing: recognizer) {
      stop(recognizer, because: .prevented(by: winner))
    } else {
      recognize(recognizer)
    }
  }

  /// Holds a recognizer while one it waits for may still fail, and fails it if one has recognized
  /// (C086); returns whether either is so.
  private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.hasRelations else { return false }
    var waits = waitsForAbsent(recognizer)
    var winner: UIGestureRecognizer?
    recognizer.relations.blockers.visit { blocker in
      guard blocker.systemNumber == number, blocker.takesPart else { return }
      switch blocker.machine.granted {
      case .failed: break
      case .possible: waits = true
      case .began, .changed, .ended, .cancelled: if winner == nil { winner = blocker }
      }
    }
    if let winner {
      stop(recognizer, because: .requirement(winner))
      return true
    }
    if waits { hold(recognizer) }
    return waits
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    var state = recognizer.changeMachine { $0.grant() }
    noteChange(recognizer, state, because: .itself)
    // Two states set in one pass give one action with the last (C058); what is certain is that one
    // which was held reports `.began` first (C092).
    if recognizer.machine.own != state, !recognizer.isReportedHeld,
      questions.repeatedState == .onlyTheLast
    {
      state = recognizer.changeMachine { $0.grantLast() }
      noteChange(recognizer, state, because: .itself)
    }
    enqueue(recognizer, state, isRecognition: true)
    if recognizer.machine.granted.isActive { active.append(recognizer) }
    if live.count == 1 { return }
    if hasBegun(beside: recognizer), questions.laterRecognition == .cancelsBegun {
      for other in active where other.machine.granted.isActive && prevents(recognizer, other) {
        stop(other, because: .prevented(by: recognizer))
      }
    }
    exclude(by: recognizer)
    guard recognizer.hasRelations else { return }
    recognizer.relations.dependants.visit { waiter in
      guard waiter.machine.granted == .possible else { return }
      stop(waiter, because: .requirement(recognizer))
    }
  }

  /// Whether another recognizer of the same touches has begun.
  private func hasBegun(beside recognizer: UIGestureRecognizer) -> Bool {
    for index in 0..<active.count {
      let other = active[index]
      if other !== recognizer, other.machine.granted.isActive,
        other.touchBits & recognizer.touchBits != 0
      {
        return true
      }
    }
    return false
  }

  /// The recognizer that began before this pass and does not let another begin, if there is one.
  ///
  /// Those that began in this pass have excluded by themselves whom they prevent.
  private func elder(preventing recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    for index in 0..<min(elders, active.count) {
      let other = active[index]
      if other.machine.granted.isActive, prevents(other, recognizer) { return other }
    }
    return nil
  }

  /// Fails whoever a recognizer prevents (C073, C074).
  private func exclude(by recognizer: UIGestureRecognizer) {
    let bits = recognizer.touchBits
    live.visit { other in
      guard other.machine.granted == .possible, other.touchBits & bits != 0,
        other !== recognizer, excludes(recognizer, other)
      else { return }
      stop(other, because: .prevented(by: recognizer))
    }
  }

  /// Ends a recognizer from outside; one that had begun reports that it was cancelled.
  func stop(_ recognizer: UIGestureRecognizer, because cause: @autoclosure () -> StateCause) {
    guard !recognizer.machine.granted.isTerminal else { return }
    let state = recognizer.changeMachine { $0.stop() }
    recognizer.reportedState = nil
    noteChange(recognizer, state, because: cause())
    if state == .cancelled {
      enqueue(recognizer, state, isRecognition: false)
    } else {
      release(dependantsOf: recognizer)
    }
  }

  /// Lets those that wait for a recognizer try again.
  func release(dependantsOf recognizer: UIGestureRecognizer) {
    guard recognizer.hasRelations else { return }
    recognizer.relations.dependants.visit { waiter in
      if waiter.machine.wantsToRecognize { request(waiter) }
    }
  }

  /// Asks the delegate, then the views whose touches would be cancelled (C082, C083); fails it if
  /// one refuses. Asked once per attempt.
  private func askShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.hasBeenAskedToBegin { return true }
    recognizer.hasBeenAskedToBegin = true
    var mayBegin = recognizer.answerer?.gestureRecognizerShouldBegin(recognizer) ?? true
    if mayBegin, asksViews(whether: recognizer) { mayBegin = viewsLetBegin(recognizer) }
    if !mayBegin { stop(recognizer, because: .shouldBegin) }
    return mayBegin
  }

  /// Whether views are asked about a recognizer, which is open for one that cancels no touches (C084);
  /// views that come with the engine can be asked whether it matters.
  private func asksViews(whether recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.effects.cancelsTouches { return true }
    let areEngines = targets.allSatisfy { target in
      recognizer.touchBits & target.touch.bit == 0 || target.view.comesWithEngine
    }
    if areEngines, viewsLetBegin(recognizer) { return false }
    return questions.viewShouldBegin == .always
  }

  /// Asks each view once whose touches belong to the recognizer, lifted ones too: a tap may have been
  /// held until after the lift.
  private func viewsLetBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    for index in 0..<targets.count {
      let target = targets[index]
      guard recognizer.touchBits & target.touch.bit != 0 else { continue }
      var wasAsked = false
      for earlier in 0..<index
      where targets[earlier].view === target.view
        && recognizer.touchBits & targets[earlier].touch.bit != 0
      {
        wasAsked = true
      }
      if !wasAsked, !target.view.gestureRecognizerShouldBegin(recognizer) { return false }
    }
    return true
  }

  /// Whether one recognizer's recognition fails another (C077, C080).
  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner !== other && winner.touchBits & other.touchBits != 0 && excludes(winner, other)
  }

  /// Whether one recognizer may not be active beside another, once they share a touch.
  func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    // Delegates are asked only where one would block the other (C078); one true answer is enough
    // (C077).
    (!winner.ownAnswers.contains(.prevention) || winner.canPrevent(other))
      && (!other.ownAnswers.contains(.prevention) || other.canBePrevented(by: winner))
      && !allows(winner, beside: other) && !allows(other, beside: winner)
  }

  /// Whether a recognizer's delegate lets it be active beside another.
  private func allows(_ recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer) -> Bool
  {
    asksDelegate(of: recognizer, .delegateAllows) {
      $0.gestureRecognizer(recognizer, shouldRecognizeSimultaneouslyWith: other)
    }
  }

  private func hold(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isReportedHeld else { return }
    recognizer.isReportedHeld = true
    // Nobody who is waited for by nobody is part of a circle.
    if !recognizer.relations.dependants.isEmpty { newlyHeld.append(recognizer) }
    if isObserved, let observer, let engine {
      let blockers = recognizer.relations.blockers.filter {
        $0.systemNumber == number && $0.machine.granted == .possible
      }
      observer.engine(engine, recognizer: recognizer, waitsFor: blockers)
    }
    guard questions.heldExclusion == .excludes else { return }
    for other in live where other.machine.granted == .possible && prevents(recognizer, other) {
      let waitsForIt = recognizer.relations.blockers.contains { $0 === other }
      if !waitsForIt { stop(other, because: .prevented(by: recognizer)) }
    }
  }
}
