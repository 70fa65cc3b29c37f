#if HEADLESS
import GestureLab

/// Prints the arbiter's trace of one drag: `gesture-lab trace SCREEN DIRECTION [PLACE] [--json]`.
struct TraceCommand: Command {
  static let name: String? = "trace"
  static let help = [
    CommandHelp(
      arguments: [
        "SCREEN right|left|up|down [edge|middle | --from X,Y] [--json|--recording]"
      ],
      text: """
        Prints the arbiter's trace of one stroke: its decisions, and the state changes of \
        recognizers that it sees.
        """,
      options: [
        .init("--json", "as a file for explain, and for a test: GestureTrace(json:named:)"),
        .init("--recording", "as a recording, for reenact and calibrate"),
        .init("--from, --gesture, --seed, --ios", "as for timeline"),
      ])
  ]

  private let stroke: ScreenStroke
  private let isJSON: Bool
  private let isRecording: Bool

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    var (isJSON, isRecording) = (false, false)
    stroke = try ScreenStroke(of: "trace", &arguments) { word in
      if word == "--json" { isJSON = true }
      if word == "--recording" { isRecording = true }
      return word == "--json" || word == "--recording"
    }
    self.isJSON = isJSON || isRecording
    self.isRecording = isRecording
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    console.note(stroke.screen, on: stroke.options.version)
    let trace = stroke.trial(
      withArbiter: true, traceCapacity: GestureMetrics.traceEvents, isRecording: isRecording
    )
    .trace
    let isEmpty = trace.events.isEmpty
    let nothing = "Nothing was traced: no touch began in the navigation controller's view."
    if isJSON {
      if isEmpty { console.errors("note: \(nothing)") }
      // The console adds the last line break.
      console.output(String(trace.json.dropLast()))
    } else {
      for line in trace.lines { console.output(line) }
      if isEmpty { console.output(nothing) }
    }
    return .fine
  }
}
#endif
