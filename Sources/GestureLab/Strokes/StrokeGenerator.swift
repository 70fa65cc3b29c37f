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
/// downwards the first percentile is −159° and the fifth −25°, and an interpolation between these
/// two gives strokes that do not occur.
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

  /// Returns the next aimed drag to the right; most of these are slow.
  package mutating func nextAimed() -> Stroke { next(.right, like: .aimed, named: "aimed") }

  private mutating func next(
    _ direction: SwipeDirection, like onsets: HumanOnsets, named name: String
  ) -> Stroke {
    let (onset, net) = correlatedDraws(onsets.angleCorrelation)
    let path = StrokePath(
      direction: direction,
      onsetAngle: onsets.angleAt10Points.value(at: onset),
      netAngle: onsets.netAngle.value(at: net),
      length: onsets.netLength.value(at: draw()),
      duration: onsets.duration.value(at: draw()) / 1000)
    made += 1
    return Stroke(
      id: "generated-\(made)-\(name)", source: "StrokeGenerator", screen: nil,
      direction: direction.strokeDirection, samples: path.samples(rate: rate))
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
