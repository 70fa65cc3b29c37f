import Foundation

/// Delays long presses that share a finger with a drag interaction until it is clear that the finger
/// lifts, or does not (C100).
///
/// It never recognizes: a long press waits for it to fail.
@MainActor
final class LongPressDelayRecognizer: UIGestureRecognizer {
  weak var lift: LiftRecognizer?

  init() {
    super.init(target: nil, action: nil)
    name = "UIDragInteraction.longPressDelay"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
    allowedPressTypes = []
  }

  /// Goes on delaying for a while, or as long as the lift lasts; told when the lift begins.
  func lifted() {
    guard questions.delayedLongPress == .comesDuringTheLift else { return }
    setDeadline(after: EngineMetrics.liftPressDelay)
  }

  /// Delays no longer.
  func release() { state = .failed }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // The lift may have lost to another recognizer, and may have been reset since.
    if lift?.system == nil || lift?.ownState.isTerminal == true { release() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasFingerDown { release() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { release() }

  override func deadlineCame() { release() }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UILongPressGestureRecognizer
  }
}
