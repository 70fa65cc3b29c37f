extension PopRule {
  /// Refuses while the arbiter is disabled.
  public static let enabled = PopRule("enabled", writtenAs: ".enabled", unless: .isEnabled) { _ in
    .refuse(.disabled)
  }
}
