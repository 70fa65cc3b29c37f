import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What the built-in screens promise, under every answer to UIKit's open questions.
@MainActor @Suite struct OpenQuestionTests {
  @Test(arguments: SystemVersion.allCases)
  func `one hostile answer at a time breaks no promise`(version: SystemVersion) {
    for departure in UIKitBehavior(version: version).departures
    where departure.question != Self.unpromised {
      expectPromises(under: departure.behavior, called: "\(version), \(departure)", seed: 7)
    }
  }

  @Test(arguments: ["plain", "pager-first", "map"])
  func `two hostile answers at a time break no promise`(name: String) throws {
    let screen = try #require(LabScreen.all.first { $0.name == name })
    var generator = StrokeGenerator(seed: 11)
    for drag in drags(on: screen, from: &generator) {
      // Only pairs of questions that the drag asks can make a difference to it.
      let exploration = Exploration(departures: 2, except: [Self.unpromised]) { behavior, seed in
        let trial = expectPromise(
          of: drag, under: behavior, called: departures(of: behavior), seed: seed)
        return .init(trial.owner, consulted: trial.consultedQuestions)
      }
      #expect(exploration.touched.count > 1)
    }
  }

  /// The question under whose hostile answer no promise is made.
  ///
  /// If a recognizer that is held excluded others (C094), the pan of a scroll view that waits for
  /// the arbiter's gate would fail UIKit's pop, and no relation of the arbiter's own stands between
  /// these two recognizers of UIKit's.
  private static let unpromised = UIKitBehavior.Question.heldExclusion

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

  private func drags(on screen: LabScreen, from generator: inout StrokeGenerator) -> [Drag] {
    var drags: [Drag] = []
    for direction in SwipeDirection.allCases {
      for place in StrokePlace.allCases {
        let stroke = generator.next(direction).placed(
          startingAt: place.start(
            for: direction, height: screen.strokeHeight, reading: screen.reading),
          within: StageMetrics.screen)
        drags.append(
          Drag(screen: screen, direction: direction, place: place, script: TouchScript(stroke)))
      }
    }
    return drags
  }

  private func expectPromises(under behavior: UIKitBehavior, called name: String, seed: UInt64) {
    var generator = StrokeGenerator(seed: seed)
    for screen in LabScreen.all {
      for drag in drags(on: screen, from: &generator) {
        _ = expectPromise(of: drag, under: behavior, called: name)
      }
    }
  }

  private func expectPromise(
    of drag: Drag, under behavior: UIKitBehavior, called name: @autoclosure () -> String,
    seed: UInt64 = 1
  ) -> Trial {
    let trial = Trial(
      drag.script, on: drag.screen, withArbiter: true, behavior: behavior, seed: seed)
    var promise = drag.screen.promise(drag.direction, from: drag.place, on: behavior.version)
    let refuses = [.refuses, .refusesTheTouch].contains(behavior.contentPopOverScrolling)
    let isContents =
      promise != .pop && promise != .nobody && trial.owner != .pop && trial.owner != promise
    let mayDiffer = isContents || promise == .pop && drag.place == .middle && refuses
    if trial.owner != promise, mayDiffer {
      // UIKit itself refuses over horizontal scrolling: then whoever owned the drag keeps it. Which of
      // several contents owns a drag that does not pop is UIKit's to say as well.
      promise =
        Trial(
          drag.script, on: drag.screen, withArbiter: false, behavior: behavior, seed: seed
        ).owner
    }
    let title = "\(name()): \(drag.direction) from \(drag.place) on \(drag.screen.name)"
    expect(trial, keeps: promise, of: title, under: behavior)
    return trial
  }

  private func expect(
    _ trial: Trial, keeps promise: Owner, of drag: String, under behavior: UIKitBehavior
  ) {
    let story = "\(drag)\n\(trial.timeline.lines.joined(separator: "\n"))"
    switch promise {
    case .pop:
      #expect(trial.owner == .pop, "\(story)")
      #expect(trial.screensPopped <= 1, "\(story)")
    case .content, .push:
      #expect(trial.owner == promise, "\(story)")
    case .nobody where behavior.scrollAxis == .enabledOnly:
      // A pager that listens to its own axis alone begins on drags that wander sideways.
      #expect(trial.owner != .pop, "\(story)")
    case .nobody:
      #expect(trial.owner == .nobody, "\(story)")
    }
  }
}
