extension PopRule {
  /// Refuses while somebody has suspended this pop; the earliest is named.
  public static let notSuspended = PopRule(
    "notSuspended", writtenAs: ".notSuspended", unless: .isNotSuspended
  ) { attempt in
    let suspension = attempt.suspensions.first { $0.scope.includes(attempt.source) }
    return suspension.map { .refuse(.suspended($0)) } ?? .noOpinion
  }
}

extension PopAttempt {
  var isNotSuspended: Bool {
    suspensions.isEmpty || !suspensions.contains { $0.scope.includes(source) }
  }
}
