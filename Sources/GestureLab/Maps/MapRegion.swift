/// The cells of an owner as few rectangles, in cells from the upper left corner.
struct MapRegion {
  /// Cells beside and below each other.
  struct Block: Equatable {
    let column: Int
    let row: Int
    let columns: Int
    var rows: Int
  }

  /// The rectangles of each owner of a map's direction, by the owner's index; runs that continue
  /// those of the row above make one with them.
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

  /// Runs of the same owner as one, whatever settled their drags.
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
