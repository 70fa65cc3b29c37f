extension GestureSystem {
  /// Grants and refuses what recognizers ask for, until nothing changes.
  func settle() {
    while isUnsettled {
      isUnsettled = false
      for recognizer in live where recognizer.machine.wantsToFail {
        stop(recognizer, because: .itself)
      }
      for recognizer in candidatesInOrder() where recognizer.machine.wantsToRecognize {
        attempt(recognizer)
      }
      for recognizer in live where recognizer.machine.hasAdvanced {
        while let state = recognizer.machine.advance() {
          noteChange(recognizer, state, because: .itself)
          enqueue(recognizer, state, isRecognition: false)
          if state == .ended { exclude(by: recognizer) }
        }
      }
    }
  }

  /// The ones that want to recognize, the deepest view first, then the last added (C075).
  private func candidatesInOrder() -> [UIGestureRecognizer] {
    let candidates = live.filter(\.machine.wantsToRecognize)
    guard candidates.count > 1 else { return candidates }
    return candidates.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.depth != b.depth { return a.depth > b.depth }
      if let view = a.view, view === b.view {
        return a.place > b.place
      }
      // Views that are no ancestors of each other: their candidates stay together.
      return (candidates.firstIndex { $0.view === a.view } ?? left.offset)
        < (candidates.firstIndex { $0.view === b.view } ?? right.offset)
    }.map(\.element)
  }

  /// Lets a recognizer leave `possible` if nothing is against it.
  private func attempt(_ recognizer: UIGestureRecognizer) {
    if questions.shouldBeginTime == .beforeRequirements, !askShouldBegin(recognizer) { return }
    resolveStaticRelations(of: recognizer)
    guard !isBlocked(recognizer) else { return }
    // Asked lazily (C088): nobody is asked while what is known already holds it.
    resolveDynamicRelations(of: recognizer)
    guard !isBlocked(recognizer) else { return }
    if questions.shouldBeginTime == .afterRequirements, !askShouldBegin(recognizer) { return }
    // Whoever was asked may have disabled or removed it meanwhile.
    guard recognizer.machine.wantsToRecognize, recognizer.system === self else { return }
    if let winner = live.first(where: { $0.machine.granted.isActive && prevents($0, recognizer) }) {
      stop(recognizer, because: .prevented(by: winner))
    } else {
      recognize(recognizer)
    }
  }

  /// Holds a recognizer while one it waits for may still fail, and fails it if one has recognized
  /// (C086); returns whether either is so.
  private func isBlocked(_ recognizer: UIGestureRecognizer) -> Bool {
    var waits = false
    for blocker in recognizer.relations.blockers where blocker.system === self {
      switch blocker.machine.granted {
      case .failed: continue
      case .possible: waits = true
      case .began, .changed, .ended, .cancelled:
        stop(recognizer, because: .requirement(blocker))
        return true
      }
    }
    if waits { hold(recognizer) }
    return waits
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    let state = recognizer.machine.grant()
    noteChange(recognizer, state, because: .itself)
    enqueue(recognizer, state, isRecognition: true)
    if questions.laterRecognition == .cancelsBegun {
      for other in live where other.machine.granted.isActive && prevents(recognizer, other) {
        stop(other, because: .prevented(by: recognizer))
      }
    }
    exclude(by: recognizer)
    for other in live where other.machine.granted == .possible {
      if other.relations.waitsFor(recognizer) { stop(other, because: .requirement(recognizer)) }
    }
  }

  /// Fails whoever a recognizer prevents (C073, C074).
  private func exclude(by recognizer: UIGestureRecognizer) {
    for other in live where other.machine.granted == .possible && prevents(recognizer, other) {
      stop(other, because: .prevented(by: recognizer))
    }
  }

  /// Ends a recognizer from outside; one that had begun reports that it was cancelled.
  func stop(_ recognizer: UIGestureRecognizer, because cause: StateCause) {
    guard !recognizer.machine.granted.isTerminal else { return }
    let state = recognizer.machine.stop()
    recognizer.reportedState = nil
    noteChange(recognizer, state, because: cause)
    if state == .cancelled { enqueue(recognizer, state, isRecognition: false) }
  }

  /// Asks the delegate, then the views whose touches would be cancelled (C082, C083); fails it if
  /// one refuses. Asked once per attempt.
  private func askShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.hasBeenAskedToBegin { return true }
    recognizer.hasBeenAskedToBegin = true
    let asksViews = recognizer.cancelsTouchesInView || questions.viewShouldBegin == .always
    let mayBegin =
      (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
      && (!asksViews
        || recognizer.tracked.allSatisfy {
          $0.view?.gestureRecognizerShouldBegin(recognizer) ?? true
        })
    if !mayBegin { stop(recognizer, because: .shouldBegin) }
    return mayBegin
  }

  /// Whether one recognizer's recognition fails another (C077, C080).
  private func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner !== other && winner.touchBits & other.touchBits != 0 && excludes(winner, other)
  }

  /// Whether one recognizer may not be active beside another, once they share a touch.
  func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
    let isAllowed =
      winner.delegate?.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: winner)
        ?? false
    return !isAllowed
  }

  private func hold(_ recognizer: UIGestureRecognizer) {
    guard !recognizer.isReportedHeld else { return }
    recognizer.isReportedHeld = true
    guard let engine else { return }
    engine.observer?.engine(
      engine, recognizer: recognizer,
      waitsFor: recognizer.relations.blockers.filter {
        $0.system === self && $0.machine.granted == .possible
      })
    if let circle = circle(from: recognizer) {
      engine.report(.circularRequirement(circle.map(\.debugName)))
    }
  }
}
