/// What the navigation controller is doing while an attempt is judged.
public enum TransitionState: String, Sendable, Hashable, CaseIterable {
  /// No transition is set up or running.
  case idle
  /// A push, pop or other transition is set up or running (`transitionCoordinator` is not nil, C230).
  case running
  /// A pop was cancelled and its screen is still on the way back (C210).
  case cancelling
  /// A controller is presented over the stack, or about to be.
  case underPresentation
}
