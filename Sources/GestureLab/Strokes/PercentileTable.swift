#if HEADLESS
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
