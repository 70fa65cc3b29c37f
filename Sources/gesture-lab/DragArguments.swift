#if HEADLESS
import GestureLab
import LabWorkshop

/// The direction and the place of a drag, among the words after a screen.
struct DragArguments {
  private(set) var direction: SwipeDirection?
  private(set) var place: StrokePlace?

  /// Takes the next word, which no option of the command is.
  @MainActor
  mutating func take(
    _ word: String, of command: any Command.Type, on screen: LabScreen
  ) throws(CommandFailure) {
    guard !word.hasPrefix("-") else { throw command.unknown(word) }
    if direction == nil {
      direction = try Self.choice(
        word, "direction", "\(command.name) takes right, left, up or down after a screen.")
    } else if place == nil {
      let isPlace = StrokePlace(rawValue: word) != nil
      guard !isPlace || screen.strokeStart == nil else {
        throw .usage("\"\(word)\" and --from contradict each other; leave one out.")
      }
      place = try Self.choice(
        word, "place", "\(command.name) takes edge or middle after a direction.")
    } else {
      throw .usage("\"\(word)\" is one argument too many.")
    }
  }

  /// The last drag of the case whose screen it is; nil if another one was asked for.
  @MainActor
  func ownStroke(of screen: LabScreen) -> (stroke: Stroke, direction: SwipeDirection)? {
    guard direction == nil, screen.strokeStart == nil, let path = screen.path,
      FileKind(at: path) == .labCase
    else { return nil }
    return (try? LabCase.read(path: path))?.lastStroke
  }

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String, _ noun: String, _ remedy: String
  ) throws(CommandFailure) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    let hint = SimilarNames.question(about: word, among: Choice.allCases.map(\.rawValue)) ?? remedy
    throw .usage("\"\(word)\" isn't a \(noun); \(hint)")
  }
}
#endif
