#if HEADLESS
import Foundation

/// The start points of a map's drags: the centers of the cells of a grid.
package struct MapGrid: Hashable, Sendable {
  /// The width and height of a cell, in pt; the border may cut the last column and row.
  package let spacing: Int
  /// The size of the screen, in pt.
  package let size: CGSize

  /// Makes a grid over a screen; the spacing is clamped to `MapMetrics.spacings`.
  package init(
    spacing: Int = MapMetrics.spacing, size: CGSize = StageMetrics.screen.size
  ) {
    let allowed = MapMetrics.spacings
    self.spacing = min(max(spacing, allowed.lowerBound), allowed.upperBound)
    self.size = size
  }

  /// The number of columns.
  package var columns: Int { Self.count(size.width, spacing) }
  /// The number of rows.
  package var rows: Int { Self.count(size.height, spacing) }

  /// Returns the center of the visible part of a cell, in pt from the screen's top left corner.
  package func start(column: Int, row: Int) -> CGPoint {
    CGPoint(
      x: Self.middle(column, spacing, size.width), y: Self.middle(row, spacing, size.height))
  }

  private static func count(_ length: CGFloat, _ spacing: Int) -> Int {
    Int((length / CGFloat(spacing)).rounded(.up))
  }

  private static func middle(_ index: Int, _ spacing: Int, _ length: CGFloat) -> CGFloat {
    let low = CGFloat(index * spacing)
    return (low + min(low + CGFloat(spacing), length)) / 2
  }
}

/// A part of a map: every n-th row, so that all parts take the same time.
package struct MapSlice: Equatable, Sendable {
  /// The number of the part, from 1.
  package let number: Int
  /// The number of parts.
  package let count: Int

  /// The whole map.
  package static let whole = MapSlice(number: 1, count: 1)

  /// Makes a part; returns nil unless its number is from 1 to the number of parts.
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
#endif
