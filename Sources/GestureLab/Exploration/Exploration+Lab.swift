import HeadlessUIKit

extension Exploration where Outcome == ExploredOutcome {
  /// Explores a scenario of a file: its recognitions, states, view log, and whether they are as
  /// expected.
  ///
  /// - Parameter progress: Called before each run.
  package init(
    _ scenario: ArbitrationScenario, from base: UIKitBehavior = UIKitBehavior(),
    limit: Int = 20_000, progress: () -> Void = {}
  ) {
    self.init(from: base, limit: limit) { behavior, seed in
      progress()
      let run = ScenarioRun(scenario, behavior: behavior, seed: seed)
      return Run(run.outcome, consulted: run.consultedQuestions)
    }
  }

  /// Explores a drag on a built-in screen: who owns it, and how many screens it takes away.
  ///
  /// - Parameter progress: Called before each run.
  package init(
    _ script: TouchScript, on screen: LabScreen, withArbiter: Bool,
    from base: UIKitBehavior = UIKitBehavior(), limit: Int = 20_000, progress: () -> Void = {}
  ) {
    self.init(from: base, limit: limit) { behavior, seed in
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
