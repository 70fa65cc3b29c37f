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

  /// The distance of the first sample 10 pt or more from touch-down, in pt.
  package let firstDistance: PercentileTable

  /// The time of that sample, in ms.
  package let firstTime: PercentileTable

  /// The length of the path divided by the duration, in pt/s.
  package let meanSpeed: PercentileTable

  /// The largest distance from the line between touch-down and lift, as a share of its length.
  package let deviation: PercentileTable

  /// How the values of a stroke belong together, and how it turns.
  let turning: Turning
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
    ]),
    firstDistance: PercentileTable([
      1: 10.1, 5: 10.7, 10: 11.1, 25: 13.7, 50: 18.9, 75: 27.1, 90: 42.8, 95: 48.1, 99: 120.7,
    ]),
    firstTime: PercentileTable([
      1: 27, 5: 42, 10: 49, 25: 58, 50: 104, 75: 160, 90: 303, 95: 358, 99: 432,
    ]),
    meanSpeed: PercentileTable([
      1: 28, 5: 47, 10: 53, 25: 86, 50: 206, 75: 471, 90: 783, 95: 938, 99: 1050,
    ]),
    deviation: PercentileTable([
      1: 0.005, 5: 0.008, 10: 0.016, 25: 0.027, 50: 0.063, 75: 0.218, 90: 1.222, 95: 1.589,
      99: 2.564,
    ]),
    turning: .aimed)

  /// Drags of which is known that they were aimed to the right.
  ///
  /// The angles at 10 pt are those of 875 recorded drags with known intent, of which 32, 23, 16 and
  /// 10.5 % are more than 18.4, 26.6, 33.7 and 45° off the axis; the last set out 60 to 110° off it
  /// and turn later. Everything else is that of ``aimed``, without its loops.
  package static let aimedByIntent = HumanOnsets(
    strokes: 875,
    users: aimed.users,
    angleAt10Points: PercentileTable([
      0.5: -110, 4.8: -60, 5.25: -45, 8: -33.7, 11.5: -26.6, 16: -18.4, 50: 0, 84: 18.4,
      88.5: 26.6, 92: 33.7, 94.75: 45, 95.2: 60, 99.5: 110,
    ]),
    netAngle: aimed.netAngle,
    angleCorrelation: aimed.angleCorrelation,
    netLength: aimed.netLength,
    duration: aimed.duration,
    firstDistance: aimed.firstDistance,
    firstTime: aimed.firstTime,
    meanSpeed: aimed.meanSpeed,
    deviation: aimed.deviation,
    turning: .intended)

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
    ]),
    firstDistance: PercentileTable([
      1: 10.6, 5: 13.1, 10: 15.3, 25: 19.8, 50: 26.1, 75: 34.8, 90: 45.9, 95: 57.3, 99: 116.5,
    ]),
    firstTime: PercentileTable([
      1: 12, 5: 12, 10: 14, 25: 15, 50: 15, 75: 16, 90: 20, 95: 30, 99: 60,
    ]),
    meanSpeed: PercentileTable([
      1: 328, 5: 808, 10: 1007, 25: 1306, 50: 1697, 75: 2192, 90: 2699, 95: 3041, 99: 3719,
    ]),
    deviation: PercentileTable([
      1: 0.0, 5: 0.006, 10: 0.01, 25: 0.018, 50: 0.031, 75: 0.05, 90: 0.075, 95: 0.092, 99: 0.139,
    ]),
    turning: .flick)

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
    ]),
    firstDistance: PercentileTable([
      1: 10.6, 5: 12.9, 10: 14.9, 25: 19.6, 50: 26.5, 75: 37.5, 90: 51.8, 95: 61.0, 99: 103.3,
    ]),
    firstTime: PercentileTable([
      1: 12, 5: 12, 10: 14, 25: 15, 50: 15, 75: 16, 90: 16, 95: 30, 99: 60,
    ]),
    meanSpeed: PercentileTable([
      1: 410, 5: 787, 10: 953, 25: 1259, 50: 1702, 75: 2368, 90: 3112, 95: 3630, 99: 4806,
    ]),
    deviation: PercentileTable([
      1: 0.0, 5: 0.007, 10: 0.011, 25: 0.022, 50: 0.038, 75: 0.058, 90: 0.081, 95: 0.099, 99: 0.149,
    ]),
    turning: .flick)

  /// Beyond the 99th percentile to the right, so that `dx > abs(dy)` accepts 0.1 % at 10 pt.
  private static let up = HumanOnsets(
    strokes: 4_131,
    users: 46,
    angleAt10Points: PercentileTable([
      1: -51.6, 5: -22.8, 10: -15.6, 25: -4.8, 50: 3.9, 75: 13.0, 90: 21.4, 95: 26.1, 99: 38.6,
      99.9: 45, 100: 60,
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
    ]),
    firstDistance: PercentileTable([
      1: 10.1, 5: 10.5, 10: 11.0, 25: 12.5, 50: 16.3, 75: 28.5, 90: 43.2, 95: 57.2, 99: 108.5,
    ]),
    firstTime: PercentileTable([
      1: 15, 5: 25, 10: 33, 25: 50, 50: 75, 75: 134, 90: 191, 95: 292, 99: 424,
    ]),
    meanSpeed: PercentileTable([
      1: 26, 5: 63, 10: 94, 25: 183, 50: 379, 75: 671, 90: 1004, 95: 1265, 99: 2006,
    ]),
    deviation: PercentileTable([
      1: 0.003, 5: 0.011, 10: 0.016, 25: 0.026, 50: 0.044, 75: 0.07, 90: 0.103, 95: 0.127, 99: 0.25,
    ]),
    turning: .scroll)

  /// The first percentile is that of reversals, which are along the axis: no stroke is between them
  /// and the jitter of touch-down, so that `dx > abs(dy)` accepts 0.1 % at 10 pt.
  private static let down = HumanOnsets(
    strokes: 2_428,
    users: 46,
    angleAt10Points: PercentileTable([
      1: -159.0, 1.3: -155, 1.31: -60, 1.5: -41, 5: -25.2, 10: -16.3, 25: -2.8, 50: 8.4, 75: 19.3,
      90: 27.6, 95: 32.4, 99: 43.3,
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
    ]),
    firstDistance: PercentileTable([
      1: 10.1, 5: 10.7, 10: 11.5, 25: 14.6, 50: 24.4, 75: 36.5, 90: 55.5, 95: 74.9, 99: 134.8,
    ]),
    firstTime: PercentileTable([
      1: 8, 5: 17, 10: 24, 25: 42, 50: 68, 75: 128, 90: 177, 95: 227, 99: 408,
    ]),
    meanSpeed: PercentileTable([
      1: 36, 5: 77, 10: 118, 25: 220, 50: 397, 75: 663, 90: 1094, 95: 1519, 99: 2299,
    ]),
    deviation: PercentileTable([
      1: 0.001, 5: 0.008, 10: 0.013, 25: 0.025, 50: 0.044, 75: 0.068, 90: 0.102, 95: 0.133,
      99: 0.427,
    ]),
    turning: .scroll)
}

#endif
