#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// The engine consults an open question wherever its answers differ; explorations rely on this.
///
/// This is a sample; `gesture-lab check stages` tests the same as the law `unasked`.
@MainActor @Suite struct UnaskedQuestionTests {
  @Test(arguments: UInt64(0)...2)
  func `another answer to a question that was not consulted changes nothing`(seed: UInt64) {
    var draw = SeededGenerator(seed: seed)
    for (index, screen) in LabScreen.all.enumerated() where UInt64(index % 20) == seed {
      // The first behavior is the likely one, the others are random.
      var behavior = UIKitBehavior(version: SystemVersion.allCases[Int(seed)])
      if seed > 0 { vary(&behavior, by: &draw) }
      for (direction, place) in drags(by: &draw) {
        var generator = StrokeGenerator(seed: seed)
        let start = place.start(
          for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection)
        let script = TouchScript(
          generator.next(direction).placed(startingAt: start, within: StageMetrics.screen))
        func trial(_ behavior: UIKitBehavior) -> Trial {
          Trial(script, on: screen, withArbiter: true, behavior: behavior)
        }
        let usual = trial(behavior)
        let consulted = Set(usual.consultedQuestions)
        for answer in behavior.departures where !consulted.contains(answer.question) {
          let other = trial(answer.behavior)
          let name = "\(answer), \(direction) from \(place) on \(screen.name), \(behavior.version)"
          #expect(other.timeline.lines == usual.timeline.lines, "\(name)")
          #expect(other.owner == usual.owner, "\(name)")
          #expect(other.screensPopped == usual.screensPopped, "\(name)")
          #expect(other.consultedQuestions == usual.consultedQuestions, "\(name)")
        }
      }
    }
  }

  /// Gives every question a random answer.
  private func vary(_ behavior: inout UIKitBehavior, by draw: inout SeededGenerator) {
    for question in UIKitBehavior.Question.allCases {
      let answers = behavior.answers(to: question)
      behavior = answers[Int(draw.next() % UInt64(answers.count))].behavior
    }
  }

  private func drags(
    by draw: inout SeededGenerator
  ) -> [(SwipeDirection, StrokePlace)] {
    (0..<2).map { _ in
      (
        SwipeDirection.allCases[Int(draw.next() % 4)],
        StrokePlace.allCases[Int(draw.next() % 2)]
      )
    }
  }
}
#endif
