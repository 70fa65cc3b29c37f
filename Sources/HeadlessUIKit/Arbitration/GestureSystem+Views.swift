extension GestureSystem {
  /// Tells views what happened to their touches, as far as no recognizer withholds it (C045, C047);
  /// the touches of one view and phase together (C017).
  func deliverToViews() {
    guard !undelivered.isEmpty else { return }
    for touch in undelivered where !touch.isDown { touch.delivery.pendingEnd = touch.phase }
    tell(undelivered.filter(takeLanding), .began)
    tell(undelivered.filter(takeMove), .moved)
    tell(undelivered.filter { takeEnd(of: $0, .ended) }, .ended)
    tell(undelivered.filter { takeEnd(of: $0, .cancelled) }, .cancelled)
    undelivered.removeAll { !$0.delivery.isOpen }
  }

  /// Takes touches away from their views: cancelled if the view knows of them, never mentioned if it
  /// does not (C041, C045).
  func silence(_ touches: [UITouch]) {
    for touch in touches where touch.delivery.isOpen {
      let isKnown = touch.delivery.stage == .delivered
      touch.delivery.stage = .silenced
      if isKnown { touch.view?.touchesCancelled([touch], with: event) }
    }
  }

  /// Cancels the touches of a view that leaves its window, and of everything in it (C022).
  func viewWillLeaveWindow(_ view: UIView) {
    let leaving = event.active.filter { touch in
      touch.isDown && (touch.view?.isDescendant(of: view) ?? false)
    }
    guard !leaving.isEmpty else { return }
    for touch in leaving { touch.phase = .cancelled }
    pass {
      sendToRecognizers(leaving)
      queueForViews(leaving)
    }
  }

  /// Puts touches on the list of those whose view is to be told something.
  func queueForViews(_ touches: [UITouch]) {
    for touch in touches where !undelivered.contains(where: { $0 === touch }) {
      undelivered.append(touch)
    }
  }

  /// Whether a view is to learn of a touch now.
  private func takeLanding(_ touch: UITouch) -> Bool {
    guard touch.delivery.stage == .withheld else { return false }
    guard let view = touch.view else {
      touch.delivery.stage = .silenced
      return false
    }
    guard !isDelayed(touch, by: \.delaysTouchesBegan) else { return false }
    guard view.isMultipleTouchEnabled || !hasOtherFinger(than: touch, in: view) else {
      touch.delivery.stage = .silenced
      return false
    }
    touch.delivery.stage = .delivered
    return true
  }

  /// Whether a view is to learn that a touch has moved since it was last told.
  private func takeMove(_ touch: UITouch) -> Bool {
    guard touch.delivery.stage == .delivered, touch.delivery.hasMoved else { return false }
    touch.delivery.hasMoved = false
    return true
  }

  private func takeEnd(of touch: UITouch, _ phase: UITouch.Phase) -> Bool {
    guard touch.delivery.stage == .delivered, touch.delivery.pendingEnd == phase else {
      return false
    }
    guard phase == .cancelled || !isDelayed(touch, by: \.delaysTouchesEnded) else { return false }
    touch.delivery.stage = .finished
    return true
  }

  /// Calls each view once with its touches of a phase.
  private func tell(_ touches: [UITouch], _ phase: UITouch.Phase) {
    var rest = touches.filter { $0.view != nil }
    while let view = rest.first?.view {
      let group = rest.filter { $0.view === view }
      rest.removeAll { $0.view === view }
      switch phase {
      case .began: asOfLanding(group) { view.touchesBegan(Set(group), with: event) }
      case .moved: view.touchesMoved(Set(group), with: event)
      case .ended: view.touchesEnded(Set(group), with: event)
      default: view.touchesCancelled(Set(group), with: event)
      }
    }
  }

  /// Runs a closure with touches as they were when they landed: a `touchesBegan`, however late, tells
  /// that place and time (C018, C046).
  private func asOfLanding(_ touches: [UITouch], _ body: () -> Void) {
    let now = touches.map { ($0.point, $0.timestamp, $0.phase) }
    for touch in touches {
      touch.point = touch.delivery.origin
      touch.timestamp = touch.delivery.originTime
      touch.phase = .began
    }
    body()
    for (touch, now) in zip(touches, now) {
      (touch.point, touch.timestamp, touch.phase) = now
    }
  }

  private func isDelayed(
    _ touch: UITouch, by flag: KeyPath<UIGestureRecognizer, Bool>
  ) -> Bool {
    live.contains { recognizer in
      recognizer[keyPath: flag] && recognizer.machine.granted == .possible
        && recognizer.touchBits & touch.bit != 0
    }
  }

  private func hasOtherFinger(than touch: UITouch, in view: UIView) -> Bool {
    (event.active + undelivered).contains {
      $0 !== touch && $0.view === view && $0.delivery.stage == .delivered
    }
  }
}
