#if HEADLESS
/// Recognizes one or more taps with one or more touches (C124), and short presses of a button
/// (C051).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps that the gesture requires.
  open var numberOfTapsRequired: Int {
    get { requiredTaps }
    set { requiredTaps = newValue }
  }
  /// The number of touches that each tap requires.
  open var numberOfTouchesRequired: Int {
    get { requiredTouches }
    set { requiredTouches = newValue }
  }

  // Read several times in every event; a property that a subclass may override costs more to read.
  private var requiredTaps = 1
  private var requiredTouches = 1
  private var taps = 0
  private var mostTouches = 0
  private var start: CGPoint?
  /// Where the touches of the first tap landed, if it requires several.
  private let landings = ReusableList<CGPoint>()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let count = numberOfTouches
    if mostTouches < count { mostTouches = count }
    guard mostTouches <= requiredTouches, staysNear(touches) else {
      state = .failed
      return
    }
    if requiredTouches > 1, taps == 0 {
      for touch in touches { landings.append(touch.point) }
    }
    if start == nil { start = tracked.isEmpty ? nil : tracked[0].point }
    setDeadline(after: EngineMetrics.tapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !staysNear(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasTouchDown else { return }
    guard mostTouches == requiredTouches, staysNear(touches) else {
      state = .failed
      return
    }
    countTap()
  }

  open override func touchesCancelled(_: Set<UITouch>, with _: UIEvent) { state = .failed }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard numberOfPresses == 1, requiredTouches == 1, tracked.isEmpty else {
      state = .failed
      return
    }
    setDeadline(after: EngineMetrics.tapDuration)
  }

  open override func pressesEnded(_: Set<UIPress>, with _: UIPressesEvent) { countTap() }

  open override func pressesCancelled(_: Set<UIPress>, with _: UIPressesEvent) { state = .failed }

  open override func reset() {
    taps = 0
    mostTouches = 0
    start = nil
    landings.removeAll()
  }

  /// Returns the location of the first tap in a view's coordinates: the centroid of its touches
  /// (C124).
  open override func location(in view: UIView?) -> CGPoint {
    guard !landings.isEmpty else {
      guard let start else { return super.location(in: view) }
      return view?.convertFromWindow(start) ?? start
    }
    var sum = CGPoint.zero
    for landing in landings { sum = sum + landing }
    let middle = sum * (1 / CGFloat(landings.count))
    return view?.convertFromWindow(middle) ?? middle
  }

  /// A tap recognizer never prevents one that requires more taps (C081).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.requiredTaps <= requiredTaps
  }

  /// No touch is down between two taps (C126).
  override var staysOpenWithoutTouches: Bool { ownState == .possible && taps > 0 }

  override func deadlineDidPass() { state = .failed }

  private func countTap() {
    taps += 1
    mostTouches = 0
    if taps >= requiredTaps {
      deadline = .infinity
      state = .ended
    } else {
      setDeadline(after: EngineMetrics.tapInterval)
    }
  }

  /// Whether no touch has strayed from where it landed, or from where the first tap was.
  private func staysNear(_ touches: Set<UITouch>) -> Bool {
    // The only touch that is followed is the one received; a walk through the set would cost more.
    if touches.count == 1, tracked.count == 1 { return tracked.visit(at: 0) { staysNear($0) } }
    for touch in touches where !staysNear(touch) { return false }
    return true
  }

  private func staysNear(_ touch: UITouch) -> Bool {
    // Of several touches any may land first, each at its own place.
    let isRepeated = taps > 0 && requiredTouches == 1
    let isLanding = touch.sample.phase == .began
    let landing = isLanding && isRepeated ? start : touch.delivery.landing.point
    return (touch.point - (landing ?? touch.point)).length <= EngineMetrics.tapMovement
  }
}
#endif
