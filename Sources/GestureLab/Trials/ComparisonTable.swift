import GestureArbitration

/// A comparison as text: a line for strokes that fared alike.
@MainActor
package struct ComparisonTable {
  private struct Row {
    var strokes: String
    var without: String
    var with: String
    var rule: String
    var why: String
  }

  /// The lines, each without its line break.
  package let lines: [String]

  /// Lays out a comparison.
  package init(_ comparison: Comparison) {
    var table: [(title: String, rows: [Row])] = []
    for (screen, cells) in comparison.screens {
      table.append((screen.title, Self.rows(cells)))
    }
    let all = table.flatMap(\.rows)
    let widths = (
      strokes: (all.map(\.strokes.count) + [7]).max() ?? 0,
      without: (all.map(\.without.count) + [5]).max() ?? 0,
      with: (all.map(\.with.count) + [12]).max() ?? 0,
      rule: (all.map(\.rule.count) + [10]).max() ?? 0
    )
    func line(_ strokes: String, _ without: String, _ with: String, _ rule: String, _ why: String)
      -> String
    {
      let text = [
        strokes.padded(to: widths.strokes), without.padded(to: widths.without),
        with.padded(to: widths.with), rule.padded(to: widths.rule), why,
      ].joined(separator: "  ")
      return "  " + text.trimmingTrailingBlanks
    }
    var lines = [line("strokes", "UIKit", "with arbiter", "decided by", "because")]
    for (title, rows) in table {
      lines.append(title)
      for row in rows {
        lines.append(
          line(
            row.strokes, row.without, row.with, row.rule, row.why))
      }
    }
    self.lines = lines
  }

  /// Puts cells that fared alike into one row.
  private static func rows(_ cells: [Comparison.Cell]) -> [Row] {
    var groups: [(cells: [Comparison.Cell], row: Row)] = []
    for cell in cells {
      let row = Row(
        strokes: "", without: cell.without.description, with: cell.with.description,
        rule: cell.rules.description, why: cell.why ?? "")
      let index = groups.firstIndex {
        $0.row.without == row.without && $0.row.with == row.with && $0.row.rule == row.rule
      }
      if let index {
        groups[index].cells.append(cell)
      } else {
        groups.append(([cell], row))
      }
    }
    return groups.map { group in
      var row = group.row
      row.strokes = label(group.cells)
      return row
    }
  }

  /// "right, left from middle": a direction alone stands for both places.
  private static func label(_ cells: [Comparison.Cell]) -> String {
    SwipeDirection.allCases.compactMap { direction in
      let places = cells.filter { $0.direction == direction }.map(\.place)
      switch places.count {
      case 0: return nil
      case 1: return "\(direction) from \(places[0])"
      default: return "\(direction)"
      }
    }.joined(separator: ", ")
  }
}
