#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Draws the owner of a drag for every start point of a screen: `gesture-lab show map SCREEN`.
struct MapCommand: Command {
  static let verb: Verb? = .show
  static let topic = "map"
  static let summary = "the owner of a drag from every point, as a picture"
  static let example = ["show", "map", "carousel", "--output", "carousel.svg"]
  static let help = [
    CommandHelp(
      arguments: ["SCREEN [DIRECTION] [--plain] [--spacing N] [--json] [--output FILE]"],
      text: """
        Plays a drag from every start point of a screen and draws its owner, as SVG. DIRECTION is \
        \(MapDirection.allCases.map(\.rawValue).joined(separator: ", ")); right by default, and all \
        of them with --json.
        """,
      options: [
        .init("--plain", "without the arbiter"),
        .spacing, .jobs, .init("--json", "the map as data"), .output, .gesture, .version,
      ])
  ]

  private var options: MapOptions
  private var direction: MapDirection?
  private var withArbiter = true
  private var isJSON = false
  private var output: String?
  private var slice: MapSlice?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = try MapOptions(of: Self.self, &arguments)
    while let word = arguments.next() {
      if try options.take(word, from: &arguments) { continue }
      switch word {
      case "--plain": withArbiter = false
      case "--json": isJSON = true
      case "--output": output = try arguments.value(of: word)
      case "--slice": slice = try arguments.slice(of: word)
      case _ where word.hasPrefix("-"): throw Self.unknown(word)
      case _ where direction != nil:
        throw .usage("\"\(word)\" is one argument too many.")
      default:
        let names = MapDirection.allCases.map(\.rawValue)
        direction = try DragArguments.choice(
          word, "direction", "\(Self.name) takes one of \(names.joined(separator: ", ")).")
      }
    }
    // A picture shows one direction; data contains all of them by default.
    if direction != nil || !isJSON { options.directions = [direction ?? .right] }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let file = OutputFile(path: output, format: isJSON ? .json : .svg)
    try file.check()
    if !isJSON { try file.check(console, for: "a picture") }
    if slice == nil { console.note(options.screen, on: options.behavior.version) }
    let player = MapPlayer(options, console)
    let map =
      slice.map { player.play($0, withArbiter: withArbiter) }
      ?? player.map(withArbiter: withArbiter)
    let text: String
    if isJSON {
      do { text = try map.json } catch {
        throw .badData("The map of \(map.screen) cannot be written as JSON.")
      }
    } else {
      text = MapPicture(map, options.directions[0]).svg
    }
    try file.write(text, console)
    return .fine
  }
}

extension Arguments {
  /// Takes a part such as 1/2.
  fileprivate mutating func slice(of option: String) throws(CommandFailure) -> MapSlice {
    let text = try value(of: option)
    let numbers = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard numbers.count == 2, let number = numbers[0], let count = numbers[1],
      let slice = MapSlice(number, of: count)
    else { throw .usage("\(option) takes a part such as 1/2, not \"\(text)\".") }
    return slice
  }
}
#endif
