/// What a rule says of an attempt.
public enum Verdict: Sendable, Hashable {
  /// The pop may begin, whatever later rules would say.
  case allow
  /// The pop may not begin.
  case refuse(RefusalReason)
  /// The rule cannot tell before the finger has moved more.
  case undecided(UndecidedReason)
  /// Everything else agrees; the screen on top is to be asked, and the rules once more with its
  /// answer (``PopAttempt/screenAnswer``).
  case asksScreen
  /// The rule has nothing to say; the next one is asked.
  case noOpinion
}
