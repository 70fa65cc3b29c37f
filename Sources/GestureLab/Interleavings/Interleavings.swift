#if HEADLESS
import HeadlessUIKit

/// Plays random interleavings one after the other until a law is broken.
@MainActor
package struct Interleavings {
  /// A case that breaks a law, and its smallest part that still does.
  package struct Finding {
    /// The number of the case for the seed.
    package let number: Int
    /// The number of steps of the whole case.
    package let originalSteps: Int
    /// The reduced case.
    package let shrunk: InterleavingCase
    /// The violation in the reduced case.
    package let violation: StressViolation
    /// The events of the reduced case, as lines.
    package let timeline: [String]
  }

  /// The faults that can be planted in interleavings.
  package static let faults: [StressFault] = [.endless, .hoarder, .yielding, .fickle]

  /// The number of cases played.
  package private(set) var cases = 0
  /// The number of steps in these cases.
  package private(set) var steps = 0
  /// The number of cases that contain each kind of step.
  package private(set) var coverage: [InterleavingCase.Action: Int] = [:]
  /// The first case that broke a law.
  package private(set) var finding: Finding?
  private let seed: UInt64
  private let trial: StressTrial

  /// Makes a test with the cases of a seed; the trial's fault must be one of ``faults``.
  package init(seed: UInt64, trial: StressTrial = StressTrial()) {
    self.seed = seed
    self.trial = trial
  }

  /// Plays cases in the order of their numbers, at least one, until one breaks a law.
  ///
  /// - Parameter continues: Called after each case; returns whether to play another one.
  package mutating func run(while continues: (Interleavings) -> Bool) {
    repeat { play(cases) } while finding == nil && continues(self)
  }

  /// Plays the case with a number.
  package mutating func play(_ number: Int) {
    let interleaving = InterleavingCase(number, seed: seed)
    let run = InterleavingRun(interleaving, trial: trial)
    cases += 1
    steps += interleaving.steps.count
    for action in Set(interleaving.steps.map(\.action)) { coverage[action, default: 0] += 1 }
    if let violation = run.violation { finding = shrink(interleaving, violation.law, number) }
  }

  /// Removes steps and departures from the likely behavior as long as the same law is broken.
  private func shrink(
    _ original: InterleavingCase, _ law: StressViolation.Law, _ number: Int
  ) -> Finding? {
    var smallest = original
    func accept(_ candidate: InterleavingCase) {
      guard candidate != smallest else { return }
      if InterleavingRun(candidate, trial: trial).violation?.law == law { smallest = candidate }
    }
    var before: InterleavingCase
    repeat {
      before = smallest
      for index in smallest.steps.indices.reversed() {
        var candidate = smallest
        candidate.steps.remove(at: index)
        accept(candidate)
      }
      for simplify in Self.simplifications {
        var candidate = smallest
        simplify(&candidate)
        accept(candidate)
      }
    } while smallest != before
    let run = InterleavingRun(smallest, trial: trial)
    guard let violation = run.violation else { return nil }
    return Finding(
      number: number, originalSteps: original.steps.count, shrunk: smallest, violation: violation,
      timeline: run.timeline)
  }

  /// Simplifications that remove no step.
  private static var simplifications: [(inout InterleavingCase) -> Void] {
    [{ $0.isMirrored = false }, { $0.hasDelegate = false }]
      + UIKitBehavior.Question.allCases.map { question in
        { $0.behavior = $0.behavior.answers(to: question).first?.behavior ?? $0.behavior }
      }
  }
}
#endif
