import Foundation

/// The rules that examine what it begins on; `GuardRules.swift` says which rule goes where.
extension PopRule {
  /// Refuses while content under the touch can still scroll towards its leading edge, or claims the
  /// drag; for a push, towards its trailing edge; for a zoom dismissal downwards, towards its top.
  ///
  /// Contents are examined from the innermost outwards; the first one that objects is named.
  /// Content at a distance that is not finite does not defer. An edge swipe is Back
  /// wherever scrolling content rests, unless its role or ``contentKeepsEdgeSwipes`` says
  /// otherwise.
  public static let contentAtLeadingEdge = PopRule(standard: "contentAtLeadingEdge") { attempt in
    for content in attempt.contents {
      if let objection = content.objection(to: attempt) { return .refuse(objection) }
    }
    return .noOpinion
  }

  /// Refuses edge swipes too while content under the touch can still scroll towards its leading
  /// edge.
  ///
  /// It is not among the standard rules. For one view set the role
  /// `PopGestureRole.pagingScrollView(keepsEdgeSwipes: true)` instead.
  public static let contentKeepsEdgeSwipes = PopRule(standard: "contentKeepsEdgeSwipes") {
    attempt in
    guard attempt.gesture == .edgePop else { return .noOpinion }
    for content in attempt.contents {
      if let objection = content.objection(to: attempt, keepsEdgeSwipes: true) {
        return .refuse(objection)
      }
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
  package func objection(
    to attempt: PopAttempt, keepsEdgeSwipes: Bool = false
  ) -> PopReason? {
    switch demand {
    case .defersAtEdge(let distance, let contentKeepsThem):
      guard attempt.gesture != .edgePop || keepsEdgeSwipes || contentKeepsThem else { return nil }
      return distance.isFinite && distance <= GestureMetrics.restTolerance
        ? nil : .contentAwayFromEdge(name: name, distance: distance, edge: attempt.edgeOfContent)
    case .defersInStrip(let width):
      // UIKit marked the touch of an edge pop; where it was first seen does not matter (C116).
      guard attempt.gesture != .edgePop else { return nil }
      let distance = attempt.distanceFromOriginEdge
      return distance.isFinite && distance <= width
        ? nil
        : .outsideStrip(name: name, distance: distance, width: width, edge: attempt.originEdge)
    case .defersAtBoundary(let isAtBoundary):
      guard attempt.gesture != .edgePop || keepsEdgeSwipes else { return nil }
      return isAtBoundary ? nil : .notAtBoundary(name: name, edge: attempt.originEdge)
    case .claims(let gestures):
      guard gestures.contains(attempt.gesture) else { return nil }
      // It may claim no other drags than this one.
      let drags: DragDirections =
        switch attempt.zoomMovement {
        case .down: .down
        case .sideways: .towardsTrailing
        case .pinch, nil: .allDrags
        }
      return .claimed(name: name, drags: drags)
    case .claimsVertically:
      return attempt.isVertical ? .claimed(name: name, drags: .verticalDrags) : nil
    case .claimsBecause(let reason):
      return .claimedBecause(name: name, reason: reason)
    case .excludes:
      return nil
    }
  }
}
