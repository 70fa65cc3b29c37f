#if HEADLESS
/// The numbered statements about UIKit, as the articles of the engine define them.
enum Contract {
  /// The definition of one number.
  struct Definition {
    let number: String
    /// The words in parentheses after the number.
    let confidence: [String]
    /// The statement with its source and its remark on the engine, on one line.
    let text: String
    let line: Repository.Line

    /// What states or shows the fact; nil without one.
    var source: String? { part("*Source:*") }
    /// Why no test holds the statement; nil if one should.
    var notModelled: String? { part("*Not modelled:*") }

    private func part(_ label: String) -> String? {
      guard let start = text.range(of: label)?.upperBound else { return nil }
      let rest = text[start...].drop { $0 == " " }
      let end = rest.firstRange(of: #/ \*[A-Z][a-z ]+:\*/#)?.lowerBound ?? rest.endIndex
      return rest[..<end].count > 3 ? String(rest[..<end]) : nil
    }
  }

  static let catalog = "Sources/HeadlessUIKit/HeadlessUIKit.docc"

  /// The words that a definition may use for its confidence; `contract.md` explains them.
  static let confidences: Set<String> = [
    "documented", "observed", "observed once", "measured", "inferred", "open",
  ]

  /// The paths of the articles.
  static let articles = Repository.files.filter { $0.hasPrefix(catalog) && $0.hasSuffix(".md") }

  static let definitions = articles.flatMap { definitions(in: Repository.lines(of: $0)) }

  /// Returns the definitions of an article: list items that start with a bold number.
  static func definitions(in lines: [Repository.Line]) -> [Definition] {
    var found: [Definition] = []
    var isInside = false
    for line in lines {
      if let match = line.text.prefixMatch(of: #/- \*\*(\w+)\*\*(?: \(([^)]*)\))?(.*)/#),
        !numbers(in: line.text).isEmpty
      {
        let confidence = (match.output.2 ?? "").split(separator: ", ").map(String.init)
        found.append(
          Definition(
            number: String(match.output.1), confidence: confidence,
            text: String(match.output.3), line: line))
        isInside = true
      } else if isInside, line.text.hasPrefix("  "), let last = found.popLast() {
        found.append(
          Definition(
            number: last.number, confidence: last.confidence,
            text: last.text + " " + line.text.drop { $0 == " " }, line: last.line))
      } else {
        isInside = false
      }
    }
    return found
  }

  /// Returns the numbers that a text cites: C and three digits, M and two, Q and one or two.
  ///
  /// A letter with digits and then a further number is a command of a drawing's path, not a
  /// citation.
  static func numbers(in text: String) -> [String] {
    var found: [String] = []
    let bytes = Array(text.utf8)
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isWord(bytes[index]) { index += 1 }
      if isNumber(bytes[start..<index]), !startsCoordinate(bytes[index...]) {
        found.append(String(decoding: bytes[start..<index], as: UTF8.self))
      }
      index = max(index, start + 1)
    }
    return found
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || byte == UInt8(ascii: "_")
      || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isNumber(_ word: ArraySlice<UInt8>) -> Bool {
    guard let letter = word.first, word.dropFirst().allSatisfy(isDigit) else { return false }
    return switch letter {
    case UInt8(ascii: "C"): word.count == 4
    case UInt8(ascii: "M"): word.count == 3
    case UInt8(ascii: "Q"): word.count == 2 || word.count == 3
    default: false
    }
  }

  private static func startsCoordinate(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let separator = rest.first,
      separator == UInt8(ascii: " ") || separator == UInt8(ascii: ",")
    else { return false }
    return rest.dropFirst().first.map { isDigit($0) || $0 == UInt8(ascii: "-") } ?? false
  }
}
#endif
