#if HEADLESS
import GestureLab
import LabWorkshop

/// Plays random drags over content that defers: `gesture-lab check drags`.
struct DragsCommand: Command {
  static let verb: Verb? = .check
  static let topic = "drags"
  static let summary = "random drags over content that defers against their laws"
  static let example = ["check", "drags", "1000", "--seed", "2"]
  static let help = [
    CommandHelp(
      arguments: ["[N | --seconds N] [--seed N] [--case K] [--strokes FILE] [--output FILE]"],
      text: """
        Plays N random drags over content that defers, on every release, with and without a driver \
        and a registered pan. Of a drag straight inwards that is allowed to pop, content may get no \
        point, and the pop must begin with the decision or one event later. No screen may jump, and \
        what scrolls without the arbiter has an owner with it. A file of a drag is one of a case.
        """,
      findings: "a law is broken",
      options: RandomCheck.help(planting: DragGenerator.faults)
        + [.init("--strokes FILE", "plays a recorded stroke in every second case")],
      behavior: RandomCheck.behavior),
    CommandHelp(
      arguments: ["FILE"], text: "Plays the case of a file again, and checks the laws.",
      findings: "a law is broken", behavior: nil),
  ]

  private var check: RandomCheck
  private let most: Int?
  /// A case that is played instead of random ones.
  private let life: LabCase?
  private var strokes: String?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    check = try RandomCheck(
      of: Self.self, ("drag", "drags"), arguments,
      assuming: DragGenerator.assumed, planting: DragGenerator.faults)
    life = arguments.areOneCase ? try arguments.life(of: Self.self) : nil
    most = try arguments.numberIfAny(of: Self.name, in: 1...100_000_000)
    while let word = arguments.next() {
      if try check.take(word, from: &arguments) { continue }
      guard word == "--strokes" else { throw Self.unknown(word) }
      strokes = try arguments.value(of: word)
    }
    if most != nil, check.seconds != nil {
      throw .usage("A number of drags and --seconds both end the test; leave one out.")
    }
  }

  var isHeavy: Bool { check.number == nil && life == nil }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    if let life { return LivesCommand.play(life, console) }
    let recorded =
      try strokes.map { path throws(CommandFailure) in
        try FileKind.read(path, as: .strokes, with: StrokeFile.read).strokes
      } ?? []
    return try check.run(
      { RandomCases(dragsOf: $0, trial: $1, strokes: recorded) }, most: most,
      covering: CaseCoverage.ofDrags, words: strokes.map { ["--strokes \($0)"] } ?? [],
      console)
  }
}
#endif
