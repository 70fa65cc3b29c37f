import GestureLab

/// Prints the arbiter's trace of one drag: `gesture-lab trace SCREEN DIRECTION [PLACE] [--json]`.
@MainActor
struct TraceCommand {
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
    let trace = stroke.trial(withArbiter: true, traceCapacity: TraceMetrics.mostEvents).trace
    if isJSON {
      // The console ends the last line itself.
      console.output(String(trace.json.dropLast()))
    } else {
      for line in trace.lines { console.output(line) }
      if trace.events.isEmpty {
        console.output("Nothing was traced: no finger landed in the navigation controller's view.")
      }
    }
    return .fine
  }
}
