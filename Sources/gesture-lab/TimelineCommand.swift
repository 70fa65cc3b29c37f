#if HEADLESS
import GestureLab

/// Prints one drag in full: `gesture-lab timeline SCREEN DIRECTION [PLACE]`.
struct TimelineCommand: Command {
  static let name = "timeline"
  static let purpose = CommandPurpose.screens
  static let summary = "what every recognizer does during one stroke"
  static let example = ["timeline", "pager-first", "right"]
  static let help = [
    CommandHelp(
      arguments: ["SCREEN right|left|up|down [edge|middle | --from X,Y]"],
      text: """
        Prints what every recognizer does during one stroke, without and with the arbiter. The \
        stroke starts in the middle of the screen by default. Screens: \(Arguments.screenNames).
        """,
      options: [.start, .gesture, .seed, .version])
  ]

  private let stroke: ScreenStroke

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    stroke = try ScreenStroke(of: Self.self, &arguments)
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
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
    return .fine
  }
}
#endif
