#if HEADLESS
import Foundation
import GestureLab
import GestureProbe
import GestureWorkshop
import HeadlessUIKit

/// Rules out the answers that recordings contradict: `gesture-lab calibrate RECORDING ...`.
struct CalibrateCommand: Command {
  static let name = "calibrate"
  static let purpose = CommandPurpose.files
  static let summary = "which answers to UIKit's open questions recordings leave"
  static let example = ["calibrate", "recording.json", "--output", "answers.json"]
  static let help = [
    CommandHelp(
      arguments: ["RECORDING ... [--output FILE]"],
      text: """
        Finds the answers to UIKit's open questions that agree with every recording, and prints for \
        each question what is left, what was ruled out by which recording at which moment, and \
        which guided drags of the probe bear on what is open. With --output it writes what is left \
        as a file that other commands take as --behavior. A recording that no answers explain rules \
        out nothing and is reported with the nearest ones.
        """,
      findings: "a recording is not explained",
      options: [
        .init("--output FILE", "the file of the answers")
      ],
      behavior: "starts with the answers that earlier recordings have left"),
    CommandHelp(
      arguments: ["--prove N [--seed N]"],
      text: """
        Records guided drags on N stages with hidden random answers, as a hand does them, with times \
        rounded to 1 ms and places to 1/3 pt, and calibrates with them: the hidden answers must be \
        left, and a falsified recording must be reported. Counts the answers that are ruled \
        out, and of those that are left and differ by themselves how many explain every drag \
        together with others.
        """,
      findings: "calibration was wrong about a stage",
      options: [
        .init("--prove N", "the number of stages"),
        .init("--seed N", "seed of the hidden answers (1)"),
      ], behavior: nil),
  ]

  private var files: [String] = []
  private var output: String?
  private var options: LabOptions
  private var stages: Int?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      switch word {
      case "--output": output = try arguments.value(of: word)
      case "--prove": stages = try arguments.number(of: word, in: 1...100_000)
      case "--seed": _ = try options.take(word, from: &arguments)
      case _ where word.hasPrefix("--"):
        throw Self.unknown(word)
      default: files.append(word)
      }
    }
    if stages != nil {
      guard files.isEmpty, output == nil, options.given == nil else {
        throw .usage(
          "calibrate --prove hides random answers of its own: it takes --seed, and neither "
            + "recordings nor --behavior and --output.")
      }
      return
    }
    if options.hasSeed { throw .usage("--seed belongs to calibrate --prove.") }
    if files.isEmpty {
      throw .usage("calibrate needs the files of recordings.")
    }
  }

  var isHeavy: Bool { stages != nil }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    if let stages { return prove(stages, console) }
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
    var (part, runs) = ("", 0)
    var calibration = Calibration(on: version, from: options.answers) {
      runs += 1
      progress.report("\(part), \(runs) times played")
    }
    for (index, take) in takes.enumerated() {
      part = "\(take.recording), \(take.title) (\(index + 1) of \(takes.count))"
      calibration.add(take)
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

  private func prove(_ stages: Int, _ console: Console) -> ExitStatus {
    let progress = Progress(console)
    var current = 0
    var proof = CalibrationProof(
      GuidedDrag.all.filter(\.isRebuildable).map(\.proof), seed: options.seed
    ) { progress.report("stage \(current) of \(stages)") }
    for stage in 1...stages {
      current = stage
      proof.runStage()
    }
    console.show(proof.lines)
    return proof.failures.isEmpty ? .fine : .findings
  }
}

extension GuidedDrag {
  /// The drag on the engine.
  @MainActor fileprivate var proof: CalibrationProof.Drag {
    let screen = LabScreen(
      id, title: title, driver: driver, owner: { _ in .unclaimed },
      build: { stage in
        for screen in makeScreens() { stage.push(screen) }
        return []
      })
    return CalibrationProof.Drag(on: screen) { frame, rate in
      samples(in: frame, rate: rate).map { TouchScript.Step($0) }
    }
  }
}

extension TouchScript.Step {
  fileprivate init(_ sample: GuidedDrag.Sample) {
    let phase: UITouch.Phase =
      switch sample.phase {
      case .began: .began
      case .moved: .moved
      case .ended: .ended
      }
    self.init(
      time: sample.time,
      sample: TouchSample(touch: sample.touch, phase: phase, location: sample.location))
  }
}
#endif
