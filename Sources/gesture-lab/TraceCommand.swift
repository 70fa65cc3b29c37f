#if HEADLESS
import GestureLab

/// Prints the arbiter's trace of one drag: `gesture-lab trace SCREEN DIRECTION [PLACE] [--json]`.
struct TraceCommand: Command {
  static let name: String? = "trace"
  static let help = [
    CommandHelp(
      arguments: ["SCREEN right|left|up|down [edge|middle] [--json] [--seed N] [--ios 16|18|26]"],
      text: """
        Prints the arbiter's trace of one stroke: its decisions, and the state changes of \
        recognizers that it sees.
        """,
      options: [
        .init("--json", "as a file for explain, and for a test: GestureTrace(json:named:)")
      ])
  ]

  private let stroke: ScreenStroke
  private let isJSON: Bool

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    var isJSON = false
    stroke = try ScreenStroke(of: "trace", &arguments) { word in
      if word == "--json" { isJSON = true }
      return word == "--json"
    }
    self.isJSON = isJSON
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    console.note(stroke.screen)
    let trace = stroke.trial(withArbiter: true, traceCapacity: GestureMetrics.traceEvents).trace
    if isJSON {
      // The console adds the last line break.
      console.output(String(trace.json.dropLast()))
    } else {
      for line in trace.lines { console.output(line) }
      if trace.events.isEmpty {
        console.output("Nothing was traced: no touch began in the navigation controller's view.")
      }
    }
    return .fine
  }
}
#endif
