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
      on: readingDirection.towardsTrailing(way.x), vertical: way.y, speed: hypot(speed.x, speed.y))
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
  /// How many times as far sideways as up or down a drag must go to be sideways at all: 1 is 45° from
  /// the horizontal, 2 is 26.6°.
  public var dominance: CGFloat

  /// Makes a test with the figures of ``RuleMetrics``, or with one's own.
  public init(
    decisionTravel: CGFloat = RuleMetrics.decisionTravel,
    settledTravel: CGFloat = RuleMetrics.settledTravel,
    clearDominance: CGFloat = RuleMetrics.clearDominance,
    clearSpeed: CGFloat = RuleMetrics.clearSpeed, dominance: CGFloat = RuleMetrics.dominance
  ) {
    self.decisionTravel = decisionTravel
    self.settledTravel = settledTravel
    self.clearDominance = clearDominance
    self.clearSpeed = clearSpeed
    self.dominance = dominance
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
    return sideways > upright * dominance
      ? .noOpinion : .refuse(.movesVertically(vertical: upright, horizontal: sideways))
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
      ("clearDominance", clearDominance, usual.clearDominance),
      ("clearSpeed", clearSpeed, usual.clearSpeed), ("dominance", dominance, usual.dominance),
    ]
    let own = fields.filter { $0.1 != $0.2 }.map { "\($0.0): \(number($0.1))" }
    return "DirectionTest(\(own.joined(separator: ", ")))"
  }
}
