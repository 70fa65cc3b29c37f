#if HEADLESS
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// A stroke on a built-in screen, from the arguments `SCREEN DIRECTION [PLACE]` and options.
@MainActor
struct ScreenStroke {
  let screen: LabScreen
  let direction: SwipeDirection
  let place: StrokePlace
  private(set) var options: LabOptions

  /// Consumes the rest of a command line.
  ///
  /// - Parameter takeOwn: Consumes one of the command's own options; returns whether it is one.
  init(
    of command: any Command.Type, _ arguments: inout Arguments,
    taking takeOwn: (String, inout Arguments) throws(CommandFailure) -> Bool = { _, _ in false }
  ) throws(CommandFailure) {
    screen = try arguments.screen(of: command, playsStrokes: true)
    options = LabOptions(arguments, for: screen)
    var drag = DragArguments()
    while let word = arguments.next() {
      if try options.take(word, from: &arguments) { continue }
      if try takeOwn(word, &arguments) { continue }
      try drag.take(word, of: command, on: screen)
    }
    guard let direction = drag.direction else {
      throw .usage(
        "\(command.name) needs a direction after the screen: right, left, up or down.")
    }
    self.direction = direction
    place = drag.place ?? .middle
  }

  /// The stroke as a case, on a copy of the screen.
  var labCase: LabCase {
    let snapshot = screen.snapshot(behavior: options.behavior)
    return LabCase(snapshot, TouchScript(stroke).steps, behavior: options.behavior)
  }

  private var stroke: Stroke {
    var generator = StrokeGenerator(seed: options.seed)
    let start = place.start(for: direction, on: screen)
    return generator.next(direction).placed(startingAt: start, within: screen.bounds)
  }

  /// Plays the stroke.
  func trial(
    withArbiter: Bool, traceCapacity: Int = 0, isRecording: Bool = false
  ) -> Trial {
    Trial(
      TouchScript(stroke), on: screen, withArbiter: withArbiter,
      behavior: options.behavior, traceCapacity: traceCapacity, isRecording: isRecording)
  }
}
#endif
