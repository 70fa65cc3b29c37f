import UIKitShim

final class HoldRecognizer: UIGestureRecognizer {
  private var timer: Timer?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard numberOfTouches == 1 else {
      state = .failed
      return
    }
    state = .began
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .began || state == .changed { state = .changed }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .ended
  }

  override func reset() {
    super.reset()
    timer?.invalidate()
    timer = nil
  }
}

final class HoldButton: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    addGestureRecognizer(HoldRecognizer())
    isAccessibilityElement = true
    accessibilityLabel = "Hold to record"
    accessibilityTraits = .button
  }

  required init?(coder: NSCoder) { fatalError() }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -10, dy: -10).contains(point)
  }
}
