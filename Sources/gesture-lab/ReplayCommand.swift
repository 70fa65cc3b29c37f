#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop

/// Replays recorded drags of a scroll view: `gesture-lab read replay FILE`.
struct ReplayCommand: Command {
  static let verb: Verb? = .read
  static let topic = "replay"
  static let file: FileKind? = .scrollTraces
  static let summary = "recorded drags of a scroll view, played by the engine"
  static let example = ["read", "replay", "traces.json"]
  static let help = [
    CommandHelp(
      arguments: ["FILE"],
      text: """
        Drags a scroll view with recorded touches and prints for each trace the difference from \
        what was recorded. A trace passes with at most 1 pt while dragging, 2 pt while \
        decelerating after the best shift of at most 20 ms, 10 % of the settling time, and the \
        callbacks in order.
        """,
      findings: "a trace does not pass")
  ]

  private let file: String
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    file = try arguments.onlyFile(of: Self.self, with: "scroll traces")
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let recorded = try FileKind.read(file, as: .scrollTraces, with: ScrollTraceFile.read)
    for problem in recorded.problems { console.errors("gesture-lab: \(problem)") }
    let progress = Progress(console)
    var failed = 0
    for (index, trace) in recorded.traces.enumerated() {
      progress.report("\(trace.name.onOneLine) (\(index + 1) of \(recorded.traces.count))")
      let replay = ScrollReplay(trace, in: recorded.setup, behavior: options.behavior)
      if !replay.excesses.isEmpty { failed += 1 }
      console.output(line(of: replay).onOneLine)
    }
    console.output("\(recorded.traces.count - failed) passed, \(failed) failed")
    if !recorded.problems.isEmpty { return .badData }
    return failed == 0 ? .fine : .findings
  }

  private func line(of replay: ScrollReplay) -> String {
    var parts = [
      "dragging \(points(replay.dragging))",
      "decelerating \(points(replay.decelerating))"
        + (replay.shift == 0 ? "" : " (shifted by \(replay.shift) ms)"),
      "settling \(replay.settling.map { String(format: "%.1f %%", $0 * 100) } ?? "not recorded")",
      replay.callbackDifferences.isEmpty ? "callbacks in order" : "callbacks differ",
    ]
    if !replay.excesses.isEmpty {
      parts.append("FAILED: \(replay.excesses.joined(separator: "; "))")
    }
    return "\(replay.name): \(parts.joined(separator: ", "))"
  }

  private func points(_ difference: Double?) -> String {
    difference.map { String(format: "%.2f pt", $0) } ?? "not recorded"
  }
}
#endif
