#if HEADLESS
/// The beginnings and ends of human strokes in one direction, as published percentiles.
///
/// The numbers are percentiles of public recordings of touches. Up and down are from phones in
/// portrait orientation. Right and left are from landscape orientation: 7,522 and 10,191 strokes,
/// against 94 and 88 in portrait, which are too few and include slow aimed drags.
package struct HumanOnsets: Equatable, Sendable {
  /// The number of measured strokes.
  package let strokes: Int

  /// The number of people.
  package let users: Int

  /// Degrees clockwise from the axis at the first sample 10 pt or more from touch-down.
  package let angleAt10Points: PercentileTable

  /// Degrees clockwise from the axis, from touch-down to lift.
  package let netAngle: PercentileTable

  /// The correlation of the two angles.
  package let angleCorrelation: Double

  /// The straight distance from touch-down to lift, in pt.
  package let netLength: PercentileTable

  /// The time from touch-down to lift, in ms.
  package let duration: PercentileTable
}

extension HumanOnsets {
  /// Makes the onsets of one direction.
  package init(_ direction: SwipeDirection) {
    self =
      switch direction {
      case .right: .right
      case .left: .left
      case .up: .up
      case .down: .down
      }
  }

  /// Aimed drags to the right, from phones in portrait orientation.
  ///
  /// Half of them take more than 0.6 s, and a tenth begin up or down.
  package static let aimed = HumanOnsets(
    strokes: 94,
    users: 22,
    angleAt10Points: PercentileTable([
      1: -72.5, 5: -41.4, 10: -22.1, 25: -10.2, 50: 0.9, 75: 25.4, 90: 78.8, 95: 100.6, 99: 127.1,
    ]),
    netAngle: PercentileTable([
      1: -25.7, 5: -21.3, 10: -16.2, 25: -8.2, 50: -0.8, 75: 11.1, 90: 20.5, 95: 23.5, 99: 26.3,
    ]),
    angleCorrelation: 0.297,
    netLength: PercentileTable([
      1: 43, 5: 46, 10: 54, 25: 68, 50: 101, 75: 161, 90: 208, 95: 230, 99: 264,
    ]),
    duration: PercentileTable([
      1: 98, 5: 167, 10: 205, 25: 269, 50: 628, 75: 1538, 90: 3241, 95: 4618, 99: 7223,
    ]))

  private static let right = HumanOnsets(
    strokes: 7_522,
    users: 59,
    angleAt10Points: PercentileTable([
      1: -31.7, 5: -24.5, 10: -20.9, 25: -14.9, 50: -8.4, 75: -1.9, 90: 5.7, 95: 11.1, 99: 20.8,
    ]),
    netAngle: PercentileTable([
      1: -23.8, 5: -18.6, 10: -15.5, 25: -10.0, 50: -4.5, 75: 1.5, 90: 9.4, 95: 14.7, 99: 23.0,
    ]),
    angleCorrelation: 0.641,
    netLength: PercentileTable([
      1: 45, 5: 57, 10: 68, 25: 91, 50: 125, 75: 172, 90: 232, 95: 269, 99: 335,
    ]),
    duration: PercentileTable([
      1: 24, 5: 30, 10: 44, 25: 60, 50: 76, 75: 105, 90: 148, 95: 195, 99: 600,
    ]))

  private static let left = HumanOnsets(
    strokes: 10_191,
    users: 59,
    angleAt10Points: PercentileTable([
      1: -25.9, 5: -19.3, 10: -15.8, 25: -9.8, 50: -2.5, 75: 5.3, 90: 13.8, 95: 20.1, 99: 32.4,
    ]),
    netAngle: PercentileTable([
      1: -25.5, 5: -22.3, 10: -19.4, 25: -13.7, 50: -7.1, 75: -0.5, 90: 7.6, 95: 13.5, 99: 21.6,
    ]),
    angleCorrelation: 0.704,
    netLength: PercentileTable([
      1: 44, 5: 54, 10: 65, 25: 86, 50: 118, 75: 164, 90: 231, 95: 280, 99: 367,
    ]),
    duration: PercentileTable([
      1: 15, 5: 30, 10: 32, 25: 48, 50: 75, 75: 104, 90: 135, 95: 165, 99: 494,
    ]))

  private static let up = HumanOnsets(
    strokes: 4_131,
    users: 46,
    angleAt10Points: PercentileTable([
      1: -51.6, 5: -22.8, 10: -15.6, 25: -4.8, 50: 3.9, 75: 13.0, 90: 21.4, 95: 26.1, 99: 38.6,
    ]),
    netAngle: PercentileTable([
      1: -21.0, 5: -12.4, 10: -7.1, 25: 2.0, 50: 9.8, 75: 16.6, 90: 21.6, 95: 23.9, 99: 26.1,
    ]),
    angleCorrelation: 0.362,
    netLength: PercentileTable([
      1: 42, 5: 49, 10: 56, 25: 74, 50: 104, 75: 152, 90: 222, 95: 271, 99: 348,
    ]),
    duration: PercentileTable([
      1: 75, 5: 108, 10: 128, 25: 184, 50: 308, 75: 512, 90: 960, 95: 1612, 99: 4563,
    ]))

  private static let down = HumanOnsets(
    strokes: 2_428,
    users: 46,
    angleAt10Points: PercentileTable([
      1: -159.0, 5: -25.2, 10: -16.3, 25: -2.8, 50: 8.4, 75: 19.3, 90: 27.6, 95: 32.4, 99: 43.3,
    ]),
    netAngle: PercentileTable([
      1: -20.9, 5: -13.6, 10: -10.1, 25: -3.7, 50: 3.8, 75: 11.3, 90: 17.7, 95: 20.8, 99: 25.1,
    ]),
    angleCorrelation: 0.426,
    netLength: PercentileTable([
      1: 43, 5: 52, 10: 59, 25: 81, 50: 114, 75: 159, 90: 203, 95: 236, 99: 344,
    ]),
    duration: PercentileTable([
      1: 71, 5: 104, 10: 128, 25: 184, 50: 304, 75: 500, 90: 952, 95: 1455, 99: 3408,
    ]))
}

/// A distribution given by a few percentiles, interpolated linearly.
package struct PercentileTable: Equatable, Sendable {
  private let percents: [Double]
  private let values: [Double]

  /// Makes a table of percents (0 to 100) and their values.
  package init(_ percentiles: KeyValuePairs<Double, Double>) {
    let sorted = percentiles.sorted { $0.key < $1.key }
    percents = sorted.map(\.key)
    values = sorted.map(\.value)
  }

  /// Returns the value below which a share `u` of the distribution lies.
  ///
  /// `u` is a share from 0 to 1 and is clamped to the known percentiles. An empty table is 0
  /// everywhere.
  package func value(at u: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    guard let upper = percents.firstIndex(where: { $0 >= u * 100 }) else { return last }
    guard upper > 0 else { return first }
    let span = percents[upper] - percents[upper - 1]
    let share = span > 0 ? (u * 100 - percents[upper - 1]) / span : 1
    return values[upper - 1] + share * (values[upper] - values[upper - 1])
  }
}
#endif
