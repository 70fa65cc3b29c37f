extension PopRule {
  /// Refuses while somebody has suspended this pop; the earliest is named.
  public static let notSuspended = PopRule("notSuspended", writtenAs: ".notSuspended") { attempt in
    for suspension in attempt.suspensions where suspension.scope.includes(attempt.source) {
      return .refuse(.suspended(suspension))
    }
    return .noOpinion
  }
}
