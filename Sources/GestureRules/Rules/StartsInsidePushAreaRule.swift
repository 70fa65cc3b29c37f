extension PopRule {
  /// Refuses a push that starts outside the area that the policy gives it, measured from the trailing
  /// edge: the mirror of ``startsInsidePopArea``.
  public static let startsInsidePushArea = PopRule(
    "startsInsidePushArea", writtenAs: ".startsInsidePushArea"
  ) { attempt in
    let distance = attempt.distanceFromTrailingEdge
    let distances = attempt.allowedStart.distances(in: attempt.container)
    guard distance.isFinite, distances.contains(distance) else {
      return .refuse(.startsOutsidePushArea(distance: distance, allowed: distances))
    }
    let heights = attempt.allowedStart.heights
    let height = attempt.distanceFromTopEdge
    guard height.isFinite, heights.contains(height) else {
      return .refuse(.startsBesidePopArea(height: height, allowed: heights))
    }
    return .noOpinion
  }
}
