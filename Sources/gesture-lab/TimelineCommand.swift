#if HEADLESS
import GestureLab

/// Prints one drag in full: `gesture-lab timeline SCREEN DIRECTION [PLACE]`.
struct TimelineCommand: Command {
  static let name: String? = "timeline"
  static let help = [
    CommandHelp(
      arguments: ["SCREEN right|left|up|down [edge|middle | --from X,Y]"],
      text: """
        Prints what every recognizer does during one stroke, without and with the arbiter. The \
        stroke starts in the middle of the screen by default. Screens: \(Arguments.screenNames).
        """,
      options: [
        .init("--from X,Y", "where the stroke starts, in pt from the top left corner"),
        .init(
          "--gesture N",
          "of a recording the screen on which its gesture N began, instead of the latest one"),
        .init("--seed N", "seed of the stroke (1)"),
        .init("--ios VERSION", "the release of iOS (26, or the one that a snapshot was taken on)"),
      ])
  ]

  private let stroke: ScreenStroke

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    stroke = try ScreenStroke(of: "timeline", &arguments)
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    console.note(stroke.screen, on: stroke.options.version)
    for withArbiter in [false, true] {
      let trial = stroke.trial(withArbiter: withArbiter)
      let rules = withArbiter ? "With the arbiter" : "Plain UIKit rules"
      console.output(
        "\(rules), \(stroke.screen.title), \(stroke.direction) from \(stroke.screen.origin(of: stroke.place)), "
          + "\(stroke.options.version):")
      for line in trial.timeline.lines { console.output(line) }
      console.output("owner: \(trial.owner), screens popped: \(trial.screensPopped)")
      if !withArbiter { console.output("") }
    }
    return .fine
  }
}
#endif
