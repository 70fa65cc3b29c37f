#if HEADLESS
import GestureLab
import LabWorkshop

/// Plays random views, recognizers and touches: `gesture-lab check stages`.
struct StagesCommand: Command {
  static let verb: Verb? = .check
  static let topic = "stages"
  static let summary = "random views and recognizers against their laws"
  static let example = ["check", "stages", "--seconds", "5", "--seed", "2"]
  static let help = [
    CommandHelp(
      arguments: [
        "[--seconds N] [--seed N] [--case K] [--plant FAULT] [--except LAW] [--output FILE]"
      ],
      text: """
        Plays random views, recognizers and relations, with touches and acts, until a law is broken \
        or the time is up. Prints the seed and number of a violation, and a case reduced to what \
        still breaks the law. A file of it is one of a case.
        """,
      findings: "a law is broken",
      options: RandomCheck.help(planting: StageGenerator.faults),
      behavior: RandomCheck.behavior),
    CommandHelp(
      arguments: ["FILE"], text: "Plays the case of a file again, and checks the laws.",
      findings: "a law is broken", behavior: nil),
  ]

  private var check: RandomCheck
  /// A case that is played instead of random ones.
  private let life: LabCase?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    check = try RandomCheck(
      of: Self.self, ("stage", "stages"), arguments,
      planting: StageGenerator.faults)
    life = try arguments.life(of: Self.self)
    while let word = arguments.next() {
      guard try check.take(word, from: &arguments) else { throw Self.unknown(word) }
    }
  }

  var isHeavy: Bool { check.number == nil && life == nil }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    if let life { return LivesCommand.play(life, console) }
    return try check.run(
      { RandomCases(stagesOf: $0, trial: $1) }, covering: CaseCoverage.ofStages, console)
  }
}
#endif
