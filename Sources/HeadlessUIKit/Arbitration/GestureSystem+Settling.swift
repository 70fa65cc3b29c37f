extension GestureSystem {
  /// Grants and refuses what recognizers ask for, until nothing changes.
  func settle() {
    var isStable = false
    while !isStable {
      isStable = true
      for recognizer in live where recognizer.machine.wantsToFail {
        fail(recognizer, because: .itself)
        isStable = false
      }
      for recognizer in candidatesInOrder() where recognizer.machine.wantsToRecognize {
        if attempt(recognizer) { isStable = false }
      }
      for recognizer in live {
        while let state = recognizer.machine.advance() {
          note(recognizer, state, because: .itself)
          enqueue(recognizer, state, isRecognition: false)
          if state == .ended { exclude(by: recognizer) }
          isStable = false
        }
      }
    }
  }

  /// Whether a recognizer waits for another that may still fail.
  func isHeld(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.relations.blockers.contains { $0.system === self && $0.machine.granted == .possible }
  }

  /// The ones that want to recognize, the deepest view first, then the last added (C075).
  private func candidatesInOrder() -> [UIGestureRecognizer] {
    let candidates = live.filter(\.machine.wantsToRecognize)
    guard candidates.count > 1 else { return candidates }
    return candidates.enumerated().sorted { left, right in
      let (a, b) = (left.element, right.element)
      if a.depth != b.depth { return a.depth > b.depth }
      if let view = a.view, view === b.view {
        return view.order(of: a) > view.order(of: b)
      }
      // Views that are no ancestors of each other: their candidates stay together.
      return (candidates.firstIndex { $0.view === a.view } ?? left.offset)
        < (candidates.firstIndex { $0.view === b.view } ?? right.offset)
    }.map(\.element)
  }

  /// Lets a recognizer leave `possible` if nothing is against it; returns whether anything changed.
  private func attempt(_ recognizer: UIGestureRecognizer) -> Bool {
    resolveRelations(of: recognizer)
    if behavior.shouldBeginTime == .beforeRequirements, !askShouldBegin(recognizer) { return true }
    var waitsFor: [UIGestureRecognizer] = []
    for blocker in recognizer.relations.blockers where blocker.system === self {
      switch blocker.machine.granted {
      case .failed: continue
      case .possible: waitsFor.append(blocker)
      case .began, .changed, .ended, .cancelled:
        fail(recognizer, because: .requirement(blocker))
        return true
      }
    }
    guard waitsFor.isEmpty else {
      hold(recognizer, for: waitsFor)
      return false
    }
    if behavior.shouldBeginTime == .afterRequirements, !askShouldBegin(recognizer) { return true }
    if let winner = live.first(where: { $0.machine.granted.isActive && prevents($0, recognizer) }) {
      fail(recognizer, because: .prevented(by: winner))
      return true
    }
    recognize(recognizer)
    return true
  }

  private func recognize(_ recognizer: UIGestureRecognizer) {
    let state = recognizer.machine.grant()
    note(recognizer, state, because: .itself)
    enqueue(recognizer, state, isRecognition: true)
    if behavior.laterRecognition == .cancelsBegun {
      for other in live where other.machine.granted.isActive && prevents(recognizer, other) {
        stop(other, because: .prevented(by: recognizer))
      }
    }
    exclude(by: recognizer)
    for other in live where other.machine.granted == .possible {
      if other.relations.waitsFor(recognizer) { fail(other, because: .requirement(recognizer)) }
    }
  }

  /// Fails whoever a recognizer prevents (C073, C074).
  private func exclude(by recognizer: UIGestureRecognizer) {
    for other in live where other.machine.granted == .possible && prevents(recognizer, other) {
      fail(other, because: .prevented(by: recognizer))
    }
  }

  func fail(_ recognizer: UIGestureRecognizer, because cause: StateCause) {
    stop(recognizer, because: cause)
  }

  /// Ends a recognizer from outside; one that had begun reports that it was cancelled.
  func stop(_ recognizer: UIGestureRecognizer, because cause: StateCause) {
    guard !recognizer.machine.granted.isTerminal else { return }
    let state = recognizer.machine.stop()
    recognizer.reportedState = nil
    note(recognizer, state, because: cause)
    if state == .cancelled { enqueue(recognizer, state, isRecognition: false) }
  }

  /// Asks the delegate, then the views whose touches would be cancelled (C082, C083); fails it if
  /// one refuses. Asked once per attempt.
  private func askShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.hasBeenAskedToBegin { return true }
    recognizer.hasBeenAskedToBegin = true
    let asksViews = recognizer.cancelsTouchesInView || behavior.viewShouldBegin == .always
    let mayBegin =
      (recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true)
      && (!asksViews
        || recognizer.tracked.allSatisfy {
          $0.view?.gestureRecognizerShouldBegin(recognizer) ?? true
        })
    if !mayBegin { fail(recognizer, because: .shouldBegin) }
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

  private func hold(_ recognizer: UIGestureRecognizer, for others: [UIGestureRecognizer]) {
    guard !recognizer.isReportedHeld else { return }
    recognizer.isReportedHeld = true
    guard let engine else { return }
    engine.observer?.engine(engine, recognizer: recognizer, waitsFor: others)
    if let circle = circle(from: recognizer) {
      engine.report(.circularRequirement(circle.map(\.debugName)))
    }
  }
}

extension UIView {
  fileprivate func order(of recognizer: UIGestureRecognizer) -> Int {
    attachedRecognizers.firstIndex { $0 === recognizer } ?? -1
  }
}
