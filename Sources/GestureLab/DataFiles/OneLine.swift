extension String {
  /// The text for a terminal: control characters escaped, and its middle left out if it is long.
  ///
  /// Ids come from files, and a file may hold anything.
  package var onOneLine: String {
    let longest = 400
    var text = ""
    for scalar in unicodeScalars {
      text +=
        scalar.properties.generalCategory == .control
        ? scalar.escaped(asASCII: true) : String(scalar)
    }
    return text.count <= longest
      ? text : "\(text.prefix(longest / 2)) … \(text.suffix(longest / 2))"
  }
}
