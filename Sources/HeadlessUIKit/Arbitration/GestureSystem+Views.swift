extension GestureSystem {
  /// Tells views what happened to their touches, as far as no recognizer withholds it (C045, C047).
  func deliverToViews() {
    for touch in undelivered where touch.delivery.isOpen { deliver(touch) }
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

  private func deliver(_ touch: UITouch) {
    guard let view = touch.view else {
      touch.delivery.stage = .silenced
      return
    }
    if !touch.isDown { touch.delivery.pendingEnd = touch.phase }
    if touch.delivery.stage == .withheld {
      guard !isDelayed(touch, by: \.delaysTouchesBegan) else { return }
      guard view.isMultipleTouchEnabled || !hasOtherFinger(than: touch, in: view) else {
        touch.delivery.stage = .silenced
        return
      }
      touch.delivery.stage = .delivered
      let movedMeanwhile = touch.delivery.hasMoved
      sendBegan(touch, to: view)
      if movedMeanwhile { view.touchesMoved([touch], with: event) }
    } else if touch.delivery.hasMoved, touch.isDown {
      view.touchesMoved([touch], with: event)
    }
    touch.delivery.hasMoved = false
    guard touch.delivery.stage == .delivered, let end = touch.delivery.pendingEnd else { return }
    guard end == .cancelled || !isDelayed(touch, by: \.delaysTouchesEnded) else { return }
    touch.delivery.stage = .finished
    if end == .ended {
      view.touchesEnded([touch], with: event)
    } else {
      view.touchesCancelled([touch], with: event)
    }
  }

  /// Sends `touchesBegan` with the place and time of the landing, however late (C018, C046).
  private func sendBegan(_ touch: UITouch, to view: UIView) {
    let now = (touch.point, touch.timestamp, touch.phase)
    touch.point = touch.delivery.origin
    touch.timestamp = touch.delivery.originTime
    touch.phase = .began
    view.touchesBegan([touch], with: event)
    (touch.point, touch.timestamp, touch.phase) = now
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
