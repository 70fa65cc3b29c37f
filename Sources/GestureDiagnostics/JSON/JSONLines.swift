import Foundation
import GestureRules

/// Checks the syntax of a JSON text, as RFC 8259 defines it, and finds the lines of its values.
///
/// `JSONDecoder` names no line, keeps one of two values with the same key, and accepts more than
/// UTF-8.
package struct JSONLines {
  /// What is wrong with the syntax of a text, and where.
  package struct Problem: Error, Equatable {
    /// The line, the first being 1.
    package let line: Int
    /// Half a sentence about the text that ends in a remedy.
    package let message: String
  }

  /// The deepest nesting that is read; traces need 8, and threads may have a stack of 512 kB.
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  /// Where the value begins that a path leads to, or the last value on the way to it.
  private var target = 0
  private var checksNumbers = true

  /// Checks a whole text.
  ///
  /// - Parameter checksNumbers: Whether to refuse numbers that `Double` cannot represent.
  package static func check(_ bytes: [UInt8], checksNumbers: Bool = true) throws(Problem) {
    var scanner = JSONLines(bytes)
    scanner.checksNumbers = checksNumbers
    try scanner.checkEncoding()
    try scanner.skipValue(depth: 0, towards: nil)
    scanner.skipSpace()
    guard scanner.next == nil else { throw scanner.problem("more text follows its end") }
  }

  /// Returns where the value at a coding path begins, in a text without syntax problems.
  ///
  /// If the path ends early, the value is the last one on the way.
  static func value(
    at path: [any CodingKey], in bytes: [UInt8]
  ) -> (line: Int, text: ArraySlice<UInt8>) {
    var scanner = JSONLines(bytes)
    try? scanner.skipValue(depth: 0, towards: path[...])
    scanner.position = scanner.target
    return (scanner.line, bytes[scanner.target...])
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = Self.startOfText(bytes)
    target = position
  }

  /// The number of bytes that mark the encoding: editors may mark UTF-8, and readers may ignore it.
  package static func startOfText(_ bytes: [UInt8]) -> Int {
    bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var line: Int { 1 + bytes[..<position].count { $0 == UInt8(ascii: "\n") } }

  private func problem(_ fact: String) -> Problem {
    let fact = next == nil ? "it ends in the middle" : fact
    return Problem(line: line, message: "is not JSON (\(fact)); correct the syntax")
  }

  private func checkEncoding() throws(Problem) {
    guard bytes.contains(where: { $0 >= 0x80 }) else { return }
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var line = 1
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): if scalar.first == UInt8(ascii: "\n") { line += 1 }
      case .emptyInput: return
      case .error: throw Problem(line: line, message: "is not UTF-8; save it as UTF-8 text")
      }
    }
  }

  // MARK: Values

  /// Skips a value; a path from it leads to ``target``.
  private mutating func skipValue(
    depth: Int, towards path: ArraySlice<any CodingKey>?
  ) throws(Problem) {
    skipSpace()
    if path != nil { target = position }
    switch next {
    case UInt8(ascii: "{"): try skipObject(depth: depth + 1, towards: path)
    case UInt8(ascii: "["): try skipArray(depth: depth + 1, towards: path)
    case UInt8(ascii: "\""): try skipString()
    case UInt8(ascii: "t"): try skipWord("true")
    case UInt8(ascii: "f"): try skipWord("false")
    case UInt8(ascii: "n"): try skipWord("null")
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): try skipNumber()
    default: throw problem("a value is missing")
    }
  }

  private mutating func skipObject(
    depth: Int, towards path: ArraySlice<any CodingKey>?
  ) throws(Problem) {
    guard try open(UInt8(ascii: "}"), depth: depth) else { return }
    var keys: Set<String> = []
    repeat {
      guard next == UInt8(ascii: "\"") else { throw problem("a key in quotes is missing") }
      let start = position
      try skipString()
      let key = string(bytes[start..<position])
      skipSpace()
      guard next == UInt8(ascii: ":") else { throw problem("a colon is missing after a key") }
      guard keys.insert(key).inserted else {
        throw problem("the key \"\(key.onOneLine)\" occurs twice")
      }
      position += 1
      try skipValue(
        depth: depth, towards: path?.first?.stringValue == key ? path?.dropFirst() : nil)
    } while try separator(before: UInt8(ascii: "}"))
  }

  private mutating func skipArray(
    depth: Int, towards path: ArraySlice<any CodingKey>?
  ) throws(Problem) {
    guard try open(UInt8(ascii: "]"), depth: depth) else { return }
    var index = 0
    repeat {
      try skipValue(depth: depth, towards: path?.first?.intValue == index ? path?.dropFirst() : nil)
      index += 1
    } while try separator(before: UInt8(ascii: "]"))
  }

  /// Skips an opening bracket; returns whether elements follow, and else skips the closing one.
  private mutating func open(_ end: UInt8, depth: Int) throws(Problem) -> Bool {
    guard depth <= Self.maximumDepth else {
      throw problem("it nests more than \(Self.maximumDepth) deep")
    }
    position += 1
    skipSpace()
    guard next == end else { return true }
    position += 1
    return false
  }

  /// Skips a comma, or a closing bracket; returns whether another element follows.
  private mutating func separator(before end: UInt8) throws(Problem) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") || next == end else {
      throw problem("a comma or a closing bracket is missing")
    }
    position += 1
    if bytes[position - 1] == end { return false }
    skipSpace()
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || 0x09...0x0A ~= byte || byte == 0x0D { position += 1 }
  }

  private mutating func skipWord(_ word: StaticString) throws(Problem) {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw problem("a word is unknown to JSON") }
      position += 1
    }
  }

  private mutating func skipNumber() throws(Problem) {
    let number = position
    if next == UInt8(ascii: "-") { position += 1 }
    let start = position
    try skipDigits()
    if bytes[start] == UInt8(ascii: "0"), position > start + 1 {
      throw problem("a number begins with 0")
    }
    if next == UInt8(ascii: ".") {
      position += 1
      try skipDigits()
    }
    let hasExponent = next == UInt8(ascii: "e") || next == UInt8(ascii: "E")
    if hasExponent {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      try skipDigits()
    }
    // `JSONDecoder` refuses such a number without saying where; shorter ones fit.
    if checksNumbers, hasExponent || position - number > 300,
      !isRepresentable(bytes[number..<position])
    {
      throw Problem(line: line, message: "has a number out of range; correct it")
    }
  }

  /// Whether `Double` can represent a number, and not as 0 unless it is 0.
  private func isRepresentable(_ number: ArraySlice<UInt8>) -> Bool {
    let mantissa = number.prefix { $0 | 0x20 != UInt8(ascii: "e") }
    let isZero = !mantissa.contains { UInt8(ascii: "1")...UInt8(ascii: "9") ~= $0 }
    let value = Double(String(decoding: number, as: UTF8.self)) ?? .nan
    return value.isFinite && (value == 0) == isZero
  }

  private mutating func skipDigits() throws(Problem) {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte { position += 1 }
    guard position > start else { throw problem("a digit is missing in a number") }
  }

  // MARK: Strings

  /// Skips a string from its opening quote.
  private mutating func skipString() throws(Problem) {
    position += 1
    while let byte = next, byte != UInt8(ascii: "\"") {
      guard byte >= 0x20 else { throw problem("a text contains a control character") }
      position += 1
      if byte == UInt8(ascii: "\\") { try skipEscape() }
    }
    guard next != nil else { throw problem("a text has no end") }
    position += 1
  }

  /// The string of bytes in quotes.
  private func string(_ quoted: ArraySlice<UInt8>) -> String {
    if quoted.contains(UInt8(ascii: "\\")),
      let text = try? JSONDecoder().decode(String.self, from: Data(quoted))
    {
      return text
    }
    return String(decoding: quoted.dropFirst().dropLast(), as: UTF8.self)
  }

  /// Skips an escape after its backslash.
  private mutating func skipEscape() throws(Problem) {
    guard let byte = next, "\"\\/bfnrtu".utf8.contains(byte) else {
      throw problem("a text contains an escape that is unknown to JSON")
    }
    position += 1
    guard byte == UInt8(ascii: "u") else { return }
    let unit = try skipCodeUnit()
    guard 0xD800...0xDFFF ~= unit else { return }
    // A surrogate stands for a character only as the first of a pair.
    let isFirst = unit < 0xDC00 && bytes[position...].starts(with: [0x5C, UInt8(ascii: "u")])
    if isFirst { position += 2 }
    guard isFirst, 0xDC00...0xDFFF ~= (try skipCodeUnit()) else {
      throw problem("a text contains half a character")
    }
  }

  /// Skips the four digits of a code unit of UTF-16, and returns it.
  private mutating func skipCodeUnit() throws(Problem) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("a text contains an escape that is unknown to JSON")
      }
      unit = unit << 4 + UInt32(digit)
      position += 1
    }
    return unit
  }
}
