import Foundation

extension PopRule {
  /// Refuses a drag that does not go from leading to trailing, once its direction is clear.
  public static let movesTowardsTrailing = direction(
    DirectionTest(), writtenAs: ".movesTowardsTrailing")

  /// Refuses a drag that does not go from leading to trailing, by a test of one's own.
  public static func movesTowardsTrailing(_ test: DirectionTest) -> PopRule {
    direction(test, writtenAs: ".movesTowardsTrailing(\(test))")
  }

  private static func direction(_ test: DirectionTest, writtenAs text: String) -> PopRule {
    PopRule(
      "movesTowardsTrailing", writtenAs: text, unless: .movesTowardsTrailing, by: test,
      recipe: .direction(test)
    ) {
      $0.direction(by: test)
    }
  }
}

extension PopAttempt {
  @inline(__always)
  func movesTowardsTrailing(by test: DirectionTest) -> Bool {
    if case .noOpinion = direction(by: test) { true } else { false }
  }

  @inline(__always)
  func direction(by test: DirectionTest) -> Verdict {
    let (way, speed) = (translation, velocity)
    // Some recognizers are asked before they have a translation, and know only how fast they go.
    if way == .zero, speed != .zero {
      return test.verdict(
        onSpeed: readingDirection.towardsTrailing(speed.x), vertical: speed.y)
    }
    return test.verdict(
      on: CGPoint(x: readingDirection.towardsTrailing(way.x), y: way.y),
      heading: CGPoint(x: readingDirection.towardsTrailing(speed.x), y: speed.y))
  }
}

/// How movement is told apart into trailing, leading and vertical.
///
/// From ``decisionTravel`` on a drag counts as one towards trailing when it clearly goes there, by its way
/// and by its heading: ``clearDominance`` times as much as up or down, ``slowDominance`` times while it is
/// slow; a finger that rests has its way alone. A slanting one waits until ``settledTravel``, from where
/// the longer axes of both count. One that goes another way is refused as soon as it is clear if it is
/// fast, or goes towards leading, and else after ``wanderingTravel``: slow fingers wander where they land.
///
/// A finger that goes one way and heads another has changed its mind, and is watched until its way agrees
/// or it lifts.
///
/// The sign of the translation alone would accept half of all vertical scrolls.
public struct DirectionTest: Sendable, Hashable {
  /// Travel before which nothing is judged, in pt.
  public var decisionTravel: CGFloat
  /// Travel from which the longer axis counts, in pt.
  public var settledTravel: CGFloat
  /// Travel up to which a drag that is not clear may go another way and still turn, in pt.
  public var wanderingTravel: CGFloat
  /// The ratio of the axes from which a fast drag is clear.
  public var clearDominance: CGFloat
  /// The ratio of the axes from which a slow drag is clear.
  public var slowDominance: CGFloat
  /// The speed from which a drag is fast, in pt/s.
  public var clearSpeed: CGFloat
  /// How many times as far sideways as up or down a drag must go to be sideways at all: 1 is 45° from
  /// the horizontal, 2 is 26.6°.
  public var dominance: CGFloat

  /// Makes a test with the figures of ``RuleMetrics``, or with one's own.
  public init(
    decisionTravel: CGFloat = RuleMetrics.decisionTravel,
    settledTravel: CGFloat = RuleMetrics.settledTravel,
    wanderingTravel: CGFloat = RuleMetrics.wanderingTravel,
    clearDominance: CGFloat = RuleMetrics.clearDominance,
    slowDominance: CGFloat = RuleMetrics.slowDominance,
    clearSpeed: CGFloat = RuleMetrics.clearSpeed, dominance: CGFloat = RuleMetrics.dominance
  ) {
    self.decisionTravel = decisionTravel
    self.settledTravel = settledTravel
    self.wanderingTravel = wanderingTravel
    self.clearDominance = clearDominance
    self.slowDominance = slowDominance
    self.clearSpeed = clearSpeed
    self.dominance = dominance
  }

  /// Judges how far a drag has gone, in pt, and where it is heading, in pt/s; both with x positive from
  /// leading to trailing.
  public func verdict(on way: CGPoint, heading: CGPoint) -> Verdict {
    let travel = hypot(way.x, way.y)
    guard travel > 0, travel >= decisionTravel else {
      return .undecided(.notEnoughMovement(travel: travel, needed: decisionTravel))
    }
    let speed = hypot(heading.x, heading.y)
    // `hypot` of infinity and NaN is infinity: without these checks it would pass as a long way.
    guard travel.isFinite, speed.isFinite else {
      return .undecided(.directionUnclear(travel: travel))
    }
    let (sideways, upright) = (abs(way.x), abs(way.y))
    let isFast = speed >= clearSpeed
    // A finger that rests heads nowhere, and is judged by its way alone.
    let rests = speed < RuleMetrics.restingSpeed
    let ahead = way.x < 0 ? -heading.x : heading.x
    let ratio = isFast ? clearDominance : slowDominance
    let isClear =
      sideways >= ratio * upright && (rests || ahead >= ratio * abs(heading.y))
    if way.x < 0, isClear { return .refuse(.movesTowardsLeading(distance: sideways)) }
    let heads = rests || heading.x > dominance * abs(heading.y)
    if way.x > dominance * upright {
      return isClear || (travel >= settledTravel && heads)
        ? .noOpinion : .undecided(.directionUnclear(travel: travel))
    }
    let goesBack = way.x < 0 && sideways > upright
    let isClearlyOff = isFast && (goesBack || upright >= clearDominance * sideways)
    guard rests || !heads, isClearlyOff || travel >= wanderingTravel else {
      return .undecided(.directionUnclear(travel: travel))
    }
    return goesBack
      ? .refuse(.movesTowardsLeading(distance: sideways))
      : .refuse(.movesVertically(vertical: upright, horizontal: sideways))
  }

  /// Judges a speed where there is no movement to go by yet; `trailing` is positive from leading to
  /// trailing, both in pt/s.
  public func verdict(onSpeed trailing: CGFloat, vertical: CGFloat) -> Verdict {
    guard trailing.isFinite, vertical.isFinite else {
      return .undecided(.directionUnclear(travel: 0))
    }
    guard abs(trailing) > abs(vertical) * dominance else {
      return .refuse(.headsVertically(vertical: abs(vertical), horizontal: abs(trailing)))
    }
    return trailing > 0 ? .noOpinion : .refuse(.headsTowardsLeading(speed: -trailing))
  }
}

extension DirectionTest: CustomStringConvertible {
  /// The test as it is written, without what is as usual.
  public var description: String {
    let usual = DirectionTest()
    let fields: [(String, CGFloat, CGFloat)] = [
      ("decisionTravel", decisionTravel, usual.decisionTravel),
      ("settledTravel", settledTravel, usual.settledTravel),
      ("wanderingTravel", wanderingTravel, usual.wanderingTravel),
      ("clearDominance", clearDominance, usual.clearDominance),
      ("slowDominance", slowDominance, usual.slowDominance),
      ("clearSpeed", clearSpeed, usual.clearSpeed), ("dominance", dominance, usual.dominance),
    ]
    let own = fields.filter { $0.1 != $0.2 }.map { "\($0.0): \(number($0.1))" }
    return "DirectionTest(\(own.joined(separator: ", ")))"
  }
}
