extension PopRule {
  /// Refuses a content pop that starts outside the area that the policy gives it.
  ///
  /// The edge of the area belongs to it; a place that is not finite lies outside every area. The
  /// edge pop may start anywhere: UIKit has marked its touch (C117).
  public static let startsInsidePopArea = PopRule("startsInsidePopArea") { attempt in
    let distance = attempt.distanceFromLeadingEdge
    let limit = attempt.source == .content ? attempt.allowedStart.width : nil
    let width = limit ?? .infinity
    return distance.isFinite && distance <= width
      ? .noOpinion : .refuse(.startsOutsidePopArea(distance: distance, width: width))
  }
}
