import GestureArbitration

extension GestureArbiter {
  /// Returns what is wrong with the top screen, and what keeps its pops from beginning.
  ///
  /// Each text is a fact, a blank line and the remedy.
  ///
  /// It is for development: it walks the view tree, asks recognizers and their delegates about each
  /// other, and judges thousands of sample attempts. It changes nothing, does not call `onIssue`,
  /// and does not ask the top screen whether it may be popped. The order is deterministic.
  public func diagnose() -> [String] { DiagnosticContext.issues(of: self).map(\.text) }
}
