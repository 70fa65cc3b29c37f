import Foundation

/// Recognizes two fingers that come together or part, until both are lifted (C130).
@preconcurrency @MainActor
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far apart the fingers are, relative to where the gesture began.
  open var scale: CGFloat {
    get { referenceDistance > 0 ? distance / referenceDistance : 1 }
    set {
      if newValue > 0 { referenceDistance = distance / newValue }
      velocity = 0
    }
  }
  /// How fast the scale changes, in 1/s, over the last two samples.
  open private(set) var velocity: CGFloat = 0

  private var distance: CGFloat = 0
  private var referenceDistance: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    adoptFingers()
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
    guard !hasFingerDown else {
      adoptFingers()
      return
    }
    state = ownState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasFingerDown else { return }
    state = .cancelled
  }

  override var isForMovements: Bool { true }

  open override func reset() {
    distance = 0
    referenceDistance = 0
    velocity = 0
  }

  /// Goes on with the fingers that are down: one that comes or goes must not make the scale jump.
  private func adoptFingers() {
    guard let spread else { return }
    let held = scale
    distance = spread
    referenceDistance = ownState.isActive ? spread / held : spread
  }

  /// The distance of the first two fingers that are down, in pt; at least a pixel, so that there is
  /// always something to be a multiple of.
  private var spread: CGFloat? {
    let down = tracked.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    return max((down[0].point - down[1].point).length, 1 / EngineMetrics.screenScale)
  }
}
