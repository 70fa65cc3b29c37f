import Foundation

/// The rules that examine where a gesture starts; `GuardRules.swift` says which rule goes where.
extension PopRule {
  /// Refuses a gesture that starts outside the area that the policy gives it.
  ///
  /// The area is ``PopPolicy/start`` or ``PopPolicy/edgeStart``, a ``PopStartArea``; the width of
  /// an edge is `GestureMetrics.edgeWidth`.
  /// The border belongs to the area. A location that is not finite lies outside every area.
  public static let startsInsideArea = PopRule(standard: "startsInsideArea") { attempt in
    let distance = attempt.distanceFromOriginEdge
    let distances = attempt.startArea.distances(in: attempt.container)
    guard distance.isFinite, distances.contains(distance) else {
      return .refuse(
        .startsOutsideArea(distance: distance, from: attempt.originEdge, allowed: distances))
    }
    let height = attempt.distanceFromTopEdge
    let heights = attempt.startArea.heights
    guard height.isFinite, heights.contains(height) else {
      return .refuse(.startsBesideArea(height: height, allowed: heights))
    }
    return .noOpinion
  }

  /// Refuses a gesture that starts in an excluded view.
  public static let outsideExclusions = PopRule(standard: "outsideExclusions") { attempt in
    for content in attempt.contents {
      if case .excludes(let gestures) = content.demand, gestures.contains(attempt.gesture) {
        return .refuse(.excluded(name: content.name))
      }
    }
    return .noOpinion
  }

  /// Refuses a gesture that starts in one of these rectangles.
  ///
  /// Rectangles are in pt from the leading and the top edge of the navigation controller's view, so
  /// right-to-left layout mirrors them. For an area that a condition describes use
  /// ``refuse(_:when:)``.
  public static func outside(
    _ rectangles: CGRect..., named name: String, for gestures: NavigationGestures = .content
  ) -> PopRule {
    outside(rectangles, named: name, for: gestures)
  }

  /// The same from a list.
  package static func outside(
    _ rectangles: [CGRect], named name: String, for gestures: NavigationGestures
  ) -> PopRule {
    PopRule("outside", origin: .outside(rectangles, named: name, for: gestures)) { attempt in
      let location = CGPoint(x: attempt.distanceFromLeadingEdge, y: attempt.distanceFromTopEdge)
      return gestures.contains(attempt.gesture) && rectangles.contains { $0.contains(location) }
        ? .refuse(.excluded(name: name)) : .noOpinion
    }
  }
}
