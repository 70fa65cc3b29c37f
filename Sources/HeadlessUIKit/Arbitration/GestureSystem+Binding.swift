import Foundation

extension GestureSystem {
  /// Collects for each new touch the recognizers that take part (C027, C028), and marks them (C033).
  func bindNewTouches(_ changed: Roster<UITouch>) {
    let oldest = newestArrival
    var hasBound = false
    for touch in changed where touch.sample.phase == .began {
      // Who is asked may send touches of its own, which get a list of theirs.
      let candidates = found.isEmpty ? found : Roster<UIGestureRecognizer>()
      find(candidates, for: touch)
      candidates.visit { bind(touch, to: $0) }
      candidates.removeAll()
      hasBound = true
    }
    if hasBound { relateArrivals(after: oldest) }
  }

  /// Gives a recognizer that was added in mid-touch the fingers that are down already, where UIKit
  /// does so (C036).
  func bindLate(_ recognizer: UIGestureRecognizer, to view: UIView) {
    guard recognizer.isEnabled, !event.active.isEmpty else { return }
    let touches = event.active.filter { touch in
      touch.isDown && (touch.view?.isDescendant(of: view) ?? false)
        && recognizer.takes(touch.kind)
    }
    guard !touches.isEmpty, questions.lateRecognizer == .joinsRunningTouches else { return }
    pass {
      let oldest = newestArrival
      recognizer.rank = rank(depth: view.depth, view: view, place: view.attachedRecognizers.count)
      for touch in touches { bind(touch, to: recognizer) }
      relateArrivals(after: oldest)
      // Those that have begun in this pass did not see it when they excluded others.
      elders = active.count
      let followed = Set(touches.filter { recognizer.follows($0) })
      if !followed.isEmpty { send(followed, .began, to: recognizer) }
    }
  }

  private func bind(_ touch: UITouch, to recognizer: UIGestureRecognizer) {
    guard !recognizer.machine.isDeaf else { return }
    guard wantsEvent(recognizer), receives(recognizer, touch), !isTaken(touch, from: recognizer)
    else { return }
    // Whoever was asked may have disabled it, or taken it off its view (C028).
    guard recognizer.effects.isEnabled, let view = recognizer.view,
      view === touch.view || touch.view?.isDescendant(of: view) == true
    else { return }
    join(recognizer, touch)
  }

  /// Finds the recognizers of the touched view and of all around it, and ranks them (C075).
  private func find(_ found: Roster<UIGestureRecognizer>, for touch: UITouch) {
    var view = touch.view
    var depth = touch.view?.depth ?? 0
    while let current = view {
      let attached = current.attachedRecognizers
      for place in attached.indices {
        let recognizer = attached[place]
        guard recognizer.effects.isEnabled, recognizer.takes(touch.kind) else { continue }
        recognizer.rank = rank(depth: depth, view: current, place: place)
        found.append(recognizer)
      }
      view = current.superview
      depth -= 1
    }
    switch questions.deliveryOrder {
    case .leafToRoot: break
    case .rootToLeaf: reorder(found) { $0.reverse() }
    case .shuffled: if let engine { reorder(found) { $0.shuffle(using: &engine.random) } }
    }
  }

  private func reorder(
    _ found: Roster<UIGestureRecognizer>, _ change: (inout [UIGestureRecognizer]) -> Void
  ) {
    var list = Array(found)
    change(&list)
    found.removeAll()
    for recognizer in list { found.append(recognizer) }
  }

  /// Who wins a tie: the deepest view, then the last added; candidates of one view stay together.
  func rank(depth: Int, view: UIView, place: Int) -> UInt64 {
    if view.touchOrder == 0 {
      newestTouchedView += 1
      view.touchOrder = newestTouchedView
    }
    return UInt64(0xFFFF - min(depth, 0xFFFF)) << 48
      | UInt64(view.touchOrder & 0xFF_FFFF) << 24 | UInt64(0xFF_FFFF - min(place, 0xFF_FFFF))
  }

  /// Whether a recognizer sees this event's new touches, asked once however many there are (C030).
  private func wantsEvent(_ recognizer: UIGestureRecognizer) -> Bool {
    if recognizer.eventAnswer?.event == eventNumber {
      return recognizer.eventAnswer?.wantsIt ?? true
    }
    let answer =
      recognizer.shouldReceive(event)
      && (recognizer.answerer?.gestureRecognizer(recognizer, shouldReceive: event) ?? true)
    recognizer.eventAnswer = (eventNumber, answer)
    return answer
  }

  private func receives(_ recognizer: UIGestureRecognizer, _ touch: UITouch) -> Bool {
    recognizer.answerer?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  /// Whether a touch lands on an active recognizer that excludes this one, active itself with other
  /// touches: two that exclude each other must not come to share one (C035, C073).
  private func isTaken(_ touch: UITouch, from recognizer: UIGestureRecognizer) -> Bool {
    guard recognizer.machine.granted.isActive else { return false }
    for other in live
    where other !== recognizer && other.follows(touch) && other.machine.granted.isActive
      && (excludes(other, recognizer) || excludes(recognizer, other))
    {
      return true
    }
    return false
  }

  private func join(_ recognizer: UIGestureRecognizer, _ touch: UITouch) {
    enter(recognizer)
    areListenersStale = true
    recognizer.follow(touch)
  }

  /// Lets a recognizer take part in the present sequences.
  func enter(_ recognizer: UIGestureRecognizer) {
    if recognizer.systemNumber != number {
      recognizer.systemNumber = number
      if recognizer.systemHandle !== handle {
        recognizer.systemHandle = handle
        recognizer.questions = questions
      }
      recognizer.askedUpTo = 0
      if recognizer.hasRelations { recognizer.relations.reset() }
      newestArrival += 1
      recognizer.arrival = newestArrival
      if !hasLeavers || !live.includes(recognizer) { live.append(recognizer) }
    }
  }

  /// Gives the changed touches to the recognizers that follow them.
  func sendToRecognizers(_ changed: Roster<UITouch>) {
    if changed.count == 1 {
      let touch = changed[0]
      let set = alone(touch)
      let phase = touch.sample.phase
      listeners.visit { recognizer in
        guard recognizer.follows(touch), !recognizer.machine.isDeaf else { return }
        send(set, phase, to: recognizer)
      }
      return
    }
    listeners.visit { recognizer in
      for phase in [UITouch.Phase.began, .moved, .ended, .cancelled] {
        var touches: Set<UITouch> = []
        for touch in changed where touch.sample.phase == phase && recognizer.follows(touch) {
          touches.insert(touch)
        }
        if !touches.isEmpty, !recognizer.machine.isDeaf { send(touches, phase, to: recognizer) }
      }
    }
  }

  private func send(
    _ touches: Set<UITouch>, _ phase: UITouch.Phase, to recognizer: UIGestureRecognizer
  ) {
    recognizer.isInCallback = true
    switch phase {
    case .began: recognizer.touchesBegan(touches, with: event)
    case .moved:
      recognizer.touchesMoved(touches, with: event)
      // Every move sends an action, state assigned or not (C057).
      guard recognizer.machine.own.isActive, recognizer.changesWhenMoved else { break }
      if recognizer.changeMachine({ $0.noteMove() }) { advancing.append(recognizer) }
    case .ended: recognizer.touchesEnded(touches, with: event)
    case .cancelled: recognizer.touchesCancelled(touches, with: event)
    case .stationary, .regionEntered, .regionMoved, .regionExited: break
    }
    recognizer.isInCallback = false
  }

  /// Stops following a touch (C044).
  func drop(_ touch: UITouch, from recognizer: UIGestureRecognizer) {
    recognizer.tracked.remove(touch)
    recognizer.followedBits &= ~touch.bit
    recognizer.touchBits &= ~touch.bit
    areListenersStale = true
    mayReset = true
    // Nobody waits for one that has dropped all its touches.
    if !recognizer.takesPart { release(dependantsOf: recognizer) }
  }
}
