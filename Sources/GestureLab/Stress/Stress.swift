import Foundation
import HeadlessUIKit

/// Random cases, played one after the other until a law is broken.
@MainActor
package struct Stress {
  /// A case that breaks a law, and the smallest part of it that still does.
  package struct Finding {
    /// The number of the case among those of the seed.
    package let number: Int
    /// How many steps the case had.
    package let originalSteps: Int
    /// What is left of it.
    package let shrunk: StressCase
    /// The law that what is left breaks, and how.
    package let violation: StressViolation
    /// What happens in what is left, as lines.
    package let timeline: [String]
  }

  /// How many cases were played.
  package private(set) var cases = 0
  /// How many events fingers made in them.
  package private(set) var events = 0
  /// In how many of them each kind of thing happened.
  package private(set) var coverage: [StressCoverage: Int] = [:]
  /// The first case that broke a law.
  package private(set) var finding: Finding?
  private let seed: UInt64
  private let trial: StressTrial

  /// Makes a stress of the cases of a seed.
  package init(seed: UInt64, trial: StressTrial = StressTrial()) {
    self.seed = seed
    self.trial = trial
  }

  /// Plays cases in the order of their numbers, one at least, until one breaks a law.
  ///
  /// - Parameter goesOn: Asked after each case.
  package mutating func run(while goesOn: (Stress) -> Bool) {
    repeat { play(cases) } while finding == nil && goesOn(self)
  }

  /// Plays the case with a number.
  package mutating func play(_ number: Int) {
    let stress = StressCaseGenerator.makeCase(number, seed: seed)
    let run = StressRun(stress, trial: trial)
    cases += 1
    events += stress.touchEvents
    for item in run.covered { coverage[item, default: 0] += 1 }
    if let violation = run.violation { finding = shrink(stress, violation.law, number) }
  }

  private func shrink(
    _ stress: StressCase, _ law: StressViolation.Law, _ number: Int
  ) -> Finding? {
    var shrinker = StressShrinker { StressRun($0, trial: trial).violation?.law == law }
    let shrunk = shrinker.shrink(stress)
    let run = StressRun(shrunk, trial: trial)
    guard let violation = run.violation else { return nil }
    return Finding(
      number: number, originalSteps: stress.steps.count, shrunk: shrunk, violation: violation,
      timeline: run.events.map { event in
        let time = "\(Int((event.time * 1000).rounded()))".leftPadded(to: 6)
        return "\(time) ms  \(event.subject): \(event.what)"
      })
  }
}
