#if HEADLESS
import GestureLab
import LabWorkshop

/// Plays random lives, or the life of a file: `gesture-lab check lives`.
struct LivesCommand: Command {
  static let verb: Verb? = .check
  static let topic = "lives"
  static let file: FileKind? = .labCase
  static let summary = "random windows, containers and settings against their laws"
  static let example = ["check", "lives", "--seconds", "20", "--output", "life.json"]
  static let help = [
    CommandHelp(
      arguments: [
        "[--seconds N] [--seed N] [--case K] [--except LAW] [--output FILE]"
      ],
      text: """
        Plays random lives: stacks, tabs, columns, splits and sheets in windows, settings at every \
        level and moment, removals, touches, and what other code does. A life is compared with \
        itself under plain UIKit, without one removal, without settings in callbacks, with its \
        settings given earlier, and with its containers there from the start. Prints the seed and \
        number of a violation, and a life reduced to what still breaks the law.
        """,
      findings: "a law is broken",
      options: RandomCheck.help(),
      behavior: RandomCheck.behavior),
    CommandHelp(
      arguments: ["FILE"],
      text: "Plays the case of a file again, and checks the laws.",
      findings: "a law is broken", behavior: nil),
  ]

  private var check: RandomCheck
  /// A life that is played instead of random ones.
  private let life: LabCase?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    check = try RandomCheck(
      of: Self.self, ("life", "lives"), arguments,
      assuming: LifeGenerator.assumed)
    life = try arguments.life(of: Self.self)
    while let word = arguments.next() {
      guard try check.take(word, from: &arguments) else { throw Self.unknown(word) }
    }
  }

  var isHeavy: Bool { check.number == nil && life == nil }

  /// Plays a case of a file, and checks the laws.
  static func play(_ life: LabCase, _ console: Console) -> ExitStatus {
    let run = CaseRun(life)
    console.output(run.violation.map { "violation of \($0)" } ?? "no violation")
    console.output(life.lines, happening: run.timeline)
    return run.violation == nil ? .fine : .findings
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    if let life { return Self.play(life, console) }
    return try check.run(
      { RandomCases(livesOf: $0, trial: $1) }, covering: CaseCoverage.ofLives, console)
  }
}
#endif
