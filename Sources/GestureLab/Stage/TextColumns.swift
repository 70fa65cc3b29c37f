#if HEADLESS
/// Lays out text for a terminal and for the notes of a map.
package enum TextColumns {
  /// The width of a line of prose, in characters.
  package static let lineWidth = 96

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
#endif
