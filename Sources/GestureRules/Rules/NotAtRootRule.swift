extension PopRule {
  /// Refuses where there is no screen below.
  ///
  /// A pop begun at the root leaves UIKit's navigation controller frozen after the next push (C199).
  public static let notAtRoot = PopRule("notAtRoot", writtenAs: ".notAtRoot", unless: .isNotAtRoot)
  { _ in
    .refuse(.atRoot)
  }
}

extension PopAttempt {
  var isNotAtRoot: Bool { stackDepth > 1 }
}
