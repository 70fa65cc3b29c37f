/// The moment of a touch at which an attempt is judged.
public enum AttemptPhase: String, Sendable, Hashable, CaseIterable {
  /// The finger has just landed: there is no movement to go by.
  case touchDown
  /// The finger moves; translation and velocity are meaningful.
  case moved
}
