extension PopRule {
  /// Refuses every pop.
  public static let never = PopRule("never", writtenAs: ".never") { _ in
    .refuse(.disabledByPolicy)
  }
}
