#if HEADLESS
import LabWorkshop

/// Plays random views, recognizers and touches: `gesture-lab check stages`.
struct StagesCommand: Command {
  static let verb: Verb? = .check
  static let topic = "stages"
  static let summary = "random views and recognizers against their laws"
  static let example = ["check", "stages", "--seconds", "5", "--seed", "2"]
  static let help = [
    CommandHelp(
      arguments: ["[--seconds N] [--seed N] [--case K] [--plant FAULT] [--except LAW]"],
      text: """
        Plays random stages, behaviors and scripts until a law is broken or the time is up. Prints \
        the seed and number of a violation, and a script reduced to what still breaks the law.
        """,
      findings: "a law is broken", options: RandomCheck<StressCase>.help,
      behavior: RandomCheck<StressCase>.behavior)
  ]

  private var check: RandomCheck<StressCase>

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    check = try RandomCheck(of: Self.self, ("case", "cases"), arguments)
    while let word = arguments.next() {
      guard try check.take(word, from: &arguments) else { throw Self.unknown(word) }
    }
  }

  var isHeavy: Bool { check.number == nil }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    try check.run(
      { Stress(seed: $0, trial: $1) }, covering: "cases in which a gesture or the arbiter", console)
  }
}
#endif
