import Foundation
import GestureLab
import HeadlessUIKit

/// Tries strokes on every built-in screen: `gesture-lab` without a command.
@MainActor
struct CompareCommand {
  /// The strokes in each direction, unless the caller says otherwise.
  private static let usualCount = 5
  private var options = LabOptions()
  private var file: String?
  private var count: Int?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    while let option = arguments.next() {
      if try options.take(option, from: &arguments) { continue }
      switch option {
      case "--strokes": file = try arguments.value(of: option)
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
        "\(input.name): no stroke of one finger goes right, left, up or down, by its "
          + "samples and by its class; add one that does.")
    }
    let progress = Progress(console)
    var done = 0
    let comparison = Comparison(
      input.strokes, behavior: UIKitBehavior(version: options.version)
    ) { screen in
      progress.tell("\(screen.title) (\(done + 1) of \(LabScreen.compared.count))")
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
    return comparison.findings.isEmpty ? .fine : .findings
  }

  /// The strokes to try and where they come from.
  private struct Input {
    var name: String
    var strokes: [Stroke]
    var problems: [DataFileProblem] = []
    var groupsOfFingers = 0

    /// How many go one way and are tried.
    var tried: Int { strokes.count { Self.ways.contains($0.direction) } }
    /// How many of each kind go no one way.
    var left: Tally<StrokeDirection> {
      var left = Tally<StrokeDirection>()
      for stroke in strokes where !Self.ways.contains(stroke.direction) {
        left.add(stroke.direction)
      }
      return left
    }

    private static let ways = Set(SwipeDirection.allCases.map(\.strokeDirection))
  }

  private func load() throws(CommandFailure) -> Input {
    guard let file else {
      var generator = StrokeGenerator(seed: options.seed)
      return Input(
        name: "generated (seed \(options.seed))",
        strokes: generator.strokes(perDirection: count ?? Self.usualCount))
    }
    do throws(DataFileError) {
      let read = try StrokeFile.read(path: file)
      return Input(
        name: file, strokes: read.strokes, problems: read.problems,
        groupsOfFingers: read.skippedMultiFinger)
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
      Vertical drags that popped: \(comparison.verticalPops). Pops lost or not promised: \
      \(comparison.findings.count). Drags that lost their owner: \(comparison.orphans.count).
      """,
    ]
    var left = input.left.ranked.map { "\($0.count) \($0.value)" }
    if input.groupsOfFingers > 0 { left.append("\(input.groupsOfFingers) of several fingers") }
    if !left.isEmpty {
      lines.append("Left out, since they go no one way: \(left.joined(separator: ", ")).")
    }
    return lines
  }
}
