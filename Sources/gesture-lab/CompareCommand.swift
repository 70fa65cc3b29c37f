#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Plays strokes on every built-in screen: `gesture-lab` without a command.
struct CompareCommand: Command {
  static let name: String? = nil
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

  /// The number of generated strokes in each direction.
  private static let defaultCount = 5
  private var options: LabOptions
  private var screens = LabScreen.compared
  private var file: String?
  private var count: Int?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let option = arguments.next() {
      if try options.take(option, from: &arguments) { continue }
      switch option {
      case "--strokes": file = try arguments.value(of: option)
      case "--all": screens = LabScreen.all
      case "--count": count = try arguments.number(of: option, in: 1...1_000)
      default: throw .usage("There is no option \"\(option)\".")
      }
    }
    if file != nil, options.hasSeed || count != nil {
      throw .usage("--strokes takes the strokes of its file, and neither --seed nor --count.")
    }
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
    for line in ComparisonTable(comparison).lines { console.output(line) }
    console.output("")
    for finding in comparison.findings {
      console.output("finding: \(finding.description.onOneLine)")
    }
    for orphan in comparison.orphans { console.output("no owner: \(orphan.onOneLine)") }
    for line in summary(comparison, of: input) { console.output(line) }
    if !input.problems.isEmpty { return .badData }
    return comparison.keepsPromises ? .fine : .findings
  }

  /// The strokes and their origin.
  private struct Input {
    var name: String
    var strokes: [Stroke]
    var problems: [DataFileProblem] = []
    var groupsOfTouches = 0

    /// The number of strokes along an axis, which are played.
    var tried: Int { strokes.count { Self.played.contains($0.direction) } }
    /// The strokes that are not played, by kind.
    var omitted: Tally<StrokeDirection> {
      var omitted = Tally<StrokeDirection>()
      for stroke in strokes where !Self.played.contains(stroke.direction) {
        omitted.add(stroke.direction)
      }
      return omitted
    }

    private static let played = Set(SwipeDirection.allCases.map(\.strokeDirection))
  }

  private func load() throws(CommandFailure) -> Input {
    guard let file else {
      var generator = StrokeGenerator(seed: options.seed)
      return Input(
        name: "generated (seed \(options.seed))",
        strokes: generator.strokes(perDirection: count ?? Self.defaultCount))
    }
    do throws(DataFileError) {
      let read = try StrokeFile.read(path: file)
      return Input(
        name: file, strokes: read.strokes, problems: read.problems,
        groupsOfTouches: read.skippedMultiTouch)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func summary(_ comparison: Comparison, of input: Input) -> [String] {
    let source = file == nil ? input.name : "recorded"
    var lines = [
      """
      \(input.tried) \(source) strokes, \(comparison.tried) drags on \(comparison.screens.count) \
      screens of \(options.version): the arbiter changed the owner of \(comparison.changed).
      """,
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
#endif
