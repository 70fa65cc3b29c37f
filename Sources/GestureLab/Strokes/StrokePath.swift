import Foundation

/// The way of one made-up stroke over the glass and over time.
///
/// Seen from touch-down, the finger moves away steadily while its bearing turns from the onset
/// angle to the net angle. Up to 10 pt the bearing is the onset angle, and from there it turns
/// smoothly, so that the first sample past 10 pt lies within a few degrees of the angle drawn, and
/// the last exactly at the net angle and length.
struct StrokePath {
  let direction: SwipeDirection
  let onsetAngle: Double
  let netAngle: Double
  /// Pt from touch-down to lift.
  let length: Double
  /// Seconds from touch-down to lift.
  let duration: TimeInterval

  /// The samples at so many per second: the first at touch-down, the last at lift, four or more.
  func samples(rate: Double) -> [StrokeSample] {
    // A flick of 30 ms has two samples at 60 Hz, too few to have a course; it gets closer ones.
    let interval = min(1 / rate, duration / 3)
    // The last sample is at lift; one just before it would show a speed nobody had.
    let whole = max(3, Int((duration / interval).rounded()))
    let times = (0..<whole).map { Double($0) * interval } + [duration]
    return times.map { time in
      StrokeSample(time: time, location: location(at: time / duration))
    }
  }

  /// The place in pt after a share of the duration, rounded to hundredths.
  ///
  /// Rounded because sines differ in their last bits from one system's library to another's.
  private func location(at share: Double) -> CGPoint {
    let distance = length * progress(at: share)
    let vector = direction.vector(turnedBy: bearing(at: distance))
    return CGPoint(
      x: (vector.x * distance * 100).rounded() / 100,
      y: (vector.y * distance * 100).rounded() / 100)
  }

  /// The share of the length covered after a share of the duration: the speed is a bell on a
  /// pedestal.
  ///
  /// The bell is the minimum-jerk profile of aimed movements. The pedestal is there because a
  /// swiping finger lands and lifts moving.
  private func progress(at share: Double) -> Double {
    let bell = share * share * share * (10 + share * (6 * share - 15))
    return Self.landingSpeed * share + (1 - Self.landingSpeed) * bell
  }

  /// Degrees clockwise from the axis, as seen from touch-down, at a distance in pt.
  private func bearing(at distance: Double) -> Double {
    guard distance > 10 else { return onsetAngle }
    let way = min((distance - 10) / (length - 10), 1)
    return onsetAngle + (netAngle - onsetAngle) * way * way * (3 - 2 * way)
  }

  /// The speed at touch-down and at lift, as a share of the mean speed.
  ///
  /// Provenance, by the medians of onset-model.json: a swipe to the right covers its first 26 pt in
  /// 15 ms and all of its 125 pt in 76 ms, which is a share of 1.05; a scroll upwards 16 pt in 75 ms
  /// and 104 pt in 308 ms, a share of 0.63. This is between the two.
  private static let landingSpeed = 0.8
}
