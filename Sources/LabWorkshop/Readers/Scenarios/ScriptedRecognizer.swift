#if HEADLESS
import Foundation
import HeadlessUIKit

/// A recognizer whose state is set by a scenario.
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

/// The delegate of a scenario's recognizer.
@MainActor
final class ScenarioDelegate: NSObject, UIGestureRecognizerDelegate {
  /// The recognizers that may recognize simultaneously; nil for all.
  var partners: [UIGestureRecognizer]? = []
  /// The axis that has to dominate for a pan to begin.
  var axis: ScreenScenario.Recognizer.Axis?

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let axis, let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
    let velocity = pan.velocity(in: nil)
    return (abs(velocity.x) > abs(velocity.y)) == (axis == .horizontal)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool {
    partners.map { $0.contains { $0 === other } } ?? true
  }
}
#endif
