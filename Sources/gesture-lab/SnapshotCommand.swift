#if HEADLESS
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Writes a screen as a file that every command takes: `gesture-lab show snapshot SCREEN`.
struct SnapshotCommand: Command {
  static let verb: Verb? = .show
  static let topic = "snapshot"
  static let summary = "a screen as a file that takes the place of its name"
  static let example = ["show", "snapshot", "carousel", "--output", "carousel.json"]
  static let help = [
    CommandHelp(
      arguments: ["SCREEN [--gesture N] [--ios 16|18|26] [--output FILE]"],
      text: """
        Writes a screen down as JSON, as GestureArbiter.snapshot() does on a phone; of the file of a \
        recording its latest screen, or that of a gesture. The commands about one screen take such a file in its place.
        """,
      options: [
        .init("--without-classes", "without the names of classes"),
        .output, .gesture,
        .init("--ios VERSION", "the release of iOS of a built-in screen (26)"),
      ])
  ]

  private let screen: LabScreen
  private var options: LabOptions
  private var output: String?
  private var includesClassNames = true

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    let screens = LabScreen.all + LabScreen.flawed
    screen = try arguments.screen(of: Self.self, among: screens)
    options = LabOptions(arguments, for: screen)
    if screen.path != nil, options.given != nil {
      throw .usage("\(Self.name) plays nothing of a file, so it takes no --behavior beside one.")
    }
    while let word = arguments.next() {
      switch word {
      case "--ios":
        guard screen.path == nil else {
          throw .usage("\(Self.name) writes a file's own release down; leave --ios out.")
        }
        _ = try options.take(word, from: &arguments)
      case "--output": output = try arguments.value(of: word)
      case "--without-classes": includesClassNames = false
      default: throw Self.unknown(word)
      }
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let file = OutputFile(path: output, format: .json)
    try file.check()
    if screen.path != nil { console.note(screen, on: options.version) }
    let json: String
    if let path = screen.path {
      json = try FileKind.read(path, as: .snapshot, .trace, .labCase) {
        path throws(DataFileError) in
        try LabScreen.snapshotJSON(
          at: path, gesture: screen.gesture, includingClassNames: includesClassNames)
      }
    } else {
      json =
        screen.snapshot(
          behavior: options.behavior, includingClassNames: includesClassNames
        ).json
    }
    try file.write(json, console)
    return .fine
  }
}
#endif
