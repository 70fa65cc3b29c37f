#if HEADLESS
import GestureLab

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

  static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String, _ noun: String, _ remedy: String
  ) throws(CommandFailure) -> Choice {
    if let choice = Choice(rawValue: word) { return choice }
    let hint = SimilarNames.question(about: word, among: Choice.allCases.map(\.rawValue)) ?? remedy
    throw .usage("\"\(word)\" isn't a \(noun); \(hint)")
  }
}
#endif
