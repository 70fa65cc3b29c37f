import Foundation

extension PopRule {
  /// Refuses a drag that does not go from leading to trailing, once its direction is clear.
  public static let movesTowardsTrailing = movesTowardsTrailing(DirectionTest())

  /// Refuses a drag that does not go from leading to trailing, by a test of one's own.
  public static func movesTowardsTrailing(_ test: DirectionTest) -> PopRule {
    PopRule("movesTowardsTrailing") { attempt in
      test.verdict(
        on: attempt.readingDirection.towardsTrailing(attempt.translation.x),
        vertical: attempt.translation.y,
        speed: hypot(attempt.velocity.x, attempt.velocity.y))
    }
  }
}

/// How movement is told apart into trailing, leading and vertical.
///
/// A drag towards leading, and a fast drag that clearly follows one axis, is judged as soon as it
/// has travelled ``decisionTravel``. A slow or slanting one is watched until ``settledTravel``, and
/// then the longer axis counts. The sign of the translation alone would accept half of all vertical
/// scrolls.
public struct DirectionTest: Sendable, Hashable {
  /// Travel before which nothing is judged, in pt.
  public var decisionTravel: CGFloat
  /// Travel at which the longer axis counts, in pt.
  public var settledTravel: CGFloat
  /// The ratio of the axes from which a fast drag is clear.
  public var clearDominance: CGFloat
  /// The speed from which a drag is fast, in pt/s.
  public var clearSpeed: CGFloat

  /// Makes a test with the figures of ``RuleMetrics``, or with one's own.
  public init(
    decisionTravel: CGFloat = RuleMetrics.decisionTravel,
    settledTravel: CGFloat = RuleMetrics.settledTravel,
    clearDominance: CGFloat = RuleMetrics.clearDominance,
    clearSpeed: CGFloat = RuleMetrics.clearSpeed
  ) {
    self.decisionTravel = decisionTravel
    self.settledTravel = settledTravel
    self.clearDominance = clearDominance
    self.clearSpeed = clearSpeed
  }

  /// Judges a movement; `trailing` is positive from leading to trailing, both in pt, speed in pt/s.
  public func verdict(on trailing: CGFloat, vertical: CGFloat, speed: CGFloat) -> Verdict {
    let travel = hypot(trailing, vertical)
    guard travel > 0, travel >= decisionTravel else {
      return .undecided(.notEnoughMovement(travel: travel, needed: decisionTravel))
    }
    let sideways = abs(trailing)
    let upright = abs(vertical)
    // No straight rightward stroke sets out leftwards: nothing is gained by waiting.
    if trailing < 0, sideways > upright {
      return .refuse(.movesTowardsLeading(distance: sideways))
    }
    let isClear =
      speed >= clearSpeed && max(sideways, upright) >= clearDominance * min(sideways, upright)
    // `hypot` of infinity and NaN is infinity: without these checks it would pass as a long way.
    guard travel.isFinite, speed.isFinite, travel >= settledTravel || isClear else {
      return .undecided(.directionUnclear(travel: travel))
    }
    return sideways > upright
      ? .noOpinion : .refuse(.movesVertically(vertical: upright, horizontal: sideways))
  }
}
