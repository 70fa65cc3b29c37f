#if HEADLESS
import GestureLab

/// Prints the arbiter's trace of one drag: `gesture-lab play trace SCREEN DIRECTION [PLACE] [--json]`.
struct TraceCommand: Command {
  static let verb: Verb? = .play
  static let topic = "trace"
  static let summary = "the arbiter's trace of one stroke, as an app records it"
  static let example = [
    "play", "trace", "pager-middle", "right", "--json", "--output", "trace.json",
  ]
  static let help = [
    CommandHelp(
      arguments: [
        "SCREEN right|left|up|down [edge|middle | --from X,Y] [--json|--recording] [--output FILE]"
      ],
      text: """
        Prints the arbiter's trace of one stroke: its decisions, and the state changes of \
        recognizers that it sees.
        """,
      options: [
        .init("--json", "as a file for explain, and for a test: GestureTrace(json:named:)"),
        .init("--recording", "as a recording, for reproduce and calibrate"),
        .output, .start, .gesture, .seed, .version,
      ])
  ]

  private let stroke: ScreenStroke
  private var isJSON = false
  private var isRecording = false
  private var output: String?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    var (isJSON, isRecording) = (false, false)
    var output: String?
    stroke = try ScreenStroke(of: Self.self, &arguments) {
      (word, arguments) throws(CommandFailure) in
      switch word {
      case "--json": isJSON = true
      case "--recording": isRecording = true
      case "--output": output = try arguments.value(of: word)
      default: return false
      }
      return true
    }
    if isJSON, isRecording {
      throw .usage("--json and --recording are two files; leave one out.")
    }
    self.isJSON = isJSON || isRecording
    self.isRecording = isRecording
    self.output = output
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let file = OutputFile(path: output, format: isJSON ? .json : .text)
    try file.check()
    console.note(stroke.screen, on: stroke.options.version)
    let trace = stroke.trial(
      withArbiter: true, traceCapacity: DiagnosticMetrics.traceEvents, isRecording: isRecording
    )
    .trace
    let isEmpty = trace.events.isEmpty
    let nothing = "Nothing was traced: no touch began in the navigation controller's view."
    if isJSON {
      if isEmpty { console.errors("note: \(nothing)") }
      try file.write(trace.json, console)
    } else {
      let lines = trace.lines + (isEmpty ? [nothing] : [])
      if output == nil {
        console.show(lines)
      } else {
        try file.write(lines.joined(separator: "\n") + "\n", console)
      }
    }
    return .fine
  }
}
#endif
