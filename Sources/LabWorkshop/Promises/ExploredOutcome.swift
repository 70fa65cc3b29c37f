#if HEADLESS
import GestureLab
import HeadlessUIKit

/// The outcome of a run, as facts that can be compared with those of another run.
package struct ExploredOutcome: Hashable, Sendable {
  /// A fact that may depend on the behavior.
  package struct Fact: Hashable, Sendable {
    /// The subject.
    package let subject: String
    /// The value.
    package let value: String
  }

  /// The facts in the order of addition.
  package private(set) var facts: [Fact] = []

  /// Makes an outcome without facts.
  package init() {}

  /// Adds a fact.
  package mutating func note(_ subject: String, _ value: String) {
    facts.append(Fact(subject: subject, value: value))
  }

  /// Returns the differences from another outcome, such as "pan recognitions: 0 instead of 1".
  ///
  /// Facts are compared in order, so both outcomes must have the same subjects.
  package func differences(from other: ExploredOutcome) -> [String] {
    zip(facts, other.facts).filter { $0.value != $1.value }.map { fact, usual in
      "\(fact.subject): \(fact.value) instead of \(usual.value)"
    }
  }
}

extension ExploredOutcome: CustomStringConvertible {
  /// The facts, such as "owner: pop, screens popped: 1".
  package var description: String {
    facts.map { "\($0.subject): \($0.value)" }.joined(separator: ", ")
  }
}

extension Exploration where Outcome == ExploredOutcome {
  /// Explores a scenario of a file: recognitions, states, view log, and whether they are as
  /// expected.
  ///
  /// - Parameter progress: Called before each run.
  package init(
    _ scenario: ArbitrationScenario, from base: UIKitBehavior = UIKitBehavior(),
    within answers: UIKitAnswers = UIKitAnswers(), limit: Int = 20_000,
    progress: () -> Void = {}
  ) {
    self.init(from: base, within: answers, limit: limit) { behavior, seed in
      progress()
      let run = ScenarioRun(scenario, behavior: behavior, seed: seed)
      return Run(run.outcome, consulted: run.consultedQuestions)
    }
  }

  /// Explores a drag on a built-in screen: its owner and the number of screens popped.
  ///
  /// - Parameter progress: Called before each run.
  package init(
    _ script: TouchScript, on screen: LabScreen, withArbiter: Bool,
    from base: UIKitBehavior = UIKitBehavior(), within answers: UIKitAnswers = UIKitAnswers(),
    limit: Int = 20_000, progress: () -> Void = {}
  ) {
    self.init(from: base, within: answers, limit: limit) { behavior, seed in
      progress()
      let trial = Trial(
        script, on: screen, withArbiter: withArbiter, behavior: behavior, seed: seed)
      var outcome = ExploredOutcome()
      outcome.note("owner", trial.owner.description)
      outcome.note("screens popped", "\(trial.screensPopped)")
      return Run(outcome, consulted: trial.consultedQuestions)
    }
  }
}
#endif
