extension PopRule {
  /// Refuses a pop that starts outside the area that the policy gives it.
  ///
  /// The border of the area belongs to it; a place that is not finite lies outside every area.
  public static let startsInsidePopArea = PopRule(
    "startsInsidePopArea", writtenAs: ".startsInsidePopArea", unless: .startsInsidePopArea
  ) { attempt in
    attempt.startsAtAllowedDistance
      ? .refuse(
        .startsBesidePopArea(
          height: attempt.distanceFromTopEdge, allowed: attempt.allowedStart.heights))
      : .refuse(
        .startsOutsidePopArea(
          distance: attempt.distanceFromLeadingEdge,
          allowed: attempt.allowedStart.distances(in: attempt.container)))
  }
}

extension PopAttempt {
  var startsInsidePopArea: Bool {
    guard startsAtAllowedDistance else { return false }
    let height = distanceFromTopEdge
    return height.isFinite && allowedStart.heights.contains(height)
  }

  fileprivate var startsAtAllowedDistance: Bool {
    let distance = distanceFromLeadingEdge
    return distance.isFinite && allowedStart.distances(in: container).contains(distance)
  }
}
