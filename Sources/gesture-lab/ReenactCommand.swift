#if HEADLESS
import GestureLab
import HeadlessUIKit

/// Plays a recording again, and compares: `gesture-lab reenact RECORDING`.
struct ReenactCommand: Command {
  static let name: String? = "reenact"
  static let help = [
    CommandHelp(
      arguments: ["RECORDING [--ios 16|18|26] [--behavior FILE]"],
      text: """
        Builds the screens of a recording, plays its touches, and compares what recognizers, scroll \
        views, the stack and the arbiter do with what was recorded: the same, or the first \
        difference and what follows from it. The file is the trace of an arbiter with isRecording.
        """,
      findings: "something differs",
      options: [
        .init("--ios, --behavior", "as for timeline, instead of where it was recorded")
      ])
  ]

  private let file: String
  private var options: LabOptions?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    guard let file = arguments.next(), !file.hasPrefix("-") else {
      throw .usage("reenact needs a file that a recording was written to as JSON.")
    }
    self.file = file
    while let word = arguments.next() {
      var options = options ?? LabOptions()
      guard word != "--seed", try options.take(word, from: &arguments) else {
        throw .usage("reenact takes a file, --ios and --behavior, not \"\(word)\".")
      }
      self.options = options
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let (takes, notes) = try RecordedTake.read(file)
    for note in notes { console.errors("note: \(note.onOneLine)") }
    if takes.isEmpty { throw .badData("\(file): nothing of it can be played.") }
    var isSame = true
    for (index, take) in takes.enumerated() {
      if index > 0 { console.output("") }
      let behavior =
        options?.behavior ?? UIKitBehavior(version: take.screen.version ?? .v26)
      console.note(take.screen, on: behavior.version)
      let reenactment = Reenactment(take, behavior: behavior)
      for line in ReenactmentTable(reenactment).lines { console.output(line) }
      isSame = isSame && reenactment.isSame
    }
    return isSame ? .fine : .findings
  }
}

extension RecordedTake {
  /// Reads the takes of a recording.
  static func read(
    _ path: String
  ) throws(CommandFailure) -> (takes: [RecordedTake], notes: [String]) {
    do {
      return try read(path: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
#endif
