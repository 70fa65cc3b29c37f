extension PopRule {
  /// Refuses a content pop that starts outside the area that the policy gives it.
  ///
  /// The edge of the area belongs to it. The edge pop passes: UIKit has marked its touch (C117).
  public static let startsInsidePopArea = PopRule("startsInsidePopArea") { attempt in
    guard attempt.source == .content, let width = attempt.allowedStart.width else {
      return .noOpinion
    }
    let distance = attempt.distanceFromLeadingEdge
    return distance <= width
      ? .noOpinion : .refuse(.startsOutsidePopArea(distance: distance, width: width))
  }
}
