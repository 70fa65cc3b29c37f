#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Draws a drag as a moving picture, or the pictures of the documentation: `gesture-lab show picture`.
struct PictureCommand: Command {
  static let verb: Verb? = .show
  static let topic = "picture"
  static let summary = "one drag as a moving picture"
  static let example = ["show", "picture", "map", "right", "--output", "map.svg"]
  static let help = [
    CommandHelp(
      arguments: [
        "SCREEN [right|left|up|down [edge|middle]] [--from X,Y] [--plain] [--output FILE]"
      ],
      text: """
        Draws one drag on a screen as SVG: the touch, the screens as they move, the owner and the \
        reason. The default drag goes back, from the middle, or is the last one of a case.
        """,
      options: [
        .init("--plain", "without the arbiter"), .output, .start, .gesture, .version,
      ]),
    CommandHelp(
      arguments: ["", "NAME [--output FILE]", "--all FOLDER"],
      text: """
        Without a word lists the pictures of the documentation. With NAME draws one of them, and \
        with --all writes each to its place in the package's FOLDER.
        """,
      options: [.init("--all FOLDER", "the folder of the package")], behavior: nil),
  ]

  private enum Work {
    case list
    case published(PublishedPicture, output: String?)
    case all(folder: String)
    case drag(DragOptions)
  }

  private let work: Work

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    let hasAnswers = arguments.answers != nil
    guard let word = arguments.next() else {
      if hasAnswers { throw Self.likelyAnswersOnly() }
      work = .list
      return
    }
    let isPublished = word == "--all" || PublishedPicture.all.contains { $0.name == word }
    if isPublished, hasAnswers { throw Self.likelyAnswersOnly() }
    if word == "--all" {
      work = .all(folder: try arguments.value(of: word))
      if let word = arguments.next() { throw Self.unknown(word) }
    } else if let picture = PublishedPicture.all.first(where: { $0.name == word }) {
      var output: String?
      while let word = arguments.next() {
        guard word == "--output" else { throw Self.unknown(word) }
        output = try arguments.value(of: word)
      }
      work = .published(picture, output: output)
    } else {
      work = .drag(try DragOptions(word, &arguments))
    }
  }

  private static func likelyAnswersOnly() -> CommandFailure {
    .usage("The pictures of the documentation have the likely answers; leave --behavior out.")
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    switch work {
    case .list:
      let width = PublishedPicture.all.map(\.name.count).max() ?? 0
      for picture in PublishedPicture.all {
        let gap = String(repeating: " ", count: width - picture.name.count)
        console.output("\(picture.name)\(gap)  \(picture.summary)")
      }
    case .published(let picture, let output):
      let file = OutputFile(path: output, format: .svg)
      try file.check()
      try file.check(console, for: "a picture")
      try file.write(picture.svg, console)
    case .all(let folder):
      let files = PublishedPicture.all.map { picture in
        (picture, OutputFile(path: "\(folder)/\(picture.path)", format: .svg))
      }
      for (_, file) in files { try file.check() }
      for (picture, file) in files {
        try file.write(picture.svg, console)
        console.output("\(folder)/\(picture.path)")
      }
    case .drag(let options):
      let file = OutputFile(path: options.output, format: .svg)
      try file.check()
      try file.check(console, for: "a picture")
      console.note(options.screen, on: options.lab.version)
      try file.write(options.picture.svg, console)
    }
    return .fine
  }
}

/// A drag on a screen, as the command line describes it.
@MainActor
private struct DragOptions {
  let screen: LabScreen
  private(set) var lab: LabOptions
  private(set) var output: String?
  private var drag = DragArguments()
  private var withArbiter = true

  init(_ word: String, _ arguments: inout Arguments) throws(CommandFailure) {
    screen = try arguments.screen(named: word, of: PictureCommand.self, playsStrokes: true)
    lab = LabOptions(arguments, for: screen)
    while let word = arguments.next() {
      switch word {
      case "--plain": withArbiter = false
      case "--output": output = try arguments.value(of: word)
      case "--ios": _ = try lab.take(word, from: &arguments)
      default: try drag.take(word, of: PictureCommand.self, on: screen)
      }
    }
  }

  var picture: DragPicture {
    let own = drag.ownStroke(of: screen)
    let direction =
      drag.direction ?? own?.direction ?? (screen.layoutDirection == .leftToRight ? .right : .left)
    let start =
      own?.stroke.samples.first?.location
      ?? (drag.place ?? .middle).start(for: direction, on: screen)
    return DragPicture(
      of: screen, subject: "\(screen.title.prefix(1).uppercased())\(screen.title.dropFirst())",
      direction, from: start, playing: own?.stroke, withArbiter: withArbiter, behavior: lab.behavior
    )
  }
}
#endif
