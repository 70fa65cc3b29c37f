/// A part of a map's rows: every so many-th, so that parts that are played at once take equally long.
package struct MapSlice: Equatable, Sendable {
  /// Which part, from 1 on.
  package let number: Int
  /// Of how many.
  package let count: Int

  /// The whole map.
  package static let whole = MapSlice(number: 1, count: 1)

  /// Makes a part of several; nil unless its number is among theirs.
  package init?(_ number: Int, of count: Int) {
    guard MapMetrics.jobs.contains(count), (1...count).contains(number) else { return nil }
    self.init(number: number, count: count)
  }

  private init(number: Int, count: Int) {
    self.number = number
    self.count = count
  }

  /// Whether a row belongs to the part.
  func contains(row: Int) -> Bool { row % count == number - 1 }
}
