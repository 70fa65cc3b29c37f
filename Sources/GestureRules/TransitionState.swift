/// What the navigation controller is doing while an attempt is judged.
public enum TransitionState: String, Sendable, Hashable, CaseIterable {
  /// No transition is set up or running.
  case idle
  /// A push, pop or other transition is set up or running (`transitionCoordinator` is not nil, C230).
  case running
}
