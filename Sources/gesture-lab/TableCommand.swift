#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Plays strokes on built-in screens: `gesture-lab`.
struct TableCommand: Command {
  static let verb: Verb? = nil
  static let topic = "table"
  static let summary = "the owners of human strokes on nine built-in screens"
  static let example = ["--ios", "18"]
  static let help = [
    CommandHelp(
      arguments: ["[--all] [--strokes FILE] [--seed N] [--count N] [--ios 16|18|26]"],
      text: """
        Plays human strokes on \(LabScreen.compared.count) built-in screens and prints a table of \
        their owners.
        """,
      findings: """
        a promised pop does not begin, or another pop does; of vertical drags 0.5 % may pop
        """,
      options: [
        .init("--all", "on all \(LabScreen.all.count) built-in screens"),
        .init("--strokes FILE", "the strokes, as JSON lines; generated if missing"),
        .init("--seed N", "seed of the generator (1)"),
        .init("--count N", "generated strokes in each direction (\(defaultCount))"),
        .init("--ios VERSION", "the release of iOS (26)"),
      ])
  ]

  /// What the table leads to, with the result of each.
  private static let nextSteps = [
    ("play pager-first right", "one of these drags, event by event"),
    ("show carousel --output carousel.svg", "who gets a drag from every point"),
    ("check explore pager-middle right", "the same under every answer of UIKit"),
    ("help", "all commands"),
  ]

  /// The number of generated strokes in each direction.
  private static let defaultCount = 5
  private var options: LabOptions
  private var screens = LabScreen.compared
  private var strokes = StrokeOptions()
  private var hasOptions = false

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    hasOptions = options.given != nil
    while let option = arguments.next() {
      hasOptions = true
      if try options.take(option, from: &arguments) { continue }
      if try strokes.take(option, upTo: 1_000, from: &arguments) { continue }
      guard option == "--all" else { throw Self.unknown(option) }
      screens = LabScreen.all
    }
    try strokes.check(options)
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let input = try load()
    for problem in input.problems { console.errors("gesture-lab: \(problem)") }
    guard input.tried > 0 else {
      throw .badData(
        "\(input.name): no stroke with one touch goes right, left, up or down, by its "
          + "samples and by its class; add one that does.")
    }
    let progress = Progress(console)
    var done = 0
    let comparison = Comparison(
      input.strokes, on: screens, behavior: options.behavior
    ) { screen in
      progress.report("\(screen.title) (\(done + 1) of \(screens.count))")
      done += 1
    }
    console.show(summary(comparison, of: input))
    console.show(comparison.findings.map { "finding: \($0.description.onOneLine)" })
    console.show(comparison.orphans.map { "no owner: \($0.onOneLine)" })
    console.output("")
    console.show(ComparisonTable(comparison).lines)
    if !hasOptions {
      let width = Self.nextSteps.map(\.0.count).max() ?? 0
      console.output("\nTo try next, each after \"swift run -c release\":")
      console.show(
        Self.nextSteps.map { "  gesture-lab \($0.0.padded(to: width))  \($0.1)" })
    }
    if !input.problems.isEmpty { return .badData }
    return comparison.keepsPromises ? .fine : .findings
  }

  private func load() throws(CommandFailure) -> StrokeInput {
    try strokes.load {
      var generator = StrokeGenerator(seed: options.seed)
      return StrokeInput(
        name: "generated (seed \(options.seed))",
        strokes: generator.strokes(perDirection: strokes.count ?? Self.defaultCount))
    }
  }

  private func summary(_ comparison: Comparison, of input: StrokeInput) -> [String] {
    let source = strokes.areRecorded ? "recorded" : input.name
    let answers = options.given.map { " with the answers of \($0.name)" } ?? ""
    var lines = [
      """
      \(input.tried) \(source) strokes, \(comparison.tried) drags on \(comparison.screens.count) \
      screens of \(options.version)\(answers).
      """,
      "The arbiter changed \(counted(comparison.changed, "owner")), in the rows with an asterisk.",
      """
      Vertical drags that popped: \(comparison.verticalPops.count). Pops lost or not promised: \
      \(comparison.findings.count - comparison.verticalPops.count). Drags that lost their owner: \
      \(comparison.orphans.count).
      """,
    ]
    var omitted = input.omitted.ranked.map { "\($0.count) \($0.value)" }
    if input.groupsOfTouches > 0 { omitted.append("\(input.groupsOfTouches) with several touches") }
    if !omitted.isEmpty {
      lines.append("Omitted, as they follow no single axis: \(omitted.joined(separator: ", ")).")
    }
    return lines
  }
}

extension StrokeInput {
  private static let played = Set(SwipeDirection.allCases.map(\.strokeDirection))

  /// The number of strokes along an axis, which are played.
  fileprivate var tried: Int { strokes.count { Self.played.contains($0.direction) } }
  /// The strokes that are not played, by kind.
  fileprivate var omitted: Tally<StrokeDirection> {
    var omitted = Tally<StrokeDirection>()
    for stroke in strokes where !Self.played.contains(stroke.direction) {
      omitted.add(stroke.direction)
    }
    return omitted
  }
}
#endif
