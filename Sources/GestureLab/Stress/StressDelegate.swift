import Foundation
import HeadlessUIKit

/// Answers for a recognizer of a case, as its relations are at the moment.
@MainActor
final class StressDelegate: NSObject, UIGestureRecognizerDelegate {
  /// What it answers to `gestureRecognizerShouldBegin`.
  var mayBegin: Bool
  private weak var stage: StressStage?

  init(mayBegin: Bool, stage: StressStage) {
    self.mayBegin = mayBegin
    self.stage = stage
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    stage?.holds(.allows, gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    stage?.holds(.delegateWaits, gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    stage?.holds(.delegateBlocks, gestureRecognizer, otherGestureRecognizer) ?? false
  }
}
