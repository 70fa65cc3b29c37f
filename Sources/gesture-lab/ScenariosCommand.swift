#if HEADLESS
import Foundation
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
      findings: "a scenario differs"),
    CommandHelp(
      arguments: ["FILE ID [--output FILE]"],
      text: "Plays one of them, and prints what happens.",
      findings: "it differs",
      options: [.init("--output FILE", "the scenario as a case that expects what happens in it")]),
  ]

  private let file: String
  /// The only scenario that is played.
  private var id: String?
  private var output: OutputFile?
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    file = try arguments.file(of: Self.self, with: "scenarios")
    while let word = arguments.next() {
      if word == "--output" {
        output = OutputFile(path: try arguments.value(of: word), format: .json)
        try output?.check()
      } else if word.hasPrefix("-") || id != nil {
        throw Self.unknown(word)
      } else {
        id = word
      }
    }
    if output != nil, id == nil { throw .usage("--output needs the id of a scenario.") }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let scenarios = try FileKind.read(file, as: .scenarios, with: ScenarioFile.read)
    if scenarios.scenarios.isEmpty, scenarios.problems.isEmpty {
      throw .badData("\(file): there is no scenario in it; add one.")
    }
    for problem in scenarios.problems { console.errors("gesture-lab: \(problem)") }
    if let id { return try play(scenarios.scenario(id), console) }
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

  private func play(
    _ scenario: ArbitrationScenario, _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    let run = ScenarioRun(scenario, behavior: options.behavior)
    for play in run.plays {
      console.show(play.labCase.lines)
      console.show(play.log.lines)
    }
    if let output {
      guard case .screen = scenario.body, let labCase = run.plays.first?.labCase else {
        throw .usage("\(scenario.id) is played in two orders; --output takes one with views.")
      }
      try output.write(Player.expecting(labCase).writable(), console)
    }
    console.output((run.differences.isEmpty ? "passed" : "failed") + run.end)
    console.show(run.differences)
    return run.differences.isEmpty ? .fine : .findings
  }
}

extension ScenarioFile {
  /// Returns the scenario with an id.
  @MainActor
  func scenario(_ id: String) throws(CommandFailure) -> ArbitrationScenario {
    if let scenario = scenarios.first(where: { $0.id == id }) { return scenario }
    let close = SimilarNames(to: id, among: scenarios.map(\.id)).joined
    throw .usage("\(name) has no scenario \"\(id)\"; there are \(close).")
  }
}

extension LabCase {
  /// Returns the text of a file that can be read again.
  fileprivate func writable() throws(CommandFailure) -> String {
    do {
      _ = try DataFile.decode(LabCase.self, from: Data(json.utf8), name: "--output")
      return json
    } catch {
      throw .badData("\(error)")
    }
  }
}
#endif
