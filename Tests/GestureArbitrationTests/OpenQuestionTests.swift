import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What the built-in screens promise, under every answer to UIKit's open questions.
@MainActor @Suite struct OpenQuestionTests {
  @Test(arguments: SystemVersion.allCases)
  func `one hostile answer at a time breaks no promise`(version: SystemVersion) {
    for departure in promised(UIKitBehavior(version: version).departures) {
      expectPromises(under: departure.behavior, called: "\(version), \(departure)", seed: 7)
    }
  }

  @Test func `two hostile answers at a time break no promise`() {
    for first in promised(UIKitBehavior().departures) {
      // The questions are listed in one order; later ones are enough to meet every pair once.
      let others = promised(first.behavior.departures).drop { $0.question != first.question }
      for second in others
      where second.question != first.question {
        expectPromises(
          under: second.behavior, called: "\(first), \(second)", seed: 11,
          screens: [.plain, .pagerFirstPage, .map])
      }
    }
  }

  /// The answers under which promises are made: all but one.
  ///
  /// If a recognizer that is held excluded others (C094), the pan of a scroll view that waits for
  /// the arbiter's gate would fail UIKit's pop, and no relation of the arbiter's own stands between
  /// these two recognizers of UIKit's.
  private func promised(_ departures: [UIKitBehavior.Answer]) -> [UIKitBehavior.Answer] {
    departures.filter { $0.question != .heldExclusion }
  }

  private func expectPromises(
    under behavior: UIKitBehavior, called name: String, seed: UInt64,
    screens: [LabScreen] = LabScreen.all
  ) {
    var generator = StrokeGenerator(seed: seed)
    for screen in screens {
      for direction in SwipeDirection.allCases {
        for place in StrokePlace.allCases {
          let stroke = generator.next(direction).placed(
            startingAt: place.start(
              for: direction, height: screen.strokeHeight, reading: screen.reading),
            within: StageMetrics.screen)
          let trial = Trial(
            TouchScript(stroke), on: screen, withArbiter: true, behavior: behavior)
          var promise = screen.promise(direction, from: place, on: behavior.version)
          let refuses = [.refuses, .refusesTheTouch].contains(behavior.contentPopOverScrolling)
          if promise == .pop, place == .middle, refuses {
            // UIKit itself refuses over horizontal scrolling: then whoever owned the drag keeps it.
            promise =
              Trial(TouchScript(stroke), on: screen, withArbiter: false, behavior: behavior).owner
          }
          let drag = "\(name): \(direction) from \(place) on \(screen.name)"
          expect(trial, keeps: promise, of: drag, under: behavior)
        }
      }
    }
  }

  private func expect(
    _ trial: Trial, keeps promise: Owner, of drag: String, under behavior: UIKitBehavior
  ) {
    let story = "\(drag)\n\(trial.timeline.lines.joined(separator: "\n"))"
    switch promise {
    case .pop:
      #expect(trial.owner == .pop, "\(story)")
      #expect(trial.screensPopped <= 1, "\(story)")
    case .content:
      #expect(trial.owner == promise, "\(story)")
    case .nobody where behavior.scrollAxis == .enabledOnly:
      // A pager that listens to its own axis alone begins on drags that wander sideways.
      #expect(trial.owner != .pop, "\(story)")
    case .nobody:
      #expect(trial.owner == .nobody, "\(story)")
    }
  }
}
