extension PopRule {
  /// Refuses where there is no screen below.
  ///
  /// A pop begun at the root leaves UIKit's navigation controller frozen after the next push (C199).
  public static let notAtRoot = PopRule("notAtRoot", writtenAs: ".notAtRoot") { attempt in
    attempt.stackDepth > 1 ? .noOpinion : .refuse(.atRoot)
  }
}
