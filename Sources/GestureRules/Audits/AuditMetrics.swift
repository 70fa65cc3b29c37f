import Foundation

/// What the attempts of an audit are made of, each with its unit and why.
enum AuditMetrics {
  /// How many attempts depart in more than two respects: about as many as do in up to two.
  static let mixedAttempts = 3_000

  /// Movements along the way of the operation and across, in pt, with a speed in pt/s: on either side of
  /// every figure of ``DirectionTest``, and to all four sides.
  static let movements: [(along: CGFloat, across: CGFloat, speed: CGFloat)] = [
    (4, 0, 400), (14, 2, 600), (14, 2, 100), (18, 14, 600), (40, 30, 200), (-40, 5, 600),
    (5, 60, 900), (-5, -60, 900),
  ]

  /// Distances from the edge that the drag leaves behind, in pt: beyond the bezel, in the edge strip,
  /// in a carousel's, and around the areas that policies have.
  static let distances: [CGFloat] = [-1, 4, 16, 30, 60, 100]

  /// Places across the width and down the height, as parts of it.
  static let shares: [CGFloat] = [0.1, 0.35, 0.65, 0.9]

  /// Every demand that content can make, met and not.
  static let demands: [AttemptContent.Demand] = [
    .yieldsAtLeadingEdge(pastLeadingEdge: 0), .yieldsAtLeadingEdge(pastLeadingEdge: 100),
    .yieldsInLeadingStrip(width: RuleMetrics.carouselStrip), .yieldsInLeadingStrip(width: 0),
    .yieldsAtTrailingEdge(beforeTrailingEdge: 0), .yieldsAtTrailingEdge(beforeTrailingEdge: 100),
    .yieldsInTrailingStrip(width: RuleMetrics.carouselStrip), .yieldsInTrailingStrip(width: 0),
    .yieldsAtBoundary(isThere: true), .yieldsAtBoundary(isThere: false),
    .claims(.content), .claims(.edge), .claims(.contentAndEdge),
    .excludes(.content), .excludes(.edge), .excludes(.contentAndEdge), .keeps(reason: "reason"),
  ]
}
