#if HEADLESS
extension GestureSystem {
  /// Applies a sample to its touch; returns nil if the touch cannot do that now.
  func update(_ sample: TouchSample, at time: Double) -> UITouch? {
    let known = activeTouch(numbered: sample.touch)
    switch sample.phase {
    case .began: return known == nil ? land(sample, at: time) : nil
    case .moved, .ended, .cancelled: break
    default: return nil
    }
    guard let touch = known else { return nil }
    let place =
      sequence.target(of: touch)?.window.convertFromScreen(sample.location)
      ?? sample.location
    // The movement of a lift is part of `touchesEnded`, unless the view has not received the touch.
    if place != touch.sample.point,
      sample.phase == .moved || touch.delivery.stage == .withheld
    {
      touch.delivery.hasMoved = true
    }
    touch.sample = UITouch.Sample(
      phase: sample.phase, time: time, point: place, previousPoint: touch.sample.point)
    if sample.phase != .moved { hasEndedTouches = true }
    if sample.phase == .ended {
      let hasStrayed = (place - touch.delivery.landing.point).length > EngineMetrics.tapMovement
      lastTap = hasStrayed ? nil : (time, place, touch.numberOfTaps)
    }
    return touch
  }

  /// The touch with a number, if it is down.
  private func activeTouch(numbered number: Int) -> UITouch? {
    var index = event.active.count
    while index > 0 {
      index -= 1
      if event.active[index].number == number { return event.active[index] }
    }
    return nil
  }

  private func land(_ sample: TouchSample, at time: Double) -> UITouch {
    let bit = freeBit
    let touch: UITouch
    let known = engine?.hitViews.removeValue(forKey: sample.touch)
    if let hit = known.flatMap(hit) ?? hitTest(sample.location) {
      let point = hit.window.convertFromScreen(sample.location)
      touch = UITouch(
        number: sample.touch, bit: bit, point: point, time: time, window: hit.window,
        view: hit.view)
      touch.markedEdges = sample.edges ?? hit.window.edgeMark(at: point)
      sequence.targets.append(
        TouchSequence.Target(touch: touch, window: hit.window, view: hit.view))
    } else {
      touch = UITouch(
        number: sample.touch, bit: bit, point: sample.location, time: time, window: nil, view: nil)
      touch.markedEdges = sample.edges ?? []
      touch.delivery.stage = .silenced
    }
    if let lastTap, time - lastTap.time <= EngineMetrics.tapInterval,
      (touch.point - lastTap.point).length <= EngineMetrics.tapMovement
    {
      touch.numberOfTaps = lastTap.count + 1
    }
    touch.kind = sample.type
    event.active.append(touch)
    return touch
  }

  /// A bit that no touch and no recognizer uses; the last one is shared by all touches beyond 63.
  var freeBit: UInt64 {
    var used = presses.bits | sequence.touchBits
    event.active.visit { used |= $0.bit }
    return 1 << UInt64(min(63, (~used).trailingZeroBitCount))
  }

  private func hit(_ view: UIView) -> (window: UIWindow, view: UIView)? {
    view.window.map { ($0, view) }
  }

  /// The front-most window that has a view at a point of the screen, and that view (C014).
  func hitTest(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in windows {
      let point = window.convertFromScreen(location)
      event.asksApp = !window.isEngineClass
      var view = window.hitTest(point, with: event)
      if event.asksApp, questions.hitTesting == .twice {
        view = window.hitTest(point, with: event)
      }
      if let view { return (window, view) }
    }
    return nil
  }
}

extension UIWindow {
  fileprivate func convertFromScreen(_ point: CGPoint) -> CGPoint { convertFromSuperview(point) }

  /// The borders of the window near which a point lies (C118).
  fileprivate func edgeMark(at point: CGPoint) -> UIRectEdge {
    let width = EngineMetrics.edgeMarkWidth
    let bounds = bounds
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= width { edges.insert(.left) }
    if bounds.maxX - point.x <= width { edges.insert(.right) }
    if point.y - bounds.minY <= width { edges.insert(.top) }
    if bounds.maxY - point.y <= width { edges.insert(.bottom) }
    return edges
  }
}
#endif
