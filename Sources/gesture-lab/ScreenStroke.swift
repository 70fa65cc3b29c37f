#if HEADLESS
import GestureLab
import HeadlessUIKit

/// A stroke on a built-in screen, from the arguments `SCREEN DIRECTION [PLACE]` and options.
@MainActor
struct ScreenStroke {
  let screen: LabScreen
  let direction: SwipeDirection
  var place: StrokePlace { givenPlace ?? .middle }
  private(set) var options: LabOptions
  private var givenPlace: StrokePlace?

  /// Consumes the rest of a command line.
  ///
  /// - Parameter isOwn: Whether a word that is neither a place nor a common option is one of the
  ///   command's options.
  init(
    of command: String, _ arguments: inout Arguments,
    takes isOwn: (String) -> Bool = { _ in false }
  ) throws(CommandFailure) {
    screen = try arguments.screen(of: command, playsStrokes: true)
    options = LabOptions(arguments, for: screen)
    let word = arguments.next()
    guard let word, let direction = SwipeDirection(rawValue: word) else {
      throw .usage(
        "\(command) needs a direction after the screen: right, left, up or down"
          + (word.map { ", not \"\($0)\"." } ?? "."))
    }
    self.direction = direction
    while let word = arguments.next() {
      if let place = StrokePlace(rawValue: word) {
        guard givenPlace == nil, screen.strokeStart == nil else {
          throw .usage("\"\(word)\" is one argument too many.")
        }
        givenPlace = place
      } else if try !options.take(word, from: &arguments), !isOwn(word) {
        throw .usage("\"\(word)\" is neither a place, edge or middle, nor an option.")
      }
    }
  }

  /// Plays the stroke.
  func trial(
    withArbiter: Bool, traceCapacity: Int = 0, isRecording: Bool = false
  ) -> Trial {
    var generator = StrokeGenerator(seed: options.seed)
    let start = place.start(for: direction, on: screen)
    let stroke = generator.next(direction).placed(startingAt: start, within: screen.bounds)
    return Trial(
      TouchScript(stroke), on: screen, withArbiter: withArbiter,
      behavior: options.behavior, traceCapacity: traceCapacity, isRecording: isRecording)
  }
}
#endif
