extension String {
  /// The text for a terminal: control characters escaped, and its middle left out if it is long.
  ///
  /// Ids come from files, and a file may hold anything.
  package var onOneLine: String {
    let longest = 400
    // Nearly every text is as it should be.
    if utf8.count <= longest, utf8.allSatisfy({ 0x20..<0x7F ~= $0 }) { return self }
    var text = ""
    for scalar in unicodeScalars {
      text +=
        scalar.breaksLines ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return text.count <= longest
      ? text : "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
  }
}

extension Unicode.Scalar {
  fileprivate var breaksLines: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
