#if HEADLESS
import GestureLab

extension TextColumns {
  /// The most characters of a line of a table.
  package static let tableWidth = 100
  /// The fewest characters of the last column of a table whose other columns are wide.
  private static let leastLastColumn = 30

  /// Returns rows whose cells are padded to the widest of their column.
  package static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingTrailingSpaces
    }
  }

  /// Returns the lines of each row of a table that fits a terminal.
  ///
  /// A cell that is wider than its column continues on the next lines of its row. The last column
  /// has the width that the others leave.
  ///
  /// - Parameter limits: The most characters of each column but the last.
  package static func wrapped(rows: [[String]], limits: [Int], indent: Int = 0) -> [[String]] {
    let cells = rows.map { row in
      row.enumerated().map { index, cell in
        limits.indices.contains(index) ? wrapped(cell, width: limits[index]) : [cell]
      }
    }
    let widths = limits.indices.map { column in
      cells.flatMap { $0.indices.contains(column) ? $0[column].map(\.count) : [] }.max() ?? 0
    }
    let used = widths.reduce(indent) { $0 + $1 + 2 }
    let last = max(leastLastColumn, tableWidth - used)
    return cells.map { cells in
      let columns = cells.enumerated().map { index, lines in
        widths.indices.contains(index) ? lines : lines.flatMap { wrapped($0, width: last) }
      }
      let height = columns.map(\.count).max() ?? 0
      return (0..<height).map { line in
        let parts = columns.enumerated().map { index, lines in
          let part = lines.indices.contains(line) ? lines[line] : ""
          return widths.indices.contains(index) ? part.padded(to: widths[index]) : part
        }
        return "".padded(to: indent) + parts.joined(separator: "  ").trimmingTrailingSpaces
      }
    }
  }

  /// Breaks a line that is longer than those of a table, of columns or of prose.
  ///
  /// What does not fit continues below the last column, or below the start of the prose; of an
  /// indented line two characters further.
  package static func folded(_ line: String) -> [String] {
    guard line.count > tableWidth else { return [line] }
    let letters = Array(line)
    let start = letters.firstIndex { $0 != " " } ?? 0
    let columns = letters.indices.filter { index in
      index > start + 1 && index <= tableWidth / 2 && letters[index] != " "
        && letters[index - 1] == " " && letters[index - 2] == " "
    }
    let column = columns.last ?? start
    let hanging = columns.isEmpty && start > 0 ? 2 : 0
    return wrapped(
      String(letters[column...]), indent: column + hanging, label: String(letters[..<column]),
      width: tableWidth)
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
#endif
