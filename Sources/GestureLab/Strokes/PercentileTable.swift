/// A distribution known by a few of its percentiles, with straight lines between them.
package struct PercentileTable: Equatable, Sendable {
  private let percents: [Double]
  private let values: [Double]

  /// Takes percents (0 to 100) and their values, written as in the published table.
  package init(_ percentiles: KeyValuePairs<Double, Double>) {
    let sorted = percentiles.sorted { $0.key < $1.key }
    percents = sorted.map(\.key)
    values = sorted.map(\.value)
  }

  /// The value below which a share `u` of the distribution lies.
  ///
  /// `u` goes from 0 to 1 and is clamped to the percentiles that are known: nothing is made up
  /// beyond them. An empty table is 0 everywhere.
  package func value(at u: Double) -> Double {
    guard let first = values.first, let last = values.last else { return 0 }
    guard let upper = percents.firstIndex(where: { $0 >= u * 100 }) else { return last }
    guard upper > 0 else { return first }
    let span = percents[upper] - percents[upper - 1]
    let share = span > 0 ? (u * 100 - percents[upper - 1]) / span : 1
    return values[upper - 1] + share * (values[upper] - values[upper - 1])
  }
}
