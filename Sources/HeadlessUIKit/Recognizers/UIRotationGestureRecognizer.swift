#if HEADLESS
/// Recognizes two touches that rotate around each other, until both have ended.
///
/// The rotation is measured in the window, independent of the view's transform. The angle at which
/// the gesture begins is unpublished (``EngineMetrics/rotationHysteresis``).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// The rotation since the gesture began, in rad, clockwise.
  ///
  /// Setting it resets the velocity.
  open var rotation: CGFloat {
    get { turn - reference }
    set {
      reference = turn - newValue
      velocity = 0
    }
  }
  /// The velocity of the rotation over the last two samples, in rad/s.
  open private(set) var velocity: CGFloat = 0

  /// The last direction from the first touch to the second, in rad.
  private var direction: CGFloat?
  /// The rotation since two touches were down, in rad.
  private var turn: CGFloat = 0
  private var reference: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    adoptTouches(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last = direction, let now = currentDirection else { return }
    let step = (now - last).wrappedToHalfTurn
    direction = now
    turn += step
    if event.timestamp > lastTime {
      velocity = step / CGFloat(event.timestamp - lastTime)
      lastTime = event.timestamp
    }
    if ownState == .possible, abs(turn) >= EngineMetrics.rotationHysteresis {
      reference = turn
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.allSatisfy({ !$0.isDown }) else {
      adoptTouches(at: event.timestamp)
      return
    }
    state = ownState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.allSatisfy({ !$0.isDown }) else {
      adoptTouches(at: event.timestamp)
      return
    }
    state = .cancelled
  }

  override var isForMovements: Bool { true }

  open override func reset() {
    direction = nil
    turn = 0
    reference = 0
    velocity = 0
  }

  /// Continues with the touches that are down; a touch that begins or ends keeps the rotation.
  private func adoptTouches(at time: TimeInterval) {
    direction = currentDirection
    lastTime = time
  }

  /// The direction from the first touch that is down to the second, in rad.
  private var currentDirection: CGFloat? {
    let down = tracked.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    let vector = down[1].point - down[0].point
    // Two touches at one point have no direction.
    return vector == .zero ? direction : atan2(vector.y, vector.x)
  }
}

extension CGFloat {
  /// The same angle in the range from -π to π, in rad.
  fileprivate var wrappedToHalfTurn: CGFloat { remainder(dividingBy: 2 * .pi) }
}
#endif
