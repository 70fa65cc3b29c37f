#if HEADLESS
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// What the built-in screens promise under every answer to UIKit's open questions.
///
/// Every hostile answer is run with two or three drags, and every drag with an answer;
/// `gesture-lab check promises --every-drag` runs each with each.
@MainActor @Suite struct OpenQuestionTests {
  @Test func `no single hostile answer breaks a promise`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let tests = OpenQuestionTests()
      for (turn, version) in SystemVersion.allCases.enumerated() {
        tests.expectPromises(on: version, turn)
      }
    }
  }

  private func expectPromises(on version: SystemVersion, _ turn: Int) {
    let drags = drags(on: LabScreen.all, seed: 7)
    let departures = UIKitBehavior(version: version).departures
    // With `step` answers after another each drag is run once, on one of the releases.
    let step = departures.count * SystemVersion.allCases.count
    for (index, departure) in departures.enumerated() {
      for place in stride(from: turn * departures.count + index, to: drags.count, by: step) {
        expectPromise(
          of: drags[place], under: departure.behavior, called: "\(version), \(departure)")
      }
    }
  }

  @Test(arguments: ["plain", "pager-first", "map"])
  func `no two hostile answers break a promise`(name: String) throws {
    let screen = try #require(LabScreen.all.first { $0.name == name })
    for (index, drag) in drags(on: [screen], seed: 11).enumerated() {
      let trial = expectPromise(of: drag, under: UIKitBehavior(), called: "the likely answers")
      // Only pairs of questions that the drag touches can change it.
      let touched = Set(trial.consultedQuestions)
      let questions = UIKitBehavior.Question.allCases.filter(touched.contains)
      #expect(questions.count > 1)
      var sample = SeededGenerator(seed: UInt64(index))
      for _ in 0..<16 {
        var behavior = UIKitBehavior()
        for question in questions.shuffled(using: &sample).prefix(2) {
          behavior =
            behavior.answers(to: question).randomElement(using: &sample)?.behavior ?? behavior
        }
        expectPromise(of: drag, under: behavior, called: departures(of: behavior))
      }
    }
  }

  private func departures(of behavior: UIKitBehavior) -> String {
    let answers = UIKitBehavior.Question.allCases.compactMap { question in
      let answer = behavior.answer(to: question)
      return answer?.name == UIKitBehavior().answer(to: question)?.name ? nil : answer
    }
    return answers.map(\.description).joined(separator: ", ")
  }

  /// A stroke on a screen.
  private struct Drag {
    let screen: LabScreen
    let direction: SwipeDirection
    let place: StrokePlace
    let script: TouchScript
  }

  private func drags(on screens: [LabScreen], seed: UInt64) -> [Drag] {
    var generator = StrokeGenerator(seed: seed)
    var drags: [Drag] = []
    for screen in screens {
      for direction in SwipeDirection.allCases {
        for place in StrokePlace.allCases {
          let stroke = generator.next(direction).placed(
            startingAt: place.start(
              for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection),
            within: StageMetrics.screen)
          drags.append(
            Drag(screen: screen, direction: direction, place: place, script: TouchScript(stroke)))
        }
      }
    }
    return drags
  }

  @discardableResult
  private func expectPromise(
    of drag: Drag, under behavior: UIKitBehavior, called name: @autoclosure () -> String
  ) -> Trial {
    let trial = Trial(drag.script, on: drag.screen, withArbiter: true, behavior: behavior)
    var promise = drag.screen.promise(drag.direction, from: drag.place, on: behavior.version)
    let refuses = [.refuses, .refusesTheTouch].contains(behavior.contentPopOverScrolling)
    let isContents =
      promise != .pop && promise != .unclaimed && trial.owner != .pop && trial.owner != promise
    // A pop of UIKit's that begins with drags that head anywhere but back does so without an
    // arbiter too.
    let isPerformedBySystem = behavior.popDirection == .inwardsAtAll && trial.owner == .pop
    let mayDiffer =
      isContents || isPerformedBySystem || promise == .pop && drag.place == .middle && refuses
    if trial.owner != promise, mayDiffer {
      // UIKit itself refuses over horizontal scrolling, and decides which of several contents owns
      // a drag that does not pop: then the owner is that without an arbiter.
      promise =
        Trial(drag.script, on: drag.screen, withArbiter: false, behavior: behavior).owner
    }
    let title = "\(name()): \(drag.direction) from \(drag.place) on \(drag.screen.name)"
    expect(trial, keeps: promise, of: title, under: behavior)
    return trial
  }

  private func expect(
    _ trial: Trial, keeps promise: DragOwner, of drag: String, under behavior: UIKitBehavior
  ) {
    let story = "\(drag)\n\(trial.timeline.lines.joined(separator: "\n"))"
    switch promise {
    case .pop:
      #expect(trial.owner == .pop, "\(story)")
      #expect(trial.screensPopped <= 1, "\(story)")
    case .content, .push:
      #expect(trial.owner == promise, "\(story)")
    case .unclaimed where behavior.scrollAxis == .enabledOnly:
      // A pager that measures its own axis only begins on drags that wander horizontally.
      #expect(trial.owner != .pop, "\(story)")
    case .unclaimed:
      #expect(trial.owner == .unclaimed, "\(story)")
    }
  }
}
#endif
