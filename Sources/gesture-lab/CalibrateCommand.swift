#if HEADLESS
import Foundation
import GestureLab
import GestureProbe
import HeadlessUIKit
import LabWorkshop

/// Rules out the answers that recordings contradict: `gesture-lab read calibrate RECORDING ...`.
struct CalibrateCommand: Command {
  static let verb: Verb? = .read
  static let topic = "calibrate"
  static let summary = "which answers to UIKit's open questions recordings leave"
  static let example = ["read", "calibrate", "recording.json", "--output", "answers.json"]
  static let help = [
    CommandHelp(
      arguments: ["RECORDING ... [--output FILE]"],
      text: """
        Finds the answers to UIKit's open questions that agree with every recording, one answer at a \
        time, and prints for each question what is left, what was ruled out by which recording at \
        which moment, and which guided drags of the probe bear on what is open. Together with \
        others an answer that is ruled out may agree. With --output it writes what is left as a file \
        that other commands take as --behavior. A recording that no answers explain rules out \
        nothing and is reported with the nearest ones.
        """,
      findings: "a recording is not explained",
      options: [
        .init("--output FILE", "the file of the answers")
      ],
      behavior: "starts with the answers that earlier recordings have left")
  ]

  private var files: [String] = []
  private var output: String?
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      switch word {
      case "--output": output = try arguments.value(of: word)
      case _ where word.hasPrefix("--"):
        throw Self.unknown(word)
      default: files.append(word)
      }
    }
    if files.isEmpty {
      throw .usage("\(Self.name) needs the files of recordings.")
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let file = OutputFile(path: output, format: .json)
    if output != nil { try file.check() }
    var takes: [RecordedTake] = []
    for (path, name) in zip(files, DistinctNames(of: files).names) {
      if let drag = Self.unplayableDrag(recordedAt: path) {
        console.errors(
          "note: \(path) is left out: the guided drag \(drag.id) cannot be played again. "
            + "Rename the file if it holds something else.")
        continue
      }
      let (own, notes) = try RecordedTake.read(path, named: name)
      for note in notes { console.errors("note: \(note.onOneLine)") }
      takes += own
    }
    guard !takes.isEmpty else {
      throw .badData("Nothing of these files can be played: no answer is ruled out.")
    }
    let version = options.given?.file.version ?? takes.first?.screen.version ?? .v26
    if let other = takes.first(where: { $0.screen.version != version }) {
      throw .badData(
        "\(other.recording): it was recorded on "
          + (other.screen.version.map(String.init(describing:)) ?? "no known release")
          + (options.given == nil
            ? ", and others on \(version); " : ", and the answers are of \(version); ")
          + "calibrate each release by itself.")
    }
    if let first = takes.first, let other = takes.first(where: { $0.release != first.release }) {
      throw .badData(
        "\(other.recording): it was recorded on \(other.release), and \(first.recording) on "
          + "\(first.release); calibrate each release by itself.")
    }
    let progress = Progress(console)
    var runs = 0
    let calibration = Calibration(takes, on: version, from: options.answers) { take in
      runs += 1
      progress.report("\(take.recording), \(take.title), \(runs) times played")
    }
    let recorded = Set(takes.map { URL(fileURLWithPath: $0.recording).lastPathComponent })
    let drags = GuidedDrag.all.filter { !recorded.contains($0.fileName) }
    let table = CalibrationTable(calibration) { question in
      drags.filter { $0.questions.contains("\(question)") }.map { drag in
        "\(drag.title) (\(drag.id)\(drag.isRebuildable ? "" : ", to be read by a person"))"
      }
    }
    // First: what reads the table may not read it to its end.
    if output != nil, calibration.explained > 0 {
      try file.write(
        AnswersFile(version: version, answers: calibration.answers).json, console)
    }
    console.show(table.lines)
    if output != nil, calibration.explained == 0 {
      console.errors("note: No recording is explained, so no answers are written.")
    }
    let isWritten = output == nil || calibration.explained > 0
    return calibration.unexplainedTakes.isEmpty && isWritten ? .fine : .findings
  }

  /// The guided drag after which a file is named that cannot be played again: a copy of the
  /// file may have a number behind the name.
  private static func unplayableDrag(recordedAt path: String) -> GuidedDrag? {
    let file = path.split(separator: "/").last ?? ""
    let name = file.prefix { $0 != "." && $0 != " " }
    return GuidedDrag.all.first { !$0.isRebuildable && $0.id == name }
  }
}
#endif
