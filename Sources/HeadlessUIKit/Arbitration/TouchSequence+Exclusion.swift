#if HEADLESS
extension TouchSequence {
  /// Fails the recognizers that a recognizer prevents (C073, C074).
  func exclude(by winner: UIGestureRecognizer) {
    let bits = winner.touchBits
    guard let delegate = winner.allowingDelegate else {
      participants.visit { other in
        guard other.machine.granted == .possible, other.touchBits & bits != 0, other !== winner,
          excludes(winner, other)
        else { return }
        stop(other, because: .prevented(by: winner))
      }
      return
    }
    // The delegate is loaded once: it is asked about every recognizer of the touches.
    participants.visit { other in
      guard other.machine.granted == .possible, other.touchBits & bits != 0, other !== winner,
        mayPrevent(winner, other),
        !winner.implemented.contains(.delegateAllows)
          || !delegate.gestureRecognizer(winner, shouldRecognizeSimultaneouslyWith: other),
        !allows(other, beside: winner)
      else { return }
      stop(other, because: .prevented(by: winner))
    }
  }

  /// The recognizer that began before this pass and prevents another, or nil.
  ///
  /// A recognizer that began in this pass has already failed those it prevents.
  func earlierRecognizer(preventing recognizer: UIGestureRecognizer) -> UIGestureRecognizer? {
    for position in 0..<min(activeBeforePass, active.count) {
      let other = participants[active[position]]
      if other.machine.granted.isActive, prevents(other, recognizer) { return other }
    }
    return nil
  }

  /// Whether another recognizer of the same touches has begun.
  func hasBegun(beside recognizer: UIGestureRecognizer) -> Bool {
    for position in 0..<active.count {
      let hasBegun = participants.visit(at: active[position]) { other in
        other !== recognizer && other.machine.granted.isActive
          && other.touchBits & recognizer.touchBits != 0
      }
      if hasBegun { return true }
    }
    return false
  }

  /// Whether one recognizer's recognition fails another (C077, C080).
  func prevents(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    winner !== other && winner.touchBits & other.touchBits != 0 && excludes(winner, other)
  }

  /// Whether one recognizer may not be active beside another that shares a touch with it.
  func excludes(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    // Delegates are asked only where one recognizer would block the other (C078); one true answer
    // is enough (C077).
    mayPrevent(winner, other) && !allows(winner, beside: other) && !allows(other, beside: winner)
  }

  /// Whether the classes of two recognizers let one prevent the other (C080).
  @inline(__always)
  private func mayPrevent(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
    (!winner.implemented.contains(.classPrevention) || winner.canPrevent(other))
      && (!other.implemented.contains(.classPrevention) || other.canBePrevented(by: winner))
  }

  /// Whether a recognizer's delegate lets it be active beside another.
  @inline(__always)
  private func allows(_ recognizer: UIGestureRecognizer, beside other: UIGestureRecognizer) -> Bool
  {
    recognizer.allowingDelegate?.gestureRecognizer(
      recognizer, shouldRecognizeSimultaneouslyWith: other) == true
  }

  /// Asks the delegate, then the views whose touches would be cancelled (C082, C083), once in an
  /// attempt; fails the recognizer if one refuses.
  func askShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.hasBeenAskedToBegin { return true }
    recognizer.hasBeenAskedToBegin = true
    var mayBegin = recognizer.currentDelegate?.gestureRecognizerShouldBegin(recognizer) ?? true
    if mayBegin, asksViews(whether: recognizer) { mayBegin = viewsLetBegin(recognizer) }
    if !mayBegin { stop(recognizer, because: .shouldBegin) }
    return mayBegin
  }

  /// Whether views are asked about a recognizer; open for one that cancels no touches (C084).
  ///
  /// The question is consulted only if the answer of a view of the app may matter.
  private func asksViews(whether recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.effects.cancelsTouches { return true }
    let areEngines = targets.allSatisfy { target in
      recognizer.touchBits & target.touch.bit == 0 || target.view.isEngineClass
    }
    if areEngines, viewsLetBegin(recognizer) { return false }
    return questions.viewShouldBegin == .always
  }

  /// Asks each view of the recognizer's touches once.
  ///
  /// Includes lifted touches, because a tap may have been held until after the lift.
  private func viewsLetBegin(_ recognizer: UIGestureRecognizer) -> Bool {
    for index in 0..<targets.count {
      guard recognizer.touchBits & targets[index].touch.bit != 0 else { continue }
      let view = targets[index].view
      var wasAsked = false
      for earlier in 0..<index
      where targets[earlier].view === view
        && recognizer.touchBits & targets[earlier].touch.bit != 0
      {
        wasAsked = true
      }
      if !wasAsked, !view.gestureRecognizerShouldBegin(recognizer) { return false }
    }
    return true
  }
}
#endif
