extension String {
  /// The text for a terminal: control characters escaped, and its middle left out if it is long.
  ///
  /// Ids come from files, and a file may hold anything.
  package var onOneLine: String {
    let longest = 400
    let text = withoutBreaks
    // Counting bytes is quicker, and there are never fewer of them.
    return text.utf8.count <= longest || text.count <= longest
      ? text : "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
  }

  /// The whole text with control characters, and all that ends a line or is not seen, escaped.
  package var withoutBreaks: String {
    // Nearly every text is as it should be.
    if utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.breaksLines {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    // What turns the direction of writing, or is not seen; but for what joins the parts of an
    // emoji.
    case .format: self != "\u{200D}"
    default: false
    }
  }
}
