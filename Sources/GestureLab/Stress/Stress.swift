#if HEADLESS
import Foundation
import HeadlessUIKit

/// Plays random cases one after the other until a law is broken.
@MainActor
package struct Stress {
  /// A case that breaks a law, and its smallest part that still does.
  package struct Finding {
    /// The number of the case for the seed.
    package let number: Int
    /// The number of steps of the whole case.
    package let originalSteps: Int
    /// The reduced case.
    package let shrunk: StressCase
    /// The violation in the reduced case.
    package let violation: StressViolation
    /// The events of the reduced case, as lines.
    package let timeline: [String]
  }

  /// The faults that a stress test can plant.
  package static let faults: [StressFault] = [
    .excluded, .endless, .deaf, .hoarder, .remnant, .moody, .ticking, .pulled,
  ]
  /// The number of cases played.
  package private(set) var cases = 0
  /// The number of touch events in these cases.
  package private(set) var events = 0
  /// The number of cases in which each kind of event occurred.
  package private(set) var coverage: [StressCoverage: Int] = [:]
  /// The first case that broke a law.
  package private(set) var finding: Finding?
  private let seed: UInt64
  private let trial: StressTrial

  /// Makes a stress test with the cases of a seed.
  package init(seed: UInt64, trial: StressTrial = StressTrial()) {
    self.seed = seed
    self.trial = trial
  }

  /// Plays cases in the order of their numbers, at least one, until one breaks a law.
  ///
  /// - Parameter continues: Called after each case; returns whether to play another one.
  package mutating func run(while continues: (Stress) -> Bool) {
    repeat { play(cases) } while finding == nil && continues(self)
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

/// A kind of event that must occur in some cases for the stress test to be meaningful.
package enum StressCoverage: String, CaseIterable, Sendable {
  case began, recognized, cancelled, prevented
  case waited, waitedInACircle = "waited in a circle"
  case scrolled, popBegan = "began a pop", popAllowed = "allowed a pop"
  case popRefused = "refused a pop", touchTaken = "took a touch from a view"
  case screenAsked = "asked a screen"
  case reacted = "acted inside an action"
}

/// An event of a case, for the comparison of two plays and for the report of a violation.
struct StressEvent: Equatable {
  let time: Double
  let subject: String
  let what: String
}
#endif
