import HeadlessUIKit

/// A recognizer that does what a script tells it to, for scenarios about arbitration alone.
@MainActor
final class ScriptedRecognizer: UIGestureRecognizer {
  var beginsAtTouchDown = false
  var prevents = true
  var isPreventable = true

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if beginsAtTouchDown { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if state == .began || state == .changed { state = .ended }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}
