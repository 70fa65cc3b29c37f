#if HEADLESS
import Foundation
import HeadlessUIKit

/// Generates strokes with the distribution of recorded ones.
///
/// The same seed gives the same strokes. Each stroke draws its length, duration and two angles from
/// `HumanOnsets`, and starts at the origin; move it with `placed(startingAt:within:)`.
///
/// By default strokes are drawn from the central 90 % of each distribution. The tails of the angle
/// at 10 pt mix the intention with the jitter of touch-down and with reversals: for strokes
/// downwards the first percentile is −159° and the fifth −25°. The whole distributions separate the
/// two: reversals come back along their way out, and jitter turns soon.
public struct StrokeGenerator: Sendable {
  /// The samples per second, between 1 and 1000.
  public let rate: Double

  /// The part of each distribution from which strokes are drawn.
  package enum Extent: Sendable {
    /// From the 5th to the 95th percentile: strokes with a clear direction.
    case central
    /// From the 1st to the 99th percentile: with the jitter of touch-down.
    case whole
  }

  private let extent: Extent
  private var generator: SeededGenerator
  private var made = 0

  /// Starts a sequence of strokes; the rate, in Hz, is 60 or 120 on Apple's screens.
  ///
  /// A rate outside 1 to 1000 is clamped; NaN is 60.
  public init(seed: UInt64, rate: Double = 60) {
    self.init(seed: seed, rate: rate, extent: .central)
  }

  /// Starts a sequence of strokes from a part of the distributions.
  package init(seed: UInt64, rate: Double = 60, extent: Extent) {
    self.extent = extent
    generator = SeededGenerator(seed: seed)
    self.rate = rate.isNaN ? 60 : min(max(rate, 1), 1000)
  }

  /// Returns the next stroke, in this direction.
  public mutating func next(_ direction: SwipeDirection) -> Stroke {
    next(direction, like: HumanOnsets(direction), named: direction.rawValue)
  }

  /// Returns the next drag that ends to the right like those in portrait; most of these are slow.
  package mutating func nextAimed() -> Stroke { next(.right, like: .aimed, named: "aimed") }

  /// Returns the next drag that is aimed to the right by intent, wherever it sets out.
  package mutating func nextAimedByIntent() -> Stroke {
    var stroke = next(.right, like: .aimedByIntent, named: "aimed-right")
    stroke.intent = .right
    return stroke
  }

  private mutating func next(
    _ direction: SwipeDirection, like onsets: HumanOnsets, named name: String
  ) -> Stroke {
    let samples =
      extent == .central
      ? straightPath(direction, like: onsets).samples(rate: rate)
      : turningPath(direction, like: onsets).samples(rate: rate)
    made += 1
    return Stroke(
      id: "generated-\(made)-\(name)", source: "StrokeGenerator", screen: nil,
      direction: extent == .central
        ? direction.strokeDirection : StrokeDirection(classes: [], samples: samples),
      samples: samples)
  }

  private mutating func straightPath(
    _ direction: SwipeDirection, like onsets: HumanOnsets
  ) -> StrokePath {
    let (onset, net) = correlatedDraws(onsets.angleCorrelation)
    return StrokePath(
      direction: direction,
      onsetAngle: onsets.angleAt10Points.value(at: onset),
      netAngle: onsets.netAngle.value(at: net),
      length: onsets.netLength.value(at: draw()),
      duration: onsets.duration.value(at: draw()) / 1000)
  }

  private mutating func turningPath(
    _ direction: SwipeDirection, like onsets: HumanOnsets
  ) -> TurningPath {
    let turning = onsets.turning
    let (onset, net) = correlatedDraws(onsets.angleCorrelation)
    let lengthRank = draw()
    let durationRank = draw(near: lengthRank, within: turning.durationSpread)
    let distanceRank = draw(near: lengthRank, within: turning.firstDistanceSpread)
    let timeRank = draw(near: durationRank, within: Turning.firstTimeSpread)
    let (legRank, bendRank, restRank) = (draw(), draw(), draw())
    let (rollRank, rollAngle) = (draw(), 360 * draw())

    let onsetAngle = onsets.angleAt10Points.value(at: onset)
    let netAngle = onsets.netAngle.value(at: net)
    let length = onsets.netLength.value(at: lengthRank)
    let drawnDistance = onsets.firstDistance.value(at: distanceRank)
    let turn = abs((onsetAngle - netAngle).remainder(dividingBy: 360))
    let firstLeg: Double
    if turn > Turning.returnAngle {
      firstLeg = Turning.wayOut.value(at: legRank)
    } else if turn > Turning.detourAngle, let detour = turning.detour {
      let drawn = detour.lengths.value(at: legRank)
      firstLeg = detour.unit == .share ? max(drawnDistance, drawn * length) : drawn
    } else {
      firstLeg = max(
        min(drawnDistance, Turning.longestFirstDistance * length),
        turning.firstLeg.value(at: legRank) * length)
    }
    let roll = direction.vector(turnedBy: rollAngle)
    let rollLength = Turning.farthestRoll * rollRank
    return TurningPath(
      direction: direction, onsetAngle: onsetAngle, netAngle: netAngle, length: length,
      duration: onsets.duration.value(at: durationRank) / 1000,
      firstLeg: firstLeg, firstDistance: min(drawnDistance, firstLeg),
      firstTime: onsets.firstTime.value(at: timeRank) / 1000,
      bend: turning.bend * (2 * bendRank - 1),
      rest: turn > Turning.returnAngle && restRank < 0.5 ? Turning.rest : 0,
      roll: CGPoint(x: roll.x * rollLength, y: roll.y * rollLength))
  }

  /// Returns the next strokes, a number in each direction, one direction after the other.
  public mutating func strokes(perDirection count: Int) -> [Stroke] {
    var strokes: [Stroke] = []
    for direction in SwipeDirection.allCases {
      for _ in 0..<max(count, 0) {
        strokes.append(next(direction))
      }
    }
    return strokes
  }

  /// Returns a share between 0.05 and 0.95, or from 0 to 1 for the whole extent.
  private mutating func draw() -> Double {
    let share = generator.unitInterval()
    return extent == .central ? 0.05 + 0.9 * share : share
  }

  /// Returns a uniformly distributed share that is at most a spread from another one.
  ///
  /// Shares beyond 0 and 1 are reflected, which keeps the distribution; with a spread of 1 the two
  /// are independent.
  private mutating func draw(near share: Double, within spread: Double) -> Double {
    let drawn = abs(share + spread * (2 * generator.unitInterval() - 1))
    return drawn > 1 ? 2 - drawn : drawn
  }

  /// Returns two uniformly distributed shares with a given rank correlation.
  ///
  /// With a probability equal to the correlation the second is the first; otherwise they are
  /// independent. This is the simplest mixture that keeps both distributions as published. It
  /// always draws three numbers, so that a stroke never shifts the randomness of the next.
  private mutating func correlatedDraws(_ correlation: Double) -> (Double, Double) {
    let (first, second) = (draw(), draw())
    return (first, generator.unitInterval() < correlation ? first : second)
  }
}
#endif
