extension PopRule {
  /// Refuses a pop that starts outside the area that the policy gives it.
  ///
  /// The border of the area belongs to it; a place that is not finite lies outside every area.
  public static let startsInsidePopArea = PopRule(
    "startsInsidePopArea", writtenAs: ".startsInsidePopArea"
  ) { attempt in
    let distances = attempt.allowedStart.distances(in: attempt.container)
    let distance = attempt.distanceFromLeadingEdge
    guard distance.isFinite, distances.contains(distance) else {
      return .refuse(.startsOutsidePopArea(distance: distance, allowed: distances))
    }
    let heights = attempt.allowedStart.heights
    let height = attempt.distanceFromTopEdge
    return height.isFinite && heights.contains(height)
      ? .noOpinion : .refuse(.startsBesidePopArea(height: height, allowed: heights))
  }
}
