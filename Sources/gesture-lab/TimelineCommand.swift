import GestureLab
import HeadlessUIKit

/// Tells one drag in full: `gesture-lab timeline SCREEN DIRECTION [PLACE]`.
@MainActor
struct TimelineCommand {
  private let screen: LabScreen
  private let direction: SwipeDirection
  private var place: StrokePlace?
  private var options = LabOptions()

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    guard let name = arguments.next() else {
      throw .usage("timeline needs a screen: \(Arguments.screenNames).")
    }
    screen = try Arguments.screen(named: name)
    let word = arguments.next()
    guard let word, let direction = SwipeDirection(rawValue: word) else {
      throw .usage("timeline needs a direction after the screen: right, left, up or down.")
    }
    self.direction = direction
    while let word = arguments.next() {
      if let place = StrokePlace(rawValue: word) {
        guard self.place == nil else { throw .usage("\"\(word)\" is one argument too many.") }
        self.place = place
      } else if try !options.take(word, from: &arguments) {
        throw .usage("\"\(word)\" is neither a place, edge or middle, nor an option.")
      }
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    var generator = StrokeGenerator(seed: options.seed)
    let place = place ?? .middle
    let start = place.start(
      for: direction, height: screen.strokeHeight, reading: screen.reading)
    let stroke = generator.next(direction).placed(startingAt: start, within: StageMetrics.screen)
    let behavior = UIKitBehavior(version: options.version)
    for withArbiter in [false, true] {
      let trial = Trial(
        TouchScript(stroke), on: screen, withArbiter: withArbiter, behavior: behavior)
      let rules = withArbiter ? "With the arbiter" : "Plain UIKit rules"
      console.output("\(rules), \(screen.title), \(direction) from \(place), \(options.version):")
      for line in trial.timeline.lines { console.output(line) }
      console.output("owner: \(trial.owner), screens popped: \(trial.screensPopped)")
      if !withArbiter { console.output("") }
    }
    return .fine
  }
}
