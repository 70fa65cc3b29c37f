#if HEADLESS
import Foundation

/// The path of a generated stroke over time.
///
/// The distance from touch-down grows steadily while the bearing turns from the onset angle to the
/// net angle. Up to 10 pt the bearing is the onset angle; then it turns smoothly. The first sample
/// past 10 pt is within a few degrees of the onset angle, the last exactly at the net angle and
/// length.
package struct StrokePath {
  let direction: SwipeDirection
  let onsetAngle: Double
  let netAngle: Double
  /// Pt from touch-down to lift.
  let length: Double
  /// Seconds from touch-down to lift.
  let duration: TimeInterval

  /// Makes a path.
  package init(
    direction: SwipeDirection, onsetAngle: Double, netAngle: Double, length: Double,
    duration: TimeInterval
  ) {
    self.direction = direction
    self.onsetAngle = onsetAngle
    self.netAngle = netAngle
    self.length = length
    self.duration = duration
  }

  /// Returns at least four samples at a rate in Hz: the first at touch-down, the last at lift.
  package func samples(rate: Double) -> [StrokeSample] {
    StrokeTiming.times(over: duration, rate: rate).map { time in
      StrokeSample(time: time, location: location(at: time / duration))
    }
  }

  /// Returns the location in pt after a fraction of the duration.
  private func location(at fraction: Double) -> CGPoint {
    let distance =
      length * StrokeTiming.progress(at: fraction, steadySpeed: Self.landingSpeed)
    let vector = direction.vector(turnedBy: bearing(at: distance))
    return CGPoint(x: vector.x * distance, y: vector.y * distance).roundedToHundredths
  }

  /// Returns the degrees clockwise from the axis at a distance from touch-down, in pt.
  private func bearing(at distance: Double) -> Double {
    guard distance > 10 else { return onsetAngle }
    let turn = min((distance - 10) / (length - 10), 1)
    return onsetAngle + (netAngle - onsetAngle) * turn * turn * (3 - 2 * turn)
  }

  /// The speed at touch-down and at lift, as a fraction of the mean speed.
  ///
  /// Provenance, by the medians of the recordings of ``HumanOnsets``: a swipe to the right covers
  /// its first 26 pt in 15 ms and its 125 pt in 76 ms, a fraction of 1.05; a scroll upwards 16 pt
  /// in 75 ms and 104 pt in 308 ms, a fraction of 0.63. The value is between the two.
  private static let landingSpeed = 0.8
}
#endif
