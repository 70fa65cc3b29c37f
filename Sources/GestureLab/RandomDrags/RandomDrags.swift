#if HEADLESS
import HeadlessUIKit

/// Plays random drags one after the other until a law is broken.
@MainActor
package struct RandomDrags {
  /// A case that breaks a law, and its smallest part that still does.
  package struct Finding {
    /// The number of the case for the seed.
    package let number: Int
    /// The number of samples of the whole drag.
    package let originalSteps: Int
    /// The reduced case.
    package let shrunk: RandomDragCase
    /// The violation in the reduced case.
    package let violation: StressViolation
    /// The events of the reduced case, as lines.
    package let timeline: [String]
  }

  /// The faults that can be planted in random drags.
  package static let faults: [StressFault] = [.undeferred, .late, .leaping]

  /// The number of cases played.
  package private(set) var cases = 0
  /// The number of touch events in these cases.
  package private(set) var events = 0
  /// The number of cases in which each kind of event occurred.
  package private(set) var coverage: [RandomDragCoverage: Int] = [:]
  /// The first case that broke a law.
  package private(set) var finding: Finding?
  private let seed: UInt64
  private let trial: StressTrial
  private let strokes: [Stroke]

  /// Makes a test with the cases of a seed; the trial's fault must be one of ``faults``.
  ///
  /// - Parameter strokes: Recorded strokes, one of which every second case plays.
  package init(seed: UInt64, trial: StressTrial = StressTrial(), strokes: [Stroke] = []) {
    self.seed = seed
    self.trial = trial
    self.strokes = strokes
  }

  /// Plays cases in the order of their numbers, at least one, until one breaks a law.
  ///
  /// - Parameter continues: Called after each case; returns whether to play another one.
  package mutating func run(while continues: (RandomDrags) -> Bool) {
    repeat { play(cases) } while finding == nil && continues(self)
  }

  /// Plays the case with a number.
  package mutating func play(_ number: Int) {
    let drag = RandomDragCase(number, seed: seed, strokes: strokes)
    let run = RandomDragRun(drag, trial: trial)
    cases += 1
    events += drag.samples.count + 1
    for item in run.covered { coverage[item, default: 0] += 1 }
    if let violation = run.violation { finding = shrink(drag, violation.law, number) }
  }

  /// Removes samples and departures from the likely behavior as long as the same law is broken.
  private func shrink(
    _ original: RandomDragCase, _ law: StressViolation.Law, _ number: Int
  ) -> Finding? {
    var smallest = original
    func accept(_ candidate: RandomDragCase) {
      guard candidate != smallest else { return }
      if RandomDragRun(candidate, trial: trial).violation?.law == law { smallest = candidate }
    }
    var before: RandomDragCase
    repeat {
      before = smallest
      for simplify in Self.simplifications {
        var candidate = smallest
        simplify(&candidate)
        accept(candidate)
      }
      for index in smallest.samples.indices.dropFirst().reversed() {
        var candidate = smallest
        candidate.samples.remove(at: index)
        accept(candidate)
      }
    } while smallest != before
    let run = RandomDragRun(smallest, trial: trial, isTimed: true)
    guard let violation = run.violation else { return nil }
    return Finding(
      number: number, originalSteps: original.samples.count, shrunk: smallest,
      violation: violation, timeline: run.timeline)
  }

  /// Simplifications that remove no sample.
  private static var simplifications: [(inout RandomDragCase) -> Void] {
    [
      { $0.hasAppPan = false }, { $0.isMirrored = false }, { $0.isCancelled = true },
      { $0.isPastLeadingEdge = false }, { $0.driver = .uikitOnly }, { $0.content = .pager },
    ]
      + UIKitBehavior.Question.allCases.map { question in
        { $0.behavior = $0.behavior.answers(to: question).first?.behavior ?? $0.behavior }
      }
  }
}
#endif
