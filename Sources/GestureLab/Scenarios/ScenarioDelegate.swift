import Foundation
import HeadlessUIKit

/// Answers for one recognizer of a scenario.
@MainActor
final class ScenarioDelegate: NSObject, UIGestureRecognizerDelegate {
  /// The recognizers that may be active beside this one; nil stands for all of them.
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
