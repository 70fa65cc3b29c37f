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
    finger.land(touches)
    guard state == .possible else { return }
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
    close { $0.letGo(at: finger.velocity) }
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
    finger.lift()
  }

  private func close(_ body: (DrivenTransition) -> Void) {
    guard let transition = ownPops?.transition, transition.recognizer === self else { return }
    body(transition)
  }
}
