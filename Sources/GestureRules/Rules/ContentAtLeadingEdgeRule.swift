extension PopRule {
  /// Refuses while content under the finger has more to show towards its leading edge, or owns the
  /// drag.
  ///
  /// Contents are asked from the innermost outwards; the first that objects is named. A distance
  /// that is not finite is no reason to yield.
  public static let contentAtLeadingEdge = PopRule(
    "contentAtLeadingEdge", writtenAs: ".contentAtLeadingEdge", unless: .findsContentAtLeadingEdge
  ) { attempt in
    for content in attempt.contents {
      if let reason = content.objection(to: attempt) { return .refuse(reason) }
    }
    return .noOpinion
  }
}

extension PopAttempt {
  var findsContentAtLeadingEdge: Bool {
    // By index: contents that are taken out of the list are copies of their names too.
    for index in contents.indices where !contents[index].yields(to: self) { return false }
    return true
  }
}

extension AttemptContent {
  /// Whether this content lets the pop, or the push, go first.
  func yields(to attempt: borrowing PopAttempt) -> Bool {
    switch demand {
    case .yieldsAtLeadingEdge(let past):
      return past.isFinite && past <= RuleMetrics.restTolerance
    case .yieldsInLeadingStrip(let width):
      // A marked touch came in over the bezel; where it was first seen says nothing (C116).
      guard attempt.source == .content else { return true }
      let distance = attempt.distanceFromLeadingEdge
      return distance.isFinite && distance <= width
    case .yieldsAtTrailingEdge(let before):
      return before.isFinite && before <= RuleMetrics.restTolerance
    case .yieldsInTrailingStrip(let width):
      let distance = attempt.distanceFromTrailingEdge
      return distance.isFinite && distance <= width
    case .yieldsAtBoundary(let isThere): return isThere
    case .claims(let scope): return !scope.includes(attempt.source)
    case .keeps: return false
    case .excludes: return true
    }
  }

  /// Why this content does not let the pop, or the push, go first, or nil.
  func objection(to attempt: PopAttempt) -> RefusalReason? {
    if yields(to: attempt) { return nil }
    return switch demand {
    case .yieldsAtLeadingEdge(let past): .contentPastLeadingEdge(name: name, distance: past)
    case .yieldsInLeadingStrip(let width):
      .outsideLeadingStrip(name: name, distance: attempt.distanceFromLeadingEdge, width: width)
    case .yieldsAtTrailingEdge(let before):
      .contentBeforeTrailingEdge(name: name, distance: before)
    case .yieldsInTrailingStrip(let width):
      .outsideTrailingStrip(name: name, distance: attempt.distanceFromTrailingEdge, width: width)
    case .yieldsAtBoundary:
      attempt.operation == .pop ? .notAtBoundary(name: name) : .notAtTrailingBoundary(name: name)
    case .claims: .claimed(name: name)
    case .keeps(let reason): .kept(name: name, reason: reason)
    case .excludes: nil
    }
  }
}
