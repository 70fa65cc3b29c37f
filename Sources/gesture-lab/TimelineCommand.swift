import GestureLab

/// Tells one drag in full: `gesture-lab timeline SCREEN DIRECTION [PLACE]`.
@MainActor
struct TimelineCommand {
  private let stroke: ScreenStroke

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    stroke = try ScreenStroke(of: "timeline", &arguments)
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    for withArbiter in [false, true] {
      let trial = stroke.trial(withArbiter: withArbiter)
      let rules = withArbiter ? "With the arbiter" : "Plain UIKit rules"
      console.output(
        "\(rules), \(stroke.screen.title), \(stroke.direction) from \(stroke.place), "
          + "\(stroke.options.version):")
      for line in trial.timeline.lines { console.output(line) }
      console.output("owner: \(trial.owner), screens popped: \(trial.screensPopped)")
      if !withArbiter { console.output("") }
    }
    return .fine
  }
}
