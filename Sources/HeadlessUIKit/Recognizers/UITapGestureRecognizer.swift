import Foundation

/// Recognizes taps, one or several, with one finger or several (C124), and short presses of a button
/// (C051).
@preconcurrency @MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The taps it takes.
  open var numberOfTapsRequired: Int {
    get { requiredTaps }
    set { requiredTaps = newValue }
  }
  /// The fingers of each tap.
  open var numberOfTouchesRequired: Int {
    get { requiredFingers }
    set { requiredFingers = newValue }
  }

  // Read several times in every event, and cheaper to read than what a subclass may override.
  private var requiredTaps = 1
  private var requiredFingers = 1
  private var taps = 0
  private var mostFingers = 0
  private var start: CGPoint?
  /// Where the fingers of the first tap landed, if it takes several.
  private var landings: [CGPoint] = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let fingers = numberOfTouches
    if mostFingers < fingers { mostFingers = fingers }
    guard mostFingers <= requiredFingers, staysNear(touches) else {
      state = .failed
      return
    }
    if requiredFingers > 1, taps == 0 { landings += touches.map(\.point) }
    if start == nil { start = tracked.isEmpty ? nil : tracked[0].point }
    setDeadline(after: EngineMetrics.tapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !staysNear(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard !hasFingerDown else { return }
    guard mostFingers == requiredFingers, staysNear(touches) else {
      state = .failed
      return
    }
    countTap()
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    guard numberOfPresses == 1, requiredFingers == 1, tracked.isEmpty else {
      state = .failed
      return
    }
    setDeadline(after: EngineMetrics.tapDuration)
  }

  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    countTap()
  }

  open override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {
    state = .failed
  }

  open override func reset() {
    taps = 0
    mostFingers = 0
    start = nil
    if !landings.isEmpty { landings = [] }
  }

  /// The place of the first tap, in a view's coordinates; the middle of its fingers (C124).
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

  /// A tap never prevents a tap of more taps (C081).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.requiredTaps <= requiredTaps
  }

  /// Between two taps no finger is down (C126).
  override var staysOpenWithoutTouches: Bool { ownState == .possible && taps > 0 }

  override func deadlineCame() { state = .failed }

  private func countTap() {
    taps += 1
    mostFingers = 0
    if taps >= requiredTaps {
      deadline = .infinity
      state = .ended
    } else {
      setDeadline(after: EngineMetrics.tapInterval)
    }
  }

  /// Whether no finger has strayed from where it landed, or from where the first tap was.
  private func staysNear(_ touches: Set<UITouch>) -> Bool {
    // Of several fingers any may land first, each at its own place.
    let isRepeated = taps > 0 && requiredFingers == 1
    for touch in touches {
      let isLanding = touch.sample.phase == .began
      let landing = isLanding && isRepeated ? start : touch.delivery.landing.point
      if (touch.point - (landing ?? touch.point)).length > EngineMetrics.tapMovement {
        return false
      }
    }
    return true
  }
}
