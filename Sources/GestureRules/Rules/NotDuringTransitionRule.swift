extension PopRule {
  /// Refuses while a transition is set up or running (C199).
  public static let notDuringTransition = PopRule("notDuringTransition") { attempt in
    attempt.transition == .idle ? .noOpinion : .refuse(.transitionRunning)
  }
}
