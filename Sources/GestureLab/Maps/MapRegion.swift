#if HEADLESS
/// The cells of an owner, merged into rectangles.
package struct MapRegion {
  /// A rectangle of cells, in cells from the top left corner.
  struct Block: Equatable {
    let column: Int
    let row: Int
    let columns: Int
    var rows: Int
  }

  /// Returns the cells of each owner, by its index, as the data of an SVG path.
  package static func paths(
    of map: ConflictMap, _ direction: MapDirection
  ) -> [(owner: Int, data: String)] {
    let side = map.grid.spacing
    return blocks(of: map, direction).sorted { $0.key < $1.key }.map { owner, blocks in
      let data = blocks.map { block in
        "M\(block.column * side) \(block.row * side)h\(block.columns * side)"
          + "v\(block.rows * side)h-\(block.columns * side)z"
      }
      return (owner, data.joined())
    }
  }

  /// Returns the rectangles of each owner by its index, for one direction of a map.
  ///
  /// Runs are merged with equal runs of the row above.
  static func blocks(of map: ConflictMap, _ direction: MapDirection) -> [Int: [Block]] {
    var done: [Int: [Block]] = [:]
    var open: [Int: [Block]] = [:]
    for (row, runs) in (map.rows[direction] ?? []).enumerated() {
      var next: [Int: [Block]] = [:]
      for run in joined(runs) {
        var block = Block(column: run.column, row: row, columns: run.count, rows: 1)
        let above = open[run.owner]?.firstIndex {
          $0.column == block.column && $0.columns == block.columns
        }
        if let above, let upper = open[run.owner]?.remove(at: above) {
          block = upper
          block.rows += 1
        }
        next[run.owner, default: []].append(block)
      }
      done.merge(open) { $0 + $1 }
      open = next
    }
    return done.merging(open) { $0 + $1 }
  }

  /// Merges adjacent runs of the same owner with different reasons.
  private static func joined(
    _ runs: [ConflictMap.Run]
  ) -> [(owner: Int, column: Int, count: Int)] {
    var result: [(owner: Int, column: Int, count: Int)] = []
    var column = 0
    for run in runs {
      if let last = result.last, last.owner == run.owner {
        result[result.count - 1].count += run.count
      } else {
        result.append((run.owner, column, run.count))
      }
      column += run.count
    }
    return result
  }
}
#endif
