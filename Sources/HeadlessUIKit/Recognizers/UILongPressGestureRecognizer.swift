import Foundation

/// Recognizes a finger that rests: begins after a time, changes as it moves, ends when it lifts
/// (C122).
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the finger rests, in s.
  open var minimumPressDuration: TimeInterval = EngineMetrics.longPressDuration
  /// How far it may move meanwhile, in pt.
  open var allowableMovement: CGFloat = EngineMetrics.longPressMovement
  /// The fingers it takes.
  open var numberOfTouchesRequired = 1

  private var starts: [ObjectIdentifier: CGPoint] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible else { return }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.point }
    if numberOfTouches > numberOfTouchesRequired {
      state = .failed
    } else if numberOfTouches == numberOfTouchesRequired {
      setDeadline(after: minimumPressDuration)
    }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible else { return }
    let hasStrayed = touches.contains { touch in
      starts[ObjectIdentifier(touch)].map { (touch.point - $0).length > allowableMovement } ?? false
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = ownState.isActive ? .ended : .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  open override func reset() {
    starts = [:]
  }

  override func deadlineCame() { state = .began }
}
