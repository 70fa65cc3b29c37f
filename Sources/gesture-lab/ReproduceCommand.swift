#if HEADLESS
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Plays a recording again, and compares: `gesture-lab read reproduce RECORDING`.
struct ReproduceCommand: Command {
  static let verb: Verb? = .read
  static let topic = "reproduce"
  static let summary = "whether the engine does what a recording shows"
  static let example = ["read", "reproduce", "recording.json"]
  static let help = [
    CommandHelp(
      arguments: ["RECORDING ... [--ios 16|18|26] [--output FILE]"],
      text: """
        Builds the screens of recordings, plays their touches, and compares what recognizers, \
        scroll views, the stack and the arbiter do with what was recorded: the same, or the first \
        difference and what follows from it. A file is the trace of an arbiter with isRecording.
        """,
      findings: "something differs",
      options: [
        .init("--ios VERSION", "the release of iOS, instead of the one that it was recorded on"),
        .init(
          "--output FILE", "the last screen and its touches as a case, which expects what happens"),
      ])
  ]

  private var files: [String] = []
  private var output: OutputFile?
  private var options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      if word == "--ios" {
        _ = try options.take(word, from: &arguments)
      } else if word == "--output" {
        output = OutputFile(path: try arguments.value(of: word), format: .json)
        try output?.check()
      } else if word.hasPrefix("-") {
        throw Self.unknown(word)
      } else {
        files.append(word)
      }
    }
    if files.isEmpty {
      throw .usage("\(Self.name) needs the files of recordings.")
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    var takes: [RecordedTake] = []
    for (path, name) in zip(files, DistinctNames(of: files).names) {
      let (own, notes) = try RecordedTake.read(path, named: name)
      for note in notes { console.errors("note: \(note.onOneLine)") }
      takes += own
    }
    if takes.isEmpty {
      throw .badData("\(files.joined(separator: ", ")): nothing of it can be played.")
    }
    let progress = Progress(console)
    var isSame = true
    for (index, take) in takes.enumerated() {
      progress.report("\(take.recording), \(take.title) (\(index + 1) of \(takes.count))")
      if index > 0 { console.output("") }
      let behavior =
        options.hasVersion
        ? options.behavior : UIKitBehavior(version: take.screen.version ?? .v26)
      console.note(take.screen, on: behavior.version)
      let reproduction = Reproduction(take, behavior: behavior)
      console.show(ReproductionTable(reproduction).lines)
      isSame = isSame && reproduction.isSame
      if index == takes.count - 1 {
        try output?.write(Player.expecting(take.labCase(under: behavior)).json, console)
      }
    }
    return isSame ? .fine : .findings
  }
}

extension RecordedTake {
  /// Reads the takes of a recording, which output calls by a name.
  static func read(
    _ path: String, named name: String
  ) throws(CommandFailure) -> (takes: [RecordedTake], notes: [String]) {
    try FileKind.read(path, as: .trace) { path throws(DataFileError) in
      try read(path: path, named: name)
    }
  }
}
#endif
