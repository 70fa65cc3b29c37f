extension PopRule {
  /// Refuses while the arbiter is disabled.
  public static let enabled = PopRule("enabled", writtenAs: ".enabled") { attempt in
    attempt.isEnabled ? .noOpinion : .refuse(.disabled)
  }
}
