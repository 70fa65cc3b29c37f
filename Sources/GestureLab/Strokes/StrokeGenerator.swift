import Foundation
import HeadlessUIKit

/// Makes strokes nobody recorded, distributed like the ones people made.
///
/// The same seed gives the same strokes. Each stroke draws its length, its duration and its two
/// angles from `HumanOnsets`, and starts at the origin: place it with `placed(startingAt:within:)`.
///
/// Only the central 90 % of each distribution is drawn from, unless the whole is asked for. The outer
/// tails of the angle at 10 pt mix what the finger meant with the jitter of landing and with reversals:
/// for down-strokes the first percentile is −159° and the fifth −25°, and straight lines between those two
/// invent strokes that nobody made.
public struct StrokeGenerator: Sendable {
  /// Samples per second; between 1 and 1000.
  public let rate: Double

  /// The part of each distribution that is drawn from.
  package enum Extent: Sendable {
    /// From the 5th to the 95th percentile: strokes that are what they are called.
    case central
    /// From the 1st to the 99th: with what fingers do where they land.
    case whole
  }

  private let extent: Extent
  private var generator: SeededGenerator
  private var made = 0

  /// Starts a sequence of strokes; the rate is 60 or 120 on Apple's screens.
  ///
  /// A rate that is no number, or outside 1 to 1000, is brought inside.
  public init(seed: UInt64, rate: Double = 60) {
    self.init(seed: seed, rate: rate, extent: .central)
  }

  /// Starts a sequence of strokes from some part of the distributions.
  package init(seed: UInt64, rate: Double = 60, extent: Extent) {
    self.extent = extent
    generator = SeededGenerator(seed: seed)
    self.rate = rate.isNaN ? 60 : min(max(rate, 1), 1000)
  }

  /// The next stroke, in this direction.
  public mutating func next(_ direction: SwipeDirection) -> Stroke {
    next(direction, like: HumanOnsets(direction), named: direction.rawValue)
  }

  /// The next aimed drag to the right, most of which are slow.
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

  /// The next strokes, this many in each direction, one direction after the other.
  public mutating func strokes(perDirection count: Int) -> [Stroke] {
    var strokes: [Stroke] = []
    for direction in SwipeDirection.allCases {
      for _ in 0..<max(count, 0) {
        strokes.append(next(direction))
      }
    }
    return strokes
  }

  /// A share between 0.05 and 0.95, or any.
  private mutating func draw() -> Double {
    let share = generator.unitInterval()
    return extent == .central ? 0.05 + 0.9 * share : share
  }

  /// Two shares with a given rank correlation, each evenly distributed by itself.
  ///
  /// In a part of all cases as large as the correlation the second is the first; in the others they
  /// have nothing to do with each other. That is the simplest mixture that leaves both
  /// distributions as published. Three numbers are always drawn, so that a stroke never shifts the
  /// randomness of the next.
  private mutating func correlatedDraws(_ correlation: Double) -> (Double, Double) {
    let (first, second) = (draw(), draw())
    return (first, generator.unitInterval() < correlation ? first : second)
  }
}
