#if HEADLESS
import GestureLab
import HeadlessUIKit

/// A scenario that was played, and how it differs from its expectations.
@MainActor
package struct ScenarioRun {
  /// The differences, such as "expected pan 1, got 0"; empty if the scenario passed.
  package private(set) var differences: [String] = []
  /// The whole outcome, as facts for a comparison with another run.
  package private(set) var outcome = ExploredOutcome()
  /// The open questions that the engine consulted, in the order of the list.
  package var consultedQuestions: [UIKitBehavior.Question] {
    UIKitBehavior.Question.allCases.filter(consulted.contains)
  }

  /// When the outcome is judged, as the end of a sentence; empty for prevention.
  package private(set) var end = ""
  /// What was played: a case, or one for each order of addition.
  package private(set) var plays: [(labCase: LabCase, log: Log)] = []

  private var consulted: Set<UIKitBehavior.Question> = []

  /// Plays a scenario under a behavior; the seed determines its shuffles.
  package init(
    _ scenario: ArbitrationScenario, behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1
  ) {
    switch scenario.body {
    case .screen(let screen):
      let log = play(screen.labCase, behavior, seed)
      differences = screen.expectation.differences(in: log)
      outcome = screen.expectation.facts(in: log)
      end = ", judged at \(Int((screen.expectation.end * 1000).rounded())) ms"
    case .prevention(let table):
      for order in ["first", "last"] {
        let log = play(table.labCase(isActiveFirst: order == "first"), behavior, seed)
        let isPrevented = table.isPrevented(in: log)
        outcome.note("prevented, active one \(order)", "\(isPrevented)")
        guard isPrevented != table.expectsPrevented else { continue }
        differences.append(
          "expected prevented \(table.expectsPrevented) with the active one added \(order), "
            + "got \(isPrevented)")
      }
    }
    outcome.note(
      "expectations", differences.isEmpty ? "met" : differences.joined(separator: "; "))
  }

  private mutating func play(
    _ labCase: LabCase, _ behavior: UIKitBehavior, _ seed: UInt64
  ) -> Log {
    var labCase = labCase
    (labCase.behavior, labCase.seed) = (behavior, seed)
    let play = Player.play(labCase, detail: .states)
    consulted.formUnion(play.consultedInSteps)
    plays.append((labCase, play.log))
    return play.log
  }
}
#endif
