#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Writes a page about a screen: `gesture-lab report SCREEN [DIRECTION [PLACE]]`.
struct ReportCommand: Command {
  static let name: String? = "report"
  static let help = [
    CommandHelp(
      arguments: ["SCREEN [right|left|up|down [edge|middle]] [--from X,Y] [--output FILE]"],
      text: """
        Writes a page as one file: the map for all directions without and with the arbiter, and \
        one stroke step by step. The default stroke goes back, from the middle.
        """,
      options: [
        .init("--spacing, --jobs, --ios", "as for map"),
        .init("--from, --gesture", "as for timeline"),
      ])
  ]

  private var options: MapOptions
  private var direction: SwipeDirection?
  private var place: StrokePlace?
  private var output: String?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = try MapOptions(of: "report", &arguments, playsStrokes: true)
    while let word = arguments.next() {
      if try options.take(word, from: &arguments) { continue }
      if word == "--output" {
        output = try arguments.value(of: word)
      } else if direction == nil, let direction = SwipeDirection(rawValue: word) {
        self.direction = direction
      } else if direction != nil, place == nil, let place = StrokePlace(rawValue: word) {
        self.place = place
      } else if word.hasPrefix("--") {
        throw .usage(
          "report takes --spacing, --jobs, --ios, --behavior and --output, not \"\(word)\".")
      } else {
        throw .usage(
          direction == nil
            ? "\"\(word)\" is no direction; report takes right, left, up or down after a screen."
            : place == nil
              ? "\"\(word)\" is no place; report takes edge or middle after a direction."
              : "\"\(word)\" is one argument too many.")
      }
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let file = OutputFile(path: output)
    try file.check()
    let screen = options.screen
    console.note(screen, on: options.behavior.version)
    let player = MapPlayer(options, console)
    let direction = direction ?? (screen.layoutDirection == .leftToRight ? .right : .left)
    let data = ReportData(
      of: screen, direction: direction, from: place ?? .middle,
      behavior: options.behavior
    ) { player.map(withArbiter: $0) }
    let page: String
    do {
      page = try HTMLReport(data).html
    } catch {
      throw .badData("The report on \(screen.name) contains a number that JSON cannot express.")
    }
    try file.write(page, console)
    return .fine
  }
}
#endif
