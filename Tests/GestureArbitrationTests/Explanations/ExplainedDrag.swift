import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// What was said of a place on a built-in screen, and what then became of a drag that began there.
@MainActor
struct ExplainedDrag {
  let explanation: Explanation
  let decisions: [Decision]

  /// Explains a place, and drags from it along; positive distances go to the right, in pt.
  ///
  /// - Parameter change: Changes the screen before anything is said.
  init(
    on screen: LabScreen, at point: CGPoint, by distance: CGFloat, _ version: SystemVersion,
    change: (Stage) -> Void = { _ in }
  ) {
    let stage = screen.stage(behavior: UIKitBehavior(version: version))
    screen.show(on: stage)
    change(stage)
    let arbiter = stage.navigation.gestureArbiter
    explanation = arbiter.explanation(at: point)
    var decisions: [Decision] = []
    arbiter.onDecision = { decisions.append($0) }
    stage.play(.drag(from: point, by: CGPoint(x: distance, y: 3)))
    self.decisions = decisions
    arbiter.onDecision = nil
  }

  /// What was said of the passage that a decision is about.
  func passage(of decision: Decision) -> Explanation.Passage? {
    explanation.passages.first { $0.isAbout(decision) }
  }

  /// A grid of places over the whole screen.
  static let places = [2, 30, 195, 388].flatMap { x in
    [400, 422, 820].map { y in CGPoint(x: x, y: y) }
  }
}

extension Explanation.Passage {
  /// Whether a decision is about this pop or push.
  func isAbout(_ other: Decision) -> Bool {
    other.attempt.source == decision.attempt.source
      && other.attempt.operation == decision.attempt.operation
  }
}
