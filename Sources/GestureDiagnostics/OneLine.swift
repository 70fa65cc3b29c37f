import GestureRules

extension String {
  /// The text for a terminal: control characters escaped, and its middle left out if it is long.
  ///
  /// Ids come from files, which may contain any character.
  package var onOneLine: String {
    let longest = 400
    let text = withoutBreaks
    // Counting bytes is faster, and a text never has fewer bytes than characters.
    return text.utf8.count <= longest || text.count <= longest
      ? text : "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
  }

  /// The whole text with control characters, line breaks and invisible characters escaped.
  package var withoutBreaks: String {
    // Nearly every text needs no escapes.
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
    // Characters that change the text direction or are invisible, except the joiner of emoji.
    case .format: self != "\u{200D}"
    default: false
    }
  }
}
