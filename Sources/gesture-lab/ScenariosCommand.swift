#if HEADLESS
import GestureLab
import LabWorkshop

/// Plays the arbitration scenarios of a file: `gesture-lab check scenarios FILE`.
struct ScenariosCommand: Command {
  static let verb: Verb? = .check
  static let topic = "scenarios"
  static let file: FileKind? = .scenarios
  static let summary = "arbitration scenarios of a file, and what differs"
  static let example = ["check", "scenarios", "scenarios.json"]
  static let help = [
    CommandHelp(
      arguments: ["FILE"],
      text: "Plays arbitration scenarios and prints the differences from their expectations.",
      findings: "a scenario differs")
  ]

  private let file: String
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    file = try arguments.onlyFile(of: Self.self, with: "scenarios")
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let scenarios = try FileKind.read(file, as: .scenarios, with: ScenarioFile.read)
    if scenarios.scenarios.isEmpty, scenarios.problems.isEmpty {
      throw .badData("\(file): there is no scenario in it; add one.")
    }
    for problem in scenarios.problems { console.errors("gesture-lab: \(problem)") }
    let progress = Progress(console)
    var failed = 0
    for (index, scenario) in scenarios.scenarios.enumerated() {
      progress.report(
        "\(scenario.id.onOneLine) (\(index + 1) of \(scenarios.scenarios.count))")
      let run = ScenarioRun(scenario, behavior: options.behavior)
      if run.differences.isEmpty { continue }
      failed += 1
      console.output("\(scenario.id): \(run.differences.joined(separator: "; "))".onOneLine)
    }
    console.output("\(scenarios.scenarios.count - failed) passed, \(failed) failed")
    if !scenarios.problems.isEmpty { return .badData }
    return failed == 0 ? .fine : .findings
  }
}
#endif
