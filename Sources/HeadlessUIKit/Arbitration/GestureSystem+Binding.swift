#if HEADLESS
extension GestureSystem {
  /// Binds each new touch to the recognizers that receive it (C027, C028), for its lifetime (C033).
  func bindNewTouches(_ changed: ReusableList<UITouch>) {
    let oldest = sequence.newestArrival
    var (hasBound, hasAskedApp) = (false, false)
    changed.visit { touch in
      guard touch.sample.phase == .began else { return }
      // A delegate method may send touches, which then use a separate list.
      let candidates = found.isEmpty ? found : ReusableList<UIGestureRecognizer>()
      find(candidates, for: touch)
      candidates.visit { recognizer in
        if asksApp(recognizer) { hasAskedApp = true }
        bind(touch, to: recognizer, isAttached: !hasAskedApp)
      }
      candidates.removeAll()
      hasBound = true
    }
    if hasBound { sequence.relateArrivals(after: oldest) }
  }

  /// Binds the touches that are down to a recognizer added meanwhile, if the behavior does so
  /// (C036).
  func bindLate(_ recognizer: UIGestureRecognizer, to view: UIView) {
    guard recognizer.isEnabled, !event.active.isEmpty else { return }
    let touches = event.active.filter { touch in
      touch.isDown && (touch.view?.isDescendant(of: view) ?? false)
        && recognizer.takes(touch.kind)
    }
    guard !touches.isEmpty, questions.lateRecognizer == .joinsRunningTouches else { return }
    pass {
      let oldest = sequence.newestArrival
      recognizer.rank = rank(depth: view.depth, view: view, place: view.attachedRecognizers.count)
      for touch in touches { bind(touch, to: recognizer, isAttached: false) }
      sequence.relateArrivals(after: oldest)
      // Those that have begun in this pass did not exclude this one when they began.
      sequence.activeBeforePass = sequence.active.count
      let followed = Set(touches.filter { recognizer.follows($0) })
      if !followed.isEmpty { sequence.send(followed, .began, to: recognizer) }
    }
  }

  /// Lets a recognizer take part in the current touch sequence.
  func enter(_ recognizer: UIGestureRecognizer) {
    guard !sequence.includes(recognizer) else { return }
    if recognizer.lastSequence != sequence.number {
      recognizer.lastSequence = sequence.number
      recognizer.lastSystem = BackReference(self)
      recognizer.questions = questions
    }
    recognizer.askedUpTo = 0
    if recognizer.hasRelations { recognizer.forgetRelations() }
    sequence.add(recognizer)
  }

  /// The place of a recognizer among equals: the deepest view wins, then the recognizer added last.
  ///
  /// Recognizers of one view stay together. The lowest rank wins (C075).
  func rank(depth: Int, view: UIView, place: Int) -> UInt64 {
    if view.touchOrder == 0 {
      newestTouchedView += 1
      view.touchOrder = newestTouchedView
    }
    return UInt64(0xFFFF - min(depth, 0xFFFF)) << 48
      | UInt64(view.touchOrder & 0xFF_FFFF) << 24 | UInt64(0xFF_FFFF - min(place, 0xFF_FFFF))
  }

  /// Binds a touch to a recognizer that receives it.
  ///
  /// - Parameter isAttached: Whether the recognizer is certain to be enabled and attached, because
  ///   no method of the app has run since it was found (C028).
  private func bind(_ touch: UITouch, to recognizer: UIGestureRecognizer, isAttached: Bool) {
    guard !recognizer.machine.hasEnded else { return }
    if !isAttached {
      guard wantsEvent(recognizer), receives(recognizer, touch), !isTaken(touch, from: recognizer)
      else { return }
      guard recognizer.effects.isEnabled, let view = recognizer.view,
        view === touch.view || touch.view?.isDescendant(of: view) == true
      else { return }
    }
    enter(recognizer)
    sequence.areListenersStale = true
    recognizer.follow(touch)
  }

  /// Whether binding a touch to a recognizer may call a method of the app.
  private func asksApp(_ recognizer: UIGestureRecognizer) -> Bool {
    recognizer.hasDelegate || recognizer.implemented.contains(.classRelations)
      || recognizer.machine.granted.isActive
  }

  /// Collects and ranks the recognizers of the hit view and of all views around it (C075).
  private func find(_ found: ReusableList<UIGestureRecognizer>, for touch: UITouch) {
    var view = sequence.target(of: touch)?.view
    var depth = view?.depth ?? 0
    while let current = view {
      let attached = current.attachedRecognizers
      for place in attached.indices {
        let recognizer = attached[place]
        guard recognizer.effects.isEnabled, recognizer.takes(touch.kind) else { continue }
        recognizer.rank = rank(depth: depth, view: current, place: place)
        found.append(recognizer)
      }
      depth -= 1
      view = current.superview
    }
    switch questions.deliveryOrder {
    case .leafToRoot: break
    case .rootToLeaf: reorder(found) { $0.reverse() }
    case .shuffled: if let engine { reorder(found) { $0.shuffle(using: &engine.random) } }
    }
  }

  private func reorder(
    _ found: ReusableList<UIGestureRecognizer>, _ change: (inout [UIGestureRecognizer]) -> Void
  ) {
    var list = Array(found)
    change(&list)
    found.removeAll()
    for recognizer in list { found.append(recognizer) }
  }

  /// Whether a recognizer receives this event's new touches; asked once for all of them (C030).
  private func wantsEvent(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.eventAnswer?.event == eventNumber {
      return recognizer.eventAnswer?.wantsIt ?? true
    }
    let answer =
      recognizer.shouldReceive(event)
      && (recognizer.currentDelegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true)
    recognizer.eventAnswer = (eventNumber, answer)
    return answer
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.currentDelegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Whether a touch belongs to an active recognizer that excludes this one, itself active.
  ///
  /// Two recognizers that exclude each other must not come to share a touch (C035, C073).
  private func isTaken(_ touch: UITouch, from recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.machine.granted.isActive else { return false }
    for other in sequence.participants
    where other !== recognizer && other.follows(touch) && other.machine.granted.isActive
      && (sequence.excludes(other, recognizer) || sequence.excludes(recognizer, other))
    {
      return true
    }
    return false
  }
}
#endif
