import Foundation
import GestureLab
import HeadlessUIKit

/// Tries strokes on every built-in screen: `gesture-lab` without a command.
@MainActor
struct CompareCommand {
  private var options = LabOptions()
  private var file: String?
  private var count = 5

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    while let option = arguments.next() {
      if try options.take(option, from: &arguments) { continue }
      switch option {
      case "--strokes": file = try arguments.value(of: option)
      case "--count": count = try arguments.number(of: option, in: 1...1_000)
      default: throw .usage("There is no option \"\(option)\".")
      }
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let (strokes, problems) = try load()
    for problem in problems { console.errors("gesture-lab: \(problem)") }
    let progress = Progress(console)
    let comparison = Comparison(
      strokes, behavior: UIKitBehavior(version: options.version), progress: progress.step)
    for line in ComparisonTable(comparison).lines { console.output(line) }
    console.output("")
    for finding in comparison.findings { console.output("finding: \(finding)") }
    for line in summary(comparison, of: strokes) { console.output(line) }
    if !problems.isEmpty { return .badData }
    return comparison.findings.isEmpty ? .fine : .findings
  }

  private func load() throws(CommandFailure) -> ([Stroke], [DataFileProblem]) {
    guard let file else {
      var generator = StrokeGenerator(seed: options.seed)
      return (generator.strokes(perDirection: count), [])
    }
    do throws(DataFileError) {
      let read = try StrokeFile.read(path: file)
      return (read.strokes, read.problems)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func summary(_ comparison: Comparison, of strokes: [Stroke]) -> [String] {
    var left = Tally<StrokeDirection>()
    let used = Set(SwipeDirection.allCases.map(\.strokeDirection))
    for stroke in strokes where !used.contains(stroke.direction) { left.add(stroke.direction) }
    let source = file.map { _ in "recorded" } ?? "generated (seed \(options.seed))"
    let tried = strokes.count { used.contains($0.direction) }
    var lines = [
      """
      \(tried) \(source) strokes, \(comparison.tried) drags on \(comparison.screens.count) screens \
      of \(options.version): the arbiter changed the owner of \(comparison.changed).
      """,
      """
      Vertical drags that popped: \(comparison.verticalPops). Pops lost or not promised: \
      \(comparison.findings.count). Drags that lost their owner: \(comparison.orphaned).
      """,
    ]
    if !left.counts.isEmpty {
      let kinds = left.ranked.map { "\($0.count) \($0.value)" }.joined(separator: ", ")
      lines.append("Left out, since they go no one way: \(kinds).")
    }
    return lines
  }
}

/// Says how far a long run has come, from the second second on.
@MainActor
private final class Progress {
  private let console: Console
  private let start = Date()
  private var done = 0

  init(_ console: Console) { self.console = console }

  func step(_ screen: LabScreen) {
    if Date().timeIntervalSince(start) > 1 {
      console.errors("… \(screen.title) (\(done + 1) of \(LabScreen.all.count))")
    }
    done += 1
  }
}
