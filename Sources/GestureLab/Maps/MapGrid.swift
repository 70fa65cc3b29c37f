import Foundation

/// Where a map's drags start: in the middle of each cell of a grid over the screen.
package struct MapGrid: Hashable, Sendable {
  /// How wide and high a cell is, in pt; the last column and row may be cut by the border.
  package let spacing: Int
  /// The screen, in pt.
  let size: CGSize

  /// Makes a grid over the lab's screen; a spacing outside `MapMetrics.spacings` is brought inside.
  package init(spacing: Int = MapMetrics.spacing) {
    let allowed = MapMetrics.spacings
    self.spacing = min(max(spacing, allowed.lowerBound), allowed.upperBound)
    size = StageMetrics.screen.size
  }

  /// How many cells lie beside each other.
  package var columns: Int { Self.count(size.width, spacing) }
  /// How many cells lie below each other.
  package var rows: Int { Self.count(size.height, spacing) }

  /// The middle of what lies of a cell on the glass, in pt from the screen's upper left corner.
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
