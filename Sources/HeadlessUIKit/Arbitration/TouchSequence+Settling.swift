#if HEADLESS
extension TouchSequence {
  /// A participant that attempts to recognize.
  struct Candidate {
    let rank: UInt64
    let index: Int

    /// What the ranks of one view's recognizers have in common.
    var view: UInt64 { rank >> 24 }
  }

  /// Grants and refuses the states that recognizers request and sends the actions, until nothing is
  /// left to do: an action may disable, remove or set recognizers.
  func settleAndSendActions() {
    while hasWork {
      settle()
      sendActions()
    }
    if !newlyHeld.isEmpty { reportCircles() }
  }

  private func settle() {
    while !requests.isEmpty || !advancing.isEmpty {
      if !requests.isEmpty { settleRequests() }
      visit(advancing) { advance($0) }
      advancing.removeAll()
    }
  }

  private func settleRequests() {
    round.swap(with: requests)
    // Failures first: a recognizer that waits for one may begin in the same round.
    visit(round) { recognizer in
      if recognizer.machine.wantsToFail { stop(recognizer, because: .itself) }
    }
    for position in 0..<requests.count { round.append(requests[position]) }
    requests.removeAll()
    attemptCandidates()
    visit(round) { recognizer in
      recognizer.isRequested = false
      advance(recognizer)
    }
    round.removeAll()
  }

  /// Reports the states that a recognizer has entered since it was granted.
  private func advance(_ recognizer: UIGestureRecognizer) {
    guard recognizer.machine.hasAdvanced else { return }
    while let state = recognizer.changeMachine({ $0.advance() }) {
      noteChange(recognizer, state, because: .itself)
      enqueue(recognizer, state, isRecognition: false)
      if state == .ended { exclude(by: recognizer) }
    }
  }

  /// Lets the recognizers of a round attempt to recognize by rank (C075).
  private func attemptCandidates() {
    for position in 0..<round.count {
      let index = round[position]
      participants.visit(at: index) { recognizer in
        guard recognizer.machine.wantsToRecognize else { return }
        candidates.append(Candidate(rank: recognizer.rank, index: index))
      }
    }
    candidates.sort { $0.rank < $1.rank }
    if hasTieOnOneView, questions.tieOnOneView == .firstAddedWins {
      candidates.sort { $0.view == $1.view ? $0.rank > $1.rank : $0.rank < $1.rank }
    }
    for position in 0..<candidates.count {
      participants.visit(at: candidates[position].index) { recognizer in
        recognizer.isRequested = false
        if recognizer.machine.wantsToRecognize { attempt(recognizer) }
      }
    }
    candidates.removeAll()
  }

  /// Whether two of the sorted candidates are recognizers of the same view.
  private var hasTieOnOneView: Bool {
    guard candidates.count > 1 else { return false }
    return (1..<candidates.count).contains { candidates[$0].view == candidates[$0 - 1].view }
  }

  /// Lets a recognizer leave `possible` unless it is held, refused or prevented.
  private func attempt(_ recognizer: UIGestureRecognizer) {
    let mayWait =
      recognizer.hasRelations
      || (recognizer.askedUpTo < newestArrival && participants.count > 1)
    let asksFirst = mayWait && questions.shouldBeginTime == .beforeRequirements
    if asksFirst, !askShouldBegin(recognizer) { return }
    guard !isBlocked(recognizer) else { return }
    // Lazily (C088): nothing is asked while a known requirement holds the recognizer.
    resolveDynamicRelations(of: recognizer)
    guard !isBlocked(recognizer) else { return }
    if !asksFirst, !askShouldBegin(recognizer) { return }
    // A method that was called may have disabled or removed the recognizer.
    guard recognizer.machine.wantsToRecognize, includes(recognizer) else { return }
    if let winner = earlierRecognizer(preventing: recognizer) {
      stop(recognizer, because: .prevented(by: winner))
    } else {
      recognize(recognizer)
    }
  }

  /// Holds a recognizer while one that it requires may still fail, and fails it if one has
  /// recognized (C086); returns whether it did either.
  private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.hasRelations else { return false }
    var waits = waitsForAbsent(recognizer)
    var winner: UIGestureRecognizer?
    visit(recognizer.blockers) { blocker in
      guard includes(blocker), blocker.takesPart else { return }
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

  /// Reports that a recognizer has to wait, once in an attempt.
  private func hold(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isReportedHeld else { return }
    recognizer.isReportedHeld = true
    // A recognizer that no other waits for is part of no circle.
    if !recognizer.dependents.isEmpty { newlyHeld.append(recognizer.placement.index) }
    if isObserved, let observer, let engine {
      let blockers = recognizer.blockers.map { participants[$0] }
      observer.engine(
        engine, recognizer: recognizer,
        waitsFor: blockers.filter { includes($0) && $0.machine.granted == .possible })
    }
    guard questions.heldExclusion == .excludes else { return }
    for (index, other) in participants.enumerated()
    where other.machine.granted == .possible && prevents(recognizer, other) {
      if !recognizer.blockers.contains(index) { stop(other, because: .prevented(by: recognizer)) }
    }
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    var state = recognizer.changeMachine { $0.grant() }
    noteChange(recognizer, state, because: .itself)
    // Two states set in one pass send one action with the last (C058); only a recognizer that was
    // held is certain to report `.began` first (C092).
    if recognizer.machine.own != state, !recognizer.isReportedHeld,
      questions.repeatedState == .onlyTheLast
    {
      state = recognizer.changeMachine { $0.grantLast() }
      noteChange(recognizer, state, because: .itself)
    }
    enqueue(recognizer, state, isRecognition: true)
    let index = recognizer.placement.index
    if recognizer.machine.granted.isActive { active.append(index) }
    if participants.count == 1 { return }
    if hasBegun(beside: recognizer), questions.laterRecognition == .cancelsBegun {
      for position in 0..<active.count {
        let other = participants[active[position]]
        if other.machine.granted.isActive, prevents(recognizer, other) {
          stop(other, because: .prevented(by: recognizer))
        }
      }
    }
    exclude(by: recognizer)
    guard recognizer.hasRelations else { return }
    visit(recognizer.dependents) { waiter in
      guard waiter.machine.granted == .possible else { return }
      stop(waiter, because: .requirement(recognizer))
    }
  }

  /// Ends a recognizer from outside; one that had begun reports that it was cancelled.
  func stop(_ recognizer: UIGestureRecognizer, because cause: StateCause) {
    guard !recognizer.machine.granted.isTerminal else { return }
    let state = recognizer.changeMachine { $0.stop() }
    recognizer.reportedState = nil
    noteChange(recognizer, state, because: cause)
    if state == .cancelled {
      enqueue(recognizer, state, isRecognition: false)
    } else {
      release(dependentsOf: recognizer)
    }
  }

  /// Lets the recognizers that wait for a recognizer attempt again.
  func release(dependentsOf recognizer: UIGestureRecognizer) {
    guard recognizer.hasRelations else { return }
    visit(recognizer.dependents) { waiter in
      if waiter.machine.wantsToRecognize { request(waiter) }
    }
  }
}
#endif
