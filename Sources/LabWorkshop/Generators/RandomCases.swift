#if HEADLESS
import GestureArbitration
import GestureLab

/// Plays random cases one after the other until a law is broken.
@MainActor
package struct RandomCases {
  /// A case that breaks a law, and its smallest part that still does.
  package struct Finding {
    /// The number of the case for the seed.
    package let number: Int
    /// The number of steps of the whole case.
    package let originalSteps: Int
    /// The reduced case.
    package let shrunk: LabCase
    /// The violation in the reduced case.
    package let violation: Violation
    /// The events of the reduced case, as lines.
    package let timeline: [String]
  }

  /// The number of cases played.
  package private(set) var cases = 0
  /// The number of steps of these cases.
  package private(set) var steps = 0
  /// The number of cases in which each kind of event occurred.
  package private(set) var coverage: [CaseCoverage: Int] = [:]
  /// The first case that broke a law.
  package private(set) var finding: Finding?
  private let trial: RandomTrial
  /// Makes the case with a number.
  package let makeCase: (Int) -> LabCase

  /// Makes a test with the cases that a closure makes of their numbers, the same every time.
  ///
  /// The trial's fault must be one of the faults of the case.
  private init(_ trial: RandomTrial, makeCase: @escaping (Int) -> LabCase) {
    self.trial = trial
    self.makeCase = makeCase
  }

  /// Plays cases in the order of their numbers, at least one, until one breaks a law.
  ///
  /// - Parameter continues: Called after each case; returns whether to play another one.
  package mutating func run(while continues: (Self) -> Bool) {
    repeat { play(cases) } while finding == nil && continues(self)
  }

  /// Plays the case with a number.
  package mutating func play(_ number: Int) {
    var original = makeCase(number)
    original.behavior = trial.behavior(nearestTo: original.behavior)
    let run = played(original)
    cases += 1
    steps += original.steps.count
    for item in run.covered { coverage[item, default: 0] += 1 }
    guard let violation = run.violation else { return }
    let shrunk = Shrinker(original) { [trial, played] smaller in
      smaller.behavior == trial.behavior(nearestTo: smaller.behavior)
        && played(smaller).violation?.law == violation.law
    }.smallest
    let again = played(shrunk)
    finding = Finding(
      number: number, originalSteps: original.steps.count, shrunk: shrunk,
      violation: again.violation ?? violation, timeline: again.timeline)
  }

  /// Plays a case as the first one of a process: none depends on those before it.
  private func played(_ labCase: LabCase) -> CaseRun {
    Installation.current.reset()
    return CaseRun(labCase, trial: trial)
  }
}

extension RandomCases {
  /// Makes a test with the lives of a seed.
  package init(livesOf seed: UInt64, trial: RandomTrial = RandomTrial()) {
    self.init(trial) { LifeGenerator.life($0, seed: seed) }
  }

  /// Makes a test with the stages of a seed.
  package init(stagesOf seed: UInt64, trial: RandomTrial = RandomTrial()) {
    self.init(trial) { StageGenerator.stage($0, seed: seed) }
  }

  /// Makes a test with the drags of a seed.
  ///
  /// - Parameter strokes: Recorded strokes, one of which every second case plays.
  package init(
    dragsOf seed: UInt64, trial: RandomTrial = RandomTrial(), strokes: [Stroke] = []
  ) {
    var trial = trial
    // What a drag repeats, stages do as well, and it takes twice the time.
    trial.playsAgain = false
    self.init(trial) { DragGenerator.drag($0, seed: seed, strokes: strokes) }
  }
}
#endif
