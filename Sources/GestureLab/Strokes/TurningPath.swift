#if HEADLESS
import Foundation

/// The path of a generated stroke that sets out in one direction and turns to another.
///
/// The touch follows the onset angle for the first leg, turns there, and reaches the net angle and
/// length at lift. An onset against the net direction is a scroll that comes back past touch-down.
struct TurningPath {
  let direction: SwipeDirection
  /// Degrees clockwise from the axis, along the first leg.
  let onsetAngle: Double
  /// Degrees clockwise from the axis, from touch-down to lift.
  let netAngle: Double
  /// Pt from touch-down to lift.
  let length: Double
  /// Seconds from touch-down to lift.
  let duration: TimeInterval
  /// The length of the first leg, in pt; at least `firstDistance`.
  let firstLeg: Double
  /// The distance of the first sample 10 pt or more from touch-down, in pt.
  let firstDistance: Double
  /// The time of that sample, in s.
  let firstTime: TimeInterval
  /// How far the second leg bends to one side, as a share of its length.
  let bend: Double
  /// The share of the duration for which a touch that comes back rests where it landed.
  let rest: Double
  /// How far the touch rolls aside as it lands, in pt; back where it was at 10 pt.
  let roll: CGPoint

  /// Returns at least four samples at a rate in Hz: the first at touch-down, the last at lift.
  func samples(rate: Double) -> [StrokeSample] {
    let times = StrokeTiming.times(over: duration, rate: rate)
    let whole = times.count - 1
    let first = min(max(1, Int((firstTime / times[1]).rounded())), whole - 1)
    let legs = Legs(self)
    return times.enumerated().map { index, time in
      let distance: Double
      var rolled = 0.0
      if index < first {
        // Below 10 pt, so that the first sample past it is the drawn one.
        let part = Double(index) / Double(first)
        distance = Self.lastDistanceBefore10Points * part
        rolled = index == 0 ? 0 : 1 - part
      } else {
        let fraction = Double(index - first) / Double(whole - first)
        distance = distanceAfterOnset(at: fraction, of: legs)
      }
      let location = legs.location(at: distance, bend: bend)
      return StrokeSample(
        time: time,
        location: CGPoint(x: location.x + roll.x * rolled, y: location.y + roll.y * rolled)
          .roundedToHundredths)
    }
  }

  /// Returns the distance along the path after a fraction of the time from the first sample past
  /// 10 pt to lift.
  private func distanceAfterOnset(at fraction: Double, of legs: Legs) -> Double {
    let back = 2 * legs.first
    guard rest > 0, back + Self.restingTravel < legs.whole else {
      return firstDistance
        + (legs.whole - firstDistance)
        * StrokeTiming.progress(at: fraction, steadySpeed: Self.steadySpeed)
    }
    let before = (1 - rest) * back / legs.whole
    let after = before + rest
    if fraction < before {
      return firstDistance + (back - firstDistance) * fraction / before
    }
    if fraction < after {
      return back + Self.restingTravel * (fraction - before) / rest
    }
    let start = back + Self.restingTravel
    return start + (legs.whole - start) * (fraction - after) / (1 - after)
  }

  /// The speed at 10 pt and at lift, as a fraction of the mean speed.
  private static let steadySpeed = 0.6
  /// The farthest that a sample before the first one past 10 pt is from touch-down, in pt.
  private static let lastDistanceBefore10Points = 9.9
  /// The way of a touch while it rests, in pt: with a rest of 0.2 s about 15 pt/s.
  private static let restingTravel = 3.0
}

extension TurningPath {
  /// The two legs of a path.
  private struct Legs {
    /// The lengths of the first leg and of both, in pt.
    let first: Double
    let whole: Double
    private let onset: CGPoint
    private let corner: CGPoint
    private let second: CGPoint
    private let firstDistance: Double

    init(_ path: TurningPath) {
      first = path.firstLeg
      firstDistance = path.firstDistance
      onset = path.direction.vector(turnedBy: path.onsetAngle)
      let net = path.direction.vector(turnedBy: path.netAngle)
      corner = CGPoint(x: onset.x * first, y: onset.y * first)
      second = CGPoint(x: net.x * path.length - corner.x, y: net.y * path.length - corner.y)
      whole = first + hypot(second.x, second.y)
    }

    /// Returns the location at a distance along the path, in pt.
    func location(at distance: Double, bend: Double) -> CGPoint {
      // The mean of three points rounds the corner, and keeps the onset and the end.
      let reach = max(0, min(TurningPath.cornerReach, distance - firstDistance, whole - distance))
      let points = [-reach, 0, 0, reach].map { point(at: distance + $0, bend: bend) }
      return CGPoint(
        x: points.reduce(0) { $0 + $1.x } / 4, y: points.reduce(0) { $0 + $1.y } / 4)
    }

    private func point(at distance: Double, bend: Double) -> CGPoint {
      guard distance > first, whole > first else {
        return CGPoint(x: onset.x * distance, y: onset.y * distance)
      }
      let part = (distance - first) / (whole - first)
      let sine = sin(.pi * part)
      let aside = bend * sine * sine
      return CGPoint(
        x: corner.x + second.x * part + second.y * aside,
        y: corner.y + second.y * part - second.x * aside)
    }
  }

  /// How far from a corner the path is rounded, in pt.
  private static let cornerReach = 10.0
}

/// How the values of a stroke belong together, and how it turns.
///
/// The numbers are fitted: with them the percentiles of generated strokes are those published for
/// `meanSpeed`, `deviation` and `firstDistance`.
struct Turning: Equatable, Sendable {
  /// How far the rank of the duration is from that of the length: 0 the same, 1 independent.
  let durationSpread: Double
  /// How far the rank of the first distance is from that of the length.
  let firstDistanceSpread: Double
  /// The length of the first leg, as a share of the net length.
  let firstLeg: PercentileTable
  /// The length of a first leg more than 60° off the net direction; nil if it is like the others.
  let detour: Detour?
  /// The largest bend of the second leg.
  let bend: Double

  /// The length of a first leg more than 60° off the net direction.
  struct Detour: Equatable, Sendable {
    /// What lengths are measured in: shares of the net length, or pt.
    enum Unit: Sendable { case share, points }
    let unit: Unit
    let lengths: PercentileTable
  }

  static let scroll = Turning(
    durationSpread: 0.9, firstDistanceSpread: 0.3, firstLeg: shortLeg, detour: nil, bend: 0.05)
  static let flick = Turning(
    durationSpread: 0.5, firstDistanceSpread: 0.3, firstLeg: shortLeg, detour: nil, bend: 0.08)
  static let aimed = Turning(
    durationSpread: 0.6, firstDistanceSpread: 0.6, firstLeg: longLeg,
    detour: Detour(unit: .share, lengths: PercentileTable([0: 0.3, 30: 1.3, 100: 2.6])),
    bend: 0.05)
  /// Aimed drags that were refused while they set out sideways were so at 16 to 46 pt.
  static let intended = Turning(
    durationSpread: 0.6, firstDistanceSpread: 0.6, firstLeg: longLeg,
    detour: Detour(unit: .points, lengths: PercentileTable([0: 12, 10: 16, 90: 46, 100: 60])),
    bend: 0.05)

  /// The way of a scroll that comes back, in pt: those that popped had scrolled 20 to 60 pt.
  static let wayOut = PercentileTable([0: 12, 50: 25, 100: 60])
  /// The spread of the time to 10 pt about the rank of the duration.
  static let firstTimeSpread = 0.5
  /// The angles off the net direction beyond which a first leg is a detour, or a way back, in °.
  static let detourAngle = 60.0
  static let returnAngle = 130.0
  /// The largest share of the net length that a drawn first distance covers.
  static let longestFirstDistance = 0.9
  /// The share of the duration for which half of the touches that come back rest.
  static let rest = 0.3

  /// The farthest that a touch rolls as it lands, in pt.
  ///
  /// With it a rule that fails at the first move in another direction loses about a third of aimed
  /// drags, as of recorded ones.
  static let farthestRoll = 2.5

  private static let shortLeg = PercentileTable([0: 0.05, 50: 0.22, 100: 0.5])
  private static let longLeg = PercentileTable([0: 0.05, 50: 0.25, 100: 0.6])
}
#endif
