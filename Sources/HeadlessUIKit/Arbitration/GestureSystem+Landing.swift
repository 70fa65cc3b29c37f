import Foundation

extension GestureSystem {
  /// Applies a sample to the finger that it belongs to; nil if that finger cannot do so now.
  func update(_ sample: TouchSample, at time: Double) -> UITouch? {
    var known: UITouch?
    for touch in event.active where touch.finger == sample.finger { known = touch }
    switch sample.phase {
    case .began: return known == nil ? land(sample, at: time) : nil
    case .moved, .ended, .cancelled: break
    default: return nil
    }
    guard let touch = known else { return nil }
    let place = touch.window?.convertFromScreen(sample.location) ?? sample.location
    // The movement that a lift carries is told by `touchesEnded`, unless the view knows nothing yet.
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
      lastTap = hasStrayed ? nil : (time, place, touch.tapCount)
    }
    return touch
  }

  private func land(_ sample: TouchSample, at time: Double) -> UITouch {
    let bit = freeBit
    let hit = hitTest(sample.location)
    let point = hit?.window.convertFromScreen(sample.location) ?? sample.location
    let touch = UITouch(
      finger: sample.finger, bit: bit, point: point, time: time, window: hit?.window,
      view: hit?.view)
    if let hit {
      targets.append(Target(touch: touch, window: hit.window, view: hit.view))
    }
    if let lastTap, time - lastTap.time <= EngineMetrics.tapInterval,
      (point - lastTap.point).length <= EngineMetrics.tapMovement
    {
      touch.tapCount = lastTap.count + 1
    }
    touch.kind = sample.type
    touch.systemHandle = handle
    touch.headlessEdges = sample.edges ?? hit?.window.edgeMark(at: point) ?? []
    event.active.append(touch)
    return touch
  }

  /// A bit that no finger and no recognizer knows; the last one stands for all beyond their number.
  var freeBit: UInt64 {
    var used = presses.bits
    for touch in event.active { used |= touch.bit }
    for recognizer in live { used |= recognizer.touchBits }
    return 1 << UInt64(min(63, (~used).trailingZeroBitCount))
  }

  /// The front-most window that has a view at a point of the screen, and that view (C014).
  func hitTest(_ location: CGPoint) -> (window: UIWindow, view: UIView)? {
    for window in windows {
      let point = window.convertFromScreen(location)
      event.asksApp = !window.comesWithEngine
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
    var edges: UIRectEdge = []
    if point.x - bounds.minX <= width { edges.insert(.left) }
    if bounds.maxX - point.x <= width { edges.insert(.right) }
    if point.y - bounds.minY <= width { edges.insert(.top) }
    if bounds.maxY - point.y <= width { edges.insert(.bottom) }
    return edges
  }
}
