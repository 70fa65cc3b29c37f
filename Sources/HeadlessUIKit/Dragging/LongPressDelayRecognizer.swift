#if HEADLESS
/// Delays long presses until a drag interaction's lift has begun or failed (C100).
///
/// It never recognizes. Long-press recognizers that share its touch require it to fail.
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

  /// Called when the lift begins; continues the delay for a time or until the lift ends.
  func liftDidBegin() {
    guard questions.delayedLongPress == .comesDuringTheLift else { return }
    setDeadline(after: EngineMetrics.liftPressDelay)
  }

  /// Ends the delay.
  func endDelay() { state = .failed }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    // Another recognizer may have prevented the lift, which may even have been reset since.
    if lift?.system == nil || lift?.ownState.isTerminal == true { endDelay() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if !hasTouchDown { endDelay() }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { endDelay() }

  override func deadlineDidPass() { endDelay() }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by _: UIGestureRecognizer) -> Bool { false }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    otherGestureRecognizer is UILongPressGestureRecognizer
  }
}
#endif
