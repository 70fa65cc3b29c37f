import Foundation

/// Recognizes taps, one or several, with one finger or several (C124).
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The taps it takes.
  open var numberOfTapsRequired = 1
  /// The fingers of each tap.
  open var numberOfTouchesRequired = 1

  private var taps = 0
  private var mostFingers = 0
  private var start: CGPoint?
  private var timer: HeadlessTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    mostFingers = max(mostFingers, numberOfTouches)
    guard mostFingers <= numberOfTouchesRequired, staysNear(touches) else {
      state = .failed
      return
    }
    if start == nil { start = tracked.first?.point }
    failAfter(EngineMetrics.tapDuration)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if !staysNear(touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    guard tracked.allSatisfy({ !$0.isDown }) else { return }
    guard mostFingers == numberOfTouchesRequired else {
      state = .failed
      return
    }
    taps += 1
    mostFingers = 0
    if taps >= numberOfTapsRequired {
      timer?.cancel()
      state = .ended
    } else {
      failAfter(EngineMetrics.tapInterval)
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  open override func reset() {
    timer?.cancel()
    timer = nil
    taps = 0
    mostFingers = 0
    start = nil
  }

  /// The place of the first tap, in a view's coordinates (C124).
  open override func location(in view: UIView?) -> CGPoint {
    guard let start else { return super.location(in: view) }
    return view?.convertFromWindow(start) ?? start
  }

  /// A tap never prevents a tap of more taps (C081).
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else { return true }
    return other.numberOfTapsRequired <= numberOfTapsRequired
  }

  /// Between two taps no finger is down (C126).
  override var staysOpenWithoutTouches: Bool { ownState == .possible && taps > 0 }

  /// Whether no finger has strayed from where it landed, or from where the first tap was.
  private func staysNear(_ touches: Set<UITouch>) -> Bool {
    touches.allSatisfy { touch in
      let landing = touch.phase == .began && taps > 0 ? start : touch.delivery.origin
      return (touch.point - (landing ?? touch.point)).length <= EngineMetrics.tapMovement
    }
  }

  private func failAfter(_ delay: TimeInterval) {
    timer?.cancel()
    timer = system?.engine?.clock.schedule(after: delay) { [weak self] in self?.state = .failed }
  }
}
