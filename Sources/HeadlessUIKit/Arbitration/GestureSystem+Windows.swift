#if HEADLESS
/// What a window delivers when its `sendEvent(_:)` is called for an event.
struct WindowDelivery {
  let event: UIEvent
  let window: UIWindow
  let run: () -> Void
}

/// Events pass through the `sendEvent(_:)` of their window (C001).
extension GestureSystem {
  /// Runs a delivery in a window's `sendEvent(_:)`, which an app may override.
  ///
  /// - Returns: Whether it ran. It does not run if an override does not call super.
  @discardableResult
  func send(_ event: UIEvent, through window: UIWindow?, _ run: () -> Void) -> Bool {
    guard let window, !window.isEngineClass else {
      run()
      return true
    }
    return withoutActuallyEscaping(run) { run in
      let outer = delivery
      delivery = WindowDelivery(event: event, window: window, run: run)
      window.sendEvent(event)
      let hasRun = delivery == nil
      delivery = outer
      return hasRun
    }
  }

  /// Runs the delivery that waits for a window's `sendEvent(_:)`, if it is for that event.
  func deliver(_ event: UIEvent, in window: UIWindow) {
    guard let delivery, delivery.event === event, delivery.window === window else { return }
    runDelivery()
  }

  /// Runs the delivery that waits, before an override of `sendEvent(_:)` sends further events.
  func runDelivery() {
    guard let waiting = delivery else { return }
    delivery = nil
    waiting.run()
  }

  /// Sends changed touches through their windows and then delivers them in one pass.
  func sendThroughWindows(_ changed: ReusableList<UITouch>) {
    let touches = Array(changed)
    changed.removeAll()
    var windows: [UIWindow?] = []
    for touch in touches where !windows.contains(where: { $0 === touch.window }) {
      windows.append(touch.window)
    }
    send(touches, through: windows[...], keptBy: [])
  }

  /// Sends touches through the remaining windows, the next in the `sendEvent(_:)` of the last.
  private func send(
    _ touches: [UITouch], through windows: ArraySlice<UIWindow?>, keptBy keepers: [UIWindow?]
  ) {
    guard let window = windows.first else {
      let delivered = touches.filter { touch in
        !keepers.contains { $0 === touch.window } || keep(touch)
      }
      let list = ReusableList<UITouch>()
      for touch in delivered { list.append(touch) }
      dispatch(list)
      return
    }
    let rest = windows.dropFirst()
    if !send(event, through: window, { send(touches, through: rest, keptBy: keepers) }) {
      send(touches, through: rest, keptBy: keepers + [window])
    }
  }

  /// Keeps a touch from recognizers and its view, and returns whether something remains to deliver.
  ///
  /// A beginning that is not delivered hides the whole touch. An end cancels it, because a
  /// recognizer without touches would never end.
  private func keep(_ touch: UITouch) -> Bool {
    touch.delivery.hasMoved = false
    if touch.sample.phase == .began { touch.delivery.stage = .silenced }
    guard !touch.isDown else { return false }
    touch.sample.phase = .cancelled
    return true
  }
}
#endif
