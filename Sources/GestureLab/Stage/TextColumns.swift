#if HEADLESS
/// Lays out text in columns for a terminal.
package enum TextColumns {
  /// The width of a line of prose, in characters.
  package static let lineWidth = 96

  /// Returns rows whose cells are padded to the widest of their column.
  static func aligned(_ rows: [[String]]) -> [String] {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in
      rows.map { $0.indices.contains(column) ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      zip(row, widths).map { $0.padded(to: $1) }.joined(separator: "  ").trimmingTrailingSpaces
    }
  }

  /// Breaks a text into lines.
  ///
  /// - Parameters:
  ///   - indent: The number of spaces before each line.
  ///   - label: The start of the first line, instead of the spaces.
  ///   - width: The width of a line, in characters.
  package static func wrapped(
    _ text: String, indent: Int = 0, label: String? = nil, width: Int = lineWidth
  ) -> [String] {
    let margin = "".padded(to: indent)
    var lines: [String] = []
    var line = label ?? margin
    var isEmpty = true
    for word in text.split(whereSeparator: \.isWhitespace) {
      if !isEmpty, line.count + 1 + word.count > width {
        lines.append(line)
        line = margin
        isEmpty = true
      }
      line += isEmpty ? word : " \(word)"
      isEmpty = false
    }
    return lines + [line]
  }
}

extension String {
  /// The text without trailing spaces.
  fileprivate var trimmingTrailingSpaces: String {
    String(reversed().drop { $0 == " " }.reversed())
  }
}
#endif
