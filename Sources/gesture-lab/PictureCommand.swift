#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Draws a drag as a moving picture, or the pictures of the documentation: `gesture-lab picture`.
struct PictureCommand: Command {
  static let name: String? = "picture"
  static let help = [
    CommandHelp(
      arguments: [
        "", "NAME [--output FILE]", "--all FOLDER",
        "SCREEN [right|left|up|down [edge|middle]] [--from X,Y] [--plain]",
      ],
      text: """
        Without a word lists the pictures of the README and the articles; with NAME draws one as \
        SVG, and with --all writes each to its place in the package's FOLDER. With SCREEN draws \
        one drag on a screen: the touch, the screens as they move, the owner and the reason. The \
        default drag goes back, from the middle.
        """,
      options: [
        .init("--plain", "without the arbiter"),
        .init("--output FILE", "the file of the picture; standard output if missing"),
        .init("--from, --gesture, --ios", "as for timeline"),
      ])
  ]

  private enum Work {
    case list
    case published(PublishedPicture, output: String?)
    case all(folder: String)
    case drag(DragOptions)
  }

  private let work: Work

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    guard let word = arguments.next() else {
      work = .list
      return
    }
    if word == "--all" {
      work = .all(folder: try arguments.value(of: word))
      try arguments.finish()
    } else if let picture = PublishedPicture.all.first(where: { $0.name == word }) {
      var output: String?
      if arguments.takes("--output") { output = try arguments.value(of: "--output") }
      try arguments.finish()
      work = .published(picture, output: output)
    } else {
      work = .drag(try DragOptions(word, &arguments))
    }
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
      let file = OutputFile(path: output)
      try file.check()
      try file.write(try svg(of: picture, console), console)
    case .all(let folder):
      let files = PublishedPicture.all.map { picture in
        (picture, OutputFile(path: "\(folder)/\(picture.path)"))
      }
      for (_, file) in files { try file.check() }
      for (picture, file) in files {
        try file.write(try svg(of: picture, console), console)
        console.output("\(folder)/\(picture.path)")
      }
    case .drag(let options):
      let file = OutputFile(path: options.output)
      try file.check()
      console.note(options.screen, on: options.lab.version)
      try file.write(options.picture.svg, console)
    }
    return .fine
  }

  private func svg(
    of picture: PublishedPicture, _ console: Console
  ) throws(CommandFailure) -> String {
    let behavior = UIKitBehavior(version: picture.version)
    switch picture.content {
    case .drag(let subject, let start):
      return DragPicture(
        of: picture.screen, subject: subject, .right, from: start,
        withArbiter: picture.withArbiter, behavior: behavior
      ).svg
    case .map:
      var words = Arguments([picture.screen.name])
      var options = try MapOptions(of: "picture", &words)
      options.directions = [.right]
      let map = MapPlayer(options, console).map(withArbiter: picture.withArbiter)
      return MapPicture(map, .right).svg
    }
  }
}

/// A drag on a screen, as the command line describes it.
@MainActor
private struct DragOptions {
  let screen: LabScreen
  private(set) var lab: LabOptions
  private(set) var output: String?
  private var direction: SwipeDirection?
  private var place: StrokePlace?
  private var withArbiter = true

  init(_ word: String, _ arguments: inout Arguments) throws(CommandFailure) {
    screen = try arguments.screen(named: word, of: "picture", playsStrokes: true)
    lab = LabOptions(arguments, for: screen)
    while let word = arguments.next() {
      if word == "--plain" {
        withArbiter = false
      } else if word == "--output" {
        output = try arguments.value(of: word)
      } else if direction == nil, let direction = SwipeDirection(rawValue: word) {
        self.direction = direction
      } else if direction != nil, place == nil, screen.strokeStart == nil,
        let place = StrokePlace(rawValue: word)
      {
        self.place = place
      } else if word == "--seed" {
        throw Self.usage(word)
      } else if try !lab.take(word, from: &arguments) {
        throw Self.usage(word)
      }
    }
  }

  private static func usage(_ word: String) -> CommandFailure {
    .usage(
      "picture takes a direction, a place, --from, --plain, --ios, --behavior and --output "
        + "after a screen, not \"\(word)\".")
  }

  var picture: DragPicture {
    let direction = direction ?? (screen.layoutDirection == .leftToRight ? .right : .left)
    let start = (place ?? .middle).start(for: direction, on: screen)
    return DragPicture(
      of: screen, subject: "\(screen.title.prefix(1).uppercased())\(screen.title.dropFirst())",
      direction, from: start, withArbiter: withArbiter, behavior: lab.behavior)
  }
}
#endif
