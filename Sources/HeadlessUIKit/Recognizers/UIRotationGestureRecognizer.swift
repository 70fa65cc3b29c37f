import Foundation

/// Recognizes two fingers that turn around each other, until both are lifted.
///
/// The turn is measured on the screen, whatever the view does meanwhile. The angle at which it begins
/// is unpublished (``EngineMetrics/rotationHysteresis``).
@preconcurrency @MainActor
open class UIRotationGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have turned since the gesture began, in rad, clockwise.
  ///
  /// Setting it resets the velocity.
  open var rotation: CGFloat {
    get { turn - reference }
    set {
      reference = turn - newValue
      velocity = 0
    }
  }
  /// How fast the fingers turn, in rad/s, over the last two samples.
  open private(set) var velocity: CGFloat = 0

  /// The direction from the first finger to the second as it was last seen, in rad.
  private var direction: CGFloat?
  /// How far the fingers have turned since the first two landed, in rad.
  private var turn: CGFloat = 0
  private var reference: CGFloat = 0
  private var lastTime: TimeInterval = 0

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    adoptFingers(at: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard let last = direction, let now = presentDirection else { return }
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
      adoptFingers(at: event.timestamp)
      return
    }
    state = ownState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.allSatisfy({ !$0.isDown }) else {
      adoptFingers(at: event.timestamp)
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

  /// Goes on with the fingers that are down: one that comes or goes is no turn.
  private func adoptFingers(at time: TimeInterval) {
    direction = presentDirection
    lastTime = time
  }

  /// The direction from the first finger that is down to the second, in rad.
  private var presentDirection: CGFloat? {
    let down = tracked.filter(\.isDown)
    guard down.count >= 2 else { return nil }
    let way = down[1].point - down[0].point
    // Two fingers on one spot point nowhere.
    return way == .zero ? direction : atan2(way.y, way.x)
  }
}

extension CGFloat {
  /// The same angle between minus and plus half a turn, in rad.
  fileprivate var wrappedToHalfTurn: CGFloat { remainder(dividingBy: 2 * .pi) }
}
