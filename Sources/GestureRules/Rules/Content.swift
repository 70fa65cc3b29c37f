import Foundation

extension PopRule {
  /// The rules of this file.
  static let contentRules: [PopRule] = [.contentAtLeadingEdge, .contentAtRest]

  /// Refuses while content under the touch can still scroll towards its leading edge, or claims the
  /// drag; for a push, towards its trailing edge.
  ///
  /// Contents are examined from the innermost outwards; the first one that objects is named.
  /// Content at a distance that is not finite does not defer.
  public static let contentAtLeadingEdge = PopRule(standard: "contentAtLeadingEdge") { attempt in
    for content in attempt.contents {
      if let objection = content.objection(to: attempt) { return .refuse(objection) }
    }
    return .noOpinion
  }

  /// Refuses while content under the touch decelerates or zooms.
  ///
  /// It is not among the standard rules: there, a touch that catches content close to its leading
  /// edge may pop. Add it where people page back fast and the last swipe must not pop.
  public static let contentAtRest = PopRule(standard: "contentAtRest") { attempt in
    for content in attempt.contents where content.isMoving {
      return .refuse(.contentMoving(name: content.name, motion: content.motion))
    }
    return .noOpinion
  }
}

extension PopAttempt.Content {
  /// Why the content does not defer to the gesture of an attempt, or nil if it does.
  fileprivate func objection(to attempt: PopAttempt) -> PopReason? {
    switch demand {
    case .defersAtEdge(let distance):
      return distance.isFinite && distance <= GestureMetrics.restTolerance
        ? nil : .contentAwayFromEdge(name: name, distance: distance, edge: attempt.originEdge)
    case .defersInStrip(let width):
      // UIKit marked the touch of an edge pop; where it was first seen does not matter (C116).
      guard attempt.gesture != .edgePop else { return nil }
      let distance = attempt.distanceFromOriginEdge
      return distance.isFinite && distance <= width
        ? nil
        : .outsideStrip(name: name, distance: distance, width: width, edge: attempt.originEdge)
    case .defersAtBoundary(let isAtBoundary):
      return isAtBoundary ? nil : .notAtBoundary(name: name, edge: attempt.originEdge)
    case .claims(let gestures):
      return gestures.contains(attempt.gesture) ? .claimed(name: name) : nil
    case .claimsBecause(let reason):
      return .claimedBecause(name: name, reason: reason)
    case .excludes:
      return nil
    }
  }
}
