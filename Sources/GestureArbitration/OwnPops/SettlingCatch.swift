import UIKitShim

/// Catches a screen that slides away by itself: a finger that lands then takes hold of it at once.
///
/// It recognizes with the landing, and keeps the touch from everything else.
@MainActor
final class SettlingCatch: UIGestureRecognizer {
  private weak var ownPops: OwnPops?
  private var finger = FollowedFinger()

  init(of ownPops: OwnPops) {
    self.ownPops = ownPops
    super.init(target: nil, action: nil)
    name = "GestureArbiter.settlingCatch"
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let first = finger.land(touches)
    // One finger holds the screen; the others are none of its business.
    for touch in touches where touch !== first { ignore(touch, for: event) }
    guard first != nil else { return }
    state = ownPops?.transition?.takeHold(self) ?? false ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    guard let transition = ownPops?.transition, transition.recognizer === self else { return }
    transition.move(to: finger.translation)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    // A tap is no drag back: the screen goes on as it was thrown.
    let isDrag = finger.travel >= ArbitrationMetrics.dragTravel
    close { isDrag ? $0.letGo(at: finger.velocity) : $0.letGo(cancelled: false) }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    close { $0.letGo(cancelled: false) }
    state = .cancelled
  }

  override func reset() {
    super.reset()
    // One that is taken off its view in the middle of a drag hears nothing else.
    close { $0.letGo(cancelled: false) }
    finger = FollowedFinger()
  }

  private func close(_ body: (DrivenTransition) -> Void) {
    guard let transition = ownPops?.transition, transition.recognizer === self else { return }
    body(transition)
  }
}
