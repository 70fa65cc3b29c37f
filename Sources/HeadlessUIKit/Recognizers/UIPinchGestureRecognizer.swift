#if HEADLESS
/// Recognizes two touches that move together or apart, until both have ended (C130).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance of the touches relative to their distance when the gesture began.
  open var scale: CGFloat {
    get { referenceDistance > 0 ? distance / referenceDistance : 1 }
    set {
      if newValue > 0 { referenceDistance = distance / newValue }
      velocity = 0
    }
  }
  /// The velocity of the scale over the last two samples, in 1/s.
  open private(set) var velocity: CGFloat = 0

  private var distance: CGFloat = 0
  private var referenceDistance: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    adoptTouches()
    lastTime = event.timestamp
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let spread else { return }
    let before = scale
    distance = spread
    if event.timestamp > lastTime {
      velocity = (scale - before) / CGFloat(event.timestamp - lastTime)
      lastTime = event.timestamp
    }
    if ownState == .possible, abs(spread - referenceDistance) >= EngineMetrics.pinchHysteresis {
      referenceDistance = spread
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasTouchDown else {
      adoptTouches()
      return
    }
    state = ownState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasTouchDown else { return }
    state = .cancelled
  }

  override var isForMovements: Bool { true }

  open override func reset() {
    distance = 0
    referenceDistance = 0
    velocity = 0
  }

  /// Continues with the touches that are down; a touch that begins or ends keeps the scale.
  private func adoptTouches() {
    guard let spread else { return }
    let held = scale
    distance = spread
    referenceDistance = ownState.isActive ? spread / held : spread
  }

  /// The distance of the first two touches that are down, in pt; at least one pixel, since the
  /// scale is a ratio of distances.
  private var spread: CGFloat? {
    let down = tracked.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    return max((down[0].point - down[1].point).length, 1 / EngineMetrics.screenScale)
  }
}
#endif
