#if HEADLESS
import GestureLab
import LabWorkshop

/// Prints one drag in full: `gesture-lab play timeline SCREEN DIRECTION [PLACE]`.
struct TimelineCommand: Command {
  static let verb: Verb? = .play
  static let topic = "timeline"
  static let summary = "what every recognizer does during one stroke"
  static let example = ["play", "timeline", "pager-first", "right"]
  static let help = [
    CommandHelp(
      arguments: ["SCREEN right|left|up|down [edge|middle | --from X,Y] [--output FILE]"],
      text: """
        Prints what every recognizer does during one stroke, without and with the arbiter. The \
        stroke starts in the middle of the screen by default. Screens: \(Arguments.screenNames).
        """,
      options: [
        .start, .gesture, .seed, .version,
        .init(
          "--output FILE", "the stroke on a copy of the screen, as a case that expects what happens"
        ),
      ]),
    CommandHelp(
      arguments: ["FILE [--output FILE]"],
      text: """
        Prints what happens in the case of a file, as --output of check and play writes it. With a \
        direction it plays a stroke on its screen before its last touches.
        """,
      options: [.init("--output FILE", "the case, which expects from now on what happens in it")],
      behavior: nil),
  ]

  private enum Input { case stroke(ScreenStroke), life(LabCase) }
  private let input: Input
  private let output: OutputFile?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    let isCase = arguments.areOneCase
    output = try arguments.remove("--output").map { OutputFile(path: $0, format: .json) }
    try output?.check()
    if isCase, let life = try arguments.life(of: Self.self) {
      input = .life(life)
    } else {
      input = .stroke(try ScreenStroke(of: Self.self, &arguments))
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    switch input {
    case .stroke(let stroke): show(stroke, console)
    case .life(let life):
      console.show(life.lines)
      console.show(Player.play(life, detail: .states).log.lines)
    }
    guard let output else { return .fine }
    let expecting =
      switch input {
      case .stroke(let stroke): Player.expecting(stroke.labCase)
      case .life(let life): Player.expecting(life)
      }
    try output.write(expecting.json, console)
    if expecting.expected.isEmpty {
      console.errors("note: No touch lands, so nothing is expected.")
    }
    return .fine
  }

  private func show(_ stroke: ScreenStroke, _ console: Console) {
    console.note(stroke.screen, on: stroke.options.version)
    for withArbiter in [false, true] {
      let trial = stroke.trial(withArbiter: withArbiter)
      let rules = withArbiter ? "With the arbiter" : "Plain UIKit rules"
      console.show([
        "\(rules), \(stroke.screen.title), \(stroke.direction) from "
          + "\(stroke.screen.origin(of: stroke.place)), \(stroke.options.version):"
      ])
      console.show(trial.timeline.lines)
      console.output("owner: \(trial.owner), screens popped: \(trial.screensPopped)")
      if !withArbiter { console.output("") }
    }
  }
}
#endif
