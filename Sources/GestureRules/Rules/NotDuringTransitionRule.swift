extension PopRule {
  /// Refuses while a transition is set up or running (C199), while a cancelled pop has not finished
  /// (C210), and under a presented controller.
  public static let notDuringTransition = PopRule(
    "notDuringTransition", writtenAs: ".notDuringTransition", unless: .isNotInTransition
  ) { attempt in
    switch attempt.transition {
    case .idle: .noOpinion
    case .running: .refuse(.transitionRunning)
    case .cancelling: .refuse(.popStillCancelling)
    case .underPresentation: .refuse(.underPresentation)
    }
  }
}

extension PopAttempt {
  var isNotInTransition: Bool { transition == .idle }
}
