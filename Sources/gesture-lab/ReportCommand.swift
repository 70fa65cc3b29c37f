#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Writes a page about a screen: `gesture-lab show report SCREEN [DIRECTION [PLACE]]`.
struct ReportCommand: Command {
  static let verb: Verb? = .show
  static let topic = "report"
  static let summary = "a web page of the maps of a screen, and one drag in time"
  static let example = ["show", "report", "carousel", "--output", "carousel.html"]
  static let help = [
    CommandHelp(
      arguments: ["SCREEN [right|left|up|down [edge|middle]] [--from X,Y] [--output FILE]"],
      text: """
        Writes a page as one file: the map for all directions without and with the arbiter, and \
        one stroke step by step. The default stroke goes back, from the middle.
        """,
      options: [
        .spacing, .jobs, .output, .start, .gesture, .version,
      ])
  ]

  private var options: MapOptions
  private var drag = DragArguments()
  private var output: String?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = try MapOptions(of: Self.self, &arguments, playsStrokes: true)
    while let word = arguments.next() {
      if try options.take(word, from: &arguments) { continue }
      if word == "--output" {
        output = try arguments.value(of: word)
      } else {
        try drag.take(word, of: Self.self, on: options.screen)
      }
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let file = OutputFile(path: output, format: .html)
    try file.check()
    try file.check(console, for: "a page")
    let screen = options.screen
    console.note(screen, on: options.behavior.version)
    let player = MapPlayer(options, console)
    let own = drag.ownStroke(of: screen)
    let direction =
      drag.direction ?? own?.direction ?? (screen.layoutDirection == .leftToRight ? .right : .left)
    let data = ReportData(
      of: screen, direction: direction, from: drag.place ?? .middle, playing: own?.stroke,
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
