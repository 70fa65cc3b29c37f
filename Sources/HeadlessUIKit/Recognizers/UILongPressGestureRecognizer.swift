#if HEADLESS
/// Recognizes a touch that rests (C122), or a button that is held (C051).
///
/// It begins after ``minimumPressDuration``, changes with every move, and ends with the touch.
@preconcurrency @MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long the touch must rest, in s.
  open var minimumPressDuration: TimeInterval = EngineMetrics.longPressDuration
  /// How far the touch may move before the recognizer begins, in pt.
  open var allowableMovement: CGFloat = EngineMetrics.longPressMovement
  /// The number of touches that the press requires.
  open var numberOfTouchesRequired = 1
  /// The number of taps that precede the press (C122).
  open var numberOfTapsRequired = 0

  private var taps = 0
  private var isComplete = false
  private var firstPlace: CGPoint?
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible else { return }
    for touch in touches { starts[ObjectIdentifier(touch)] = touch.point }
    guard numberOfTouches <= numberOfTouchesRequired, isNearFirstTap else {
      state = .failed
      return
    }
    guard numberOfTouches == numberOfTouchesRequired else { return }
    complete()
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible else { return }
    let hasStrayed = touches.contains { touch in
      starts[ObjectIdentifier(touch)].map { (touch.point - $0).length > allowableMovement } ?? false
    }
    if hasStrayed { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible, isTapping, isComplete else {
      state = ownState.isActive ? .ended : .failed
      return
    }
    guard !hasTouchDown else { return }
    countTap()
  }

  open override func touchesCancelled(_: Set<UITouch>, with _: UIEvent) { state = .cancelled }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard ownState == .possible else { return }
    guard numberOfPresses == 1, numberOfTouchesRequired == 1, tracked.isEmpty else {
      state = .failed
      return
    }
    complete()
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard ownState == .possible, isTapping, isComplete else {
      state = ownState.isActive ? .ended : .failed
      return
    }
    countTap()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .cancelled
  }

  open override func reset() {
    starts = [:]
    taps = 0
    isComplete = false
    firstPlace = nil
  }

  override func deadlineDidPass() { state = isComplete && !isTapping ? .began : .failed }

  /// No touch is down between a tap and the next tap or press.
  override var staysOpenWithoutTouches: Bool { ownState == .possible && taps > 0 }

  /// Starts the duration of the press, or of a tap before it.
  private func complete() {
    isComplete = true
    setDeadline(after: isTapping ? EngineMetrics.tapDuration : minimumPressDuration)
  }

  private func countTap() {
    taps += 1
    isComplete = false
    starts = [:]
    setDeadline(after: EngineMetrics.tapInterval)
  }

  private var isTapping: Bool { taps < numberOfTapsRequired }

  /// Whether the first touch lands where the first tap was, if there was one.
  private var isNearFirstTap: Bool {
    // Of several touches any may land first, each at its own place.
    guard numberOfTouchesRequired == 1, !tracked.isEmpty else { return true }
    let place = tracked[0].delivery.landing.point
    guard let firstPlace else {
      self.firstPlace = place
      return true
    }
    return (place - firstPlace).length <= EngineMetrics.tapMovement
  }
}
#endif
