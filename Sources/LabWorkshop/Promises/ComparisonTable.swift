#if HEADLESS
import GestureArbitration
import GestureLab

/// A comparison as text: a line for all strokes with the same outcome.
@MainActor
package struct ComparisonTable {
  private struct Row {
    var strokes: String
    var without: String
    var with: String
    var rule: String
    var why: String

    var cells: [String] { [strokes, without, with, why.isEmpty ? rule : "\(rule): \(why)"] }
  }

  /// The most characters of the strokes and of an owner.
  private static let limits = [19, 14, 14]

  /// The lines, each without its line break.
  package let lines: [String]

  /// Lays out a comparison.
  package init(_ comparison: Comparison) {
    var table: [(title: String, rows: [Row])] = []
    for (screen, cells) in comparison.screens {
      table.append((screen.title, Self.rows(cells)))
    }
    let head = ["strokes", "UIKit", "arbiter", "decided by: because"]
    let rows = TextColumns.wrapped(
      rows: [head] + table.flatMap(\.rows).map(\.cells), limits: Self.limits, indent: 2)
    var lines = rows.first ?? []
    var rest = rows.dropFirst()
    for (title, group) in table {
      lines.append(title)
      for (row, texts) in zip(group, rest) {
        // A mark in the margin: the arbiter changes an owner.
        let mark = row.without == row.with ? "" : "*"
        lines += [mark + texts.prefix(1).joined().dropFirst(mark.count)] + texts.dropFirst()
      }
      rest = rest.dropFirst(group.count)
    }
    self.lines = lines
  }

  /// Merges cells with the same outcome into one row.
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

  /// Returns a label such as "right, left from middle"; a direction alone stands for both places.
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
#endif
