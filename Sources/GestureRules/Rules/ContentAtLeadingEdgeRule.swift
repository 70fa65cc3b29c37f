extension PopRule {
  /// Refuses while content under the finger has more to show towards its leading edge, or owns the
  /// drag.
  ///
  /// Contents are asked from the innermost outwards; the first that objects is named. A distance
  /// that is not finite is no reason to yield.
  public static let contentAtLeadingEdge = PopRule(
    "contentAtLeadingEdge", writtenAs: ".contentAtLeadingEdge"
  ) { attempt in
    for content in attempt.contents {
      if let reason = content.objection(to: attempt) { return .refuse(reason) }
    }
    return .noOpinion
  }
}

extension AttemptContent {
  /// Why this content does not let the pop go first, or nil.
  fileprivate func objection(to attempt: PopAttempt) -> RefusalReason? {
    switch demand {
    case .yieldsAtLeadingEdge(let past):
      return past.isFinite && past <= RuleMetrics.restTolerance
        ? nil : .contentPastLeadingEdge(name: name, distance: past)
    case .yieldsInLeadingStrip(let width):
      // A marked touch came in over the bezel; where it was first seen says nothing (C116).
      guard attempt.source == .content else { return nil }
      let distance = attempt.distanceFromLeadingEdge
      return distance.isFinite && distance <= width
        ? nil : .outsideLeadingStrip(name: name, distance: distance, width: width)
    case .yieldsAtBoundary(let isThere):
      return isThere ? nil : .notAtBoundary(name: name)
    case .claims(let scope):
      return scope.includes(attempt.source) ? .claimed(name: name) : nil
    case .keeps(let reason):
      return .kept(name: name, reason: reason)
    case .excludes:
      return nil
    }
  }
}
