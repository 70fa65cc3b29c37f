/// What the screen on top says of its own pop.
public enum ScreenAnswer: String, Sendable, Hashable, CaseIterable {
  /// It was not asked yet: asking may have side effects, and so comes last and once.
  case notAsked
  /// It lets the pop begin, or has no word in it.
  case agrees
  /// It does not.
  case refuses
}
