/// Reads JSON as RFC 8259 has it, and knows the line on which it stops to be.
///
/// Foundation's decoder does not say where it stopped, keeps one of two values of a key in silence, and
/// takes some twenty times as long to give a tree of any shape.
struct JSONParser {
  private let bytes: [UInt8]
  private var position = 0

  /// Reads a whole text.
  static func value(of bytes: [UInt8]) throws(JSONSyntaxProblem) -> JSONValue {
    var parser = JSONParser(bytes)
    try parser.checkEncoding()
    let value = try parser.value(depth: 0)
    parser.skipSpace()
    guard parser.position == bytes.count else { throw parser.problem("goes on after its end") }
    return value
  }

  /// The line on which a value begins that was read before.
  static func line(of path: JSONPath, in bytes: [UInt8]) -> Int {
    var parser = JSONParser(bytes)
    for step in path.steps {
      // A step that is missing ends the search at what it is missing from.
      let before = parser.position
      guard (try? parser.take(step)) ?? false else {
        parser.position = before
        break
      }
    }
    parser.skipSpace()
    return parser.line
  }

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    // Some editors mark UTF-8 by three bytes, which RFC 8259 lets a reader pass over.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The line of the present position.
  private var line: Int {
    1 + bytes.prefix(position).reduce(0) { $0 + ($1 == .newline ? 1 : 0) }
  }

  private func problem(_ fact: String) -> JSONSyntaxProblem {
    JSONSyntaxProblem(line: line, fact: position < bytes.count ? fact : "it ends in the middle")
  }

  private mutating func checkEncoding() throws(JSONSyntaxProblem) {
    guard let first = bytes[position...].firstIndex(where: { $0 >= 0x80 }) else { return }
    var iterator = bytes[first...].makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = first
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar): offset += scalar.count
      case .emptyInput: return
      case .error:
        position = offset
        throw JSONSyntaxProblem(line: line, fact: nil)
      }
    }
  }

  private mutating func skipSpace() {
    while position < bytes.count {
      switch bytes[position] {
      case 0x20, 0x0A, 0x0D, 0x09: position += 1
      default: return
      }
    }
  }

  private mutating func value(depth: Int) throws(JSONSyntaxProblem) -> JSONValue {
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), .some(UInt8(ascii: "0")...UInt8(ascii: "9")): return try number()
    default: throw problem("a value is missing")
    }
  }

  private mutating func word(
    _ word: StaticString, _ value: JSONValue
  ) throws(JSONSyntaxProblem) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard next == word.utf8Start[index] else { throw problem("a word is none of JSON's") }
      position += 1
    }
    return value
  }

  /// Enters a list or an object.
  private mutating func enter(_ depth: Int) throws(JSONSyntaxProblem) {
    guard depth <= JSONMetrics.depth else {
      throw problem("it nests more than \(JSONMetrics.depth) deep")
    }
    position += 1
    skipSpace()
  }

  /// Passes over a comma, if another element follows; or over the closing bracket.
  private mutating func goesOn(until end: UInt8) throws(JSONSyntaxProblem) -> Bool {
    skipSpace()
    if next == UInt8(ascii: ",") {
      position += 1
      skipSpace()
      return true
    }
    guard next == end else { throw problem("a comma or a closing bracket is missing") }
    position += 1
    return false
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxProblem) -> [JSONValue] {
    try enter(depth)
    if next == UInt8(ascii: "]") {
      position += 1
      return []
    }
    var elements: [JSONValue] = []
    repeat { elements.append(try value(depth: depth)) } while try goesOn(until: UInt8(ascii: "]"))
    return elements
  }

  private mutating func members(depth: Int) throws(JSONSyntaxProblem) -> [String: JSONValue] {
    try enter(depth)
    if next == UInt8(ascii: "}") {
      position += 1
      return [:]
    }
    var members: [String: JSONValue] = [:]
    repeat {
      let key = try key()
      let value = try value(depth: depth)
      guard members.updateValue(value, forKey: key) == nil else {
        throw problem("the key \"\(key.onOneLine)\" is there twice")
      }
    } while try goesOn(until: UInt8(ascii: "}"))
    return members
  }

  private mutating func key() throws(JSONSyntaxProblem) -> String {
    guard next == UInt8(ascii: "\"") else { throw problem("a key in quotes is missing") }
    let key = try string()
    skipSpace()
    guard next == UInt8(ascii: ":") else { throw problem("a colon is missing after a key") }
    position += 1
    return key
  }

  /// Goes to where a step leads from the value at the present position; false if it leads nowhere.
  private mutating func take(_ step: JSONPath.Step) throws(JSONSyntaxProblem) -> Bool {
    skipSpace()
    switch (step, next) {
    case (.key(let wanted), UInt8(ascii: "{")):
      try enter(0)
      if next == UInt8(ascii: "}") { return false }
      repeat {
        if try key() == wanted { return true }
        _ = try value(depth: 0)
      } while try goesOn(until: UInt8(ascii: "}"))
      return false
    case (.index(let wanted), UInt8(ascii: "[")):
      try enter(0)
      if next == UInt8(ascii: "]") { return false }
      var index = 0
      repeat {
        if index == wanted { return true }
        _ = try value(depth: 0)
        index += 1
      } while try goesOn(until: UInt8(ascii: "]"))
      return false
    default: return false
    }
  }
}

extension JSONParser {
  private mutating func string() throws(JSONSyntaxProblem) -> String {
    position += 1
    let start = position
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        defer { position += 1 }
        return String(decoding: bytes[start..<position], as: UTF8.self)
      case UInt8(ascii: "\\"): return try escapedString(from: start)
      case ..<0x20: throw problem("a text holds a control character")
      default: position += 1
      }
    }
    throw problem("a text has no end")
  }

  private mutating func escapedString(from start: Int) throws(JSONSyntaxProblem) -> String {
    var text = Array(bytes[start..<position])
    while let byte = next {
      position += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try appendEscape(to: &text)
      case ..<0x20:
        position -= 1
        throw problem("a text holds a control character")
      default: text.append(byte)
      }
    }
    throw problem("a text has no end")
  }

  private mutating func appendEscape(to text: inout [UInt8]) throws(JSONSyntaxProblem) {
    guard let byte = next else { throw problem("a text has no end") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(byte)
    case UInt8(ascii: "b"): text.append(0x08)
    case UInt8(ascii: "f"): text.append(0x0C)
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "u"):
      text += String(Character(try escapedScalar())).utf8
    default:
      position -= 1
      throw problem("a text holds an escape that JSON has not")
    }
  }

  private mutating func escapedScalar() throws(JSONSyntaxProblem) -> Unicode.Scalar {
    let unit = try hexadecimal()
    if let scalar = Unicode.Scalar(unit) { return scalar }
    // Half of a pair: the other has to follow.
    if unit < 0xDC00, next == UInt8(ascii: "\\"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "u")
    {
      position += 2
      let low = try hexadecimal()
      if 0xDC00...0xDFFF ~= low,
        let scalar = Unicode.Scalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
      {
        return scalar
      }
    }
    throw problem("a text holds half a character")
  }

  private mutating func hexadecimal() throws(JSONSyntaxProblem) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw problem("a text holds an escape that JSON has not")
      }
      value = value << 4 + UInt32(digit)
      position += 1
    }
    return value
  }
}

extension JSONParser {
  private mutating func number() throws(JSONSyntaxProblem) -> JSONValue {
    let start = position
    let isNegative = next == UInt8(ascii: "-")
    if isNegative { position += 1 }
    var mantissa: UInt64 = 0
    let whole = try digits(&mantissa)
    if whole > 1, bytes[position - whole] == UInt8(ascii: "0") {
      throw problem("a number begins with 0")
    }
    var fraction = 0
    if next == UInt8(ascii: ".") {
      position += 1
      fraction = try digits(&mantissa)
    }
    let isShort = whole + fraction <= JSONMetrics.exactDigits
    if next == UInt8(ascii: "e") || next == UInt8(ascii: "E") {
      position += 1
      if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") { position += 1 }
      var exponent: UInt64 = 0
      _ = try digits(&exponent)
    } else if isShort {
      // Both are exact, and so their quotient is the nearest Double there is.
      let value = Double(mantissa) / JSONMetrics.powersOfTen[fraction]
      return .number(isNegative ? -value : value)
    }
    let text = String(decoding: bytes[start..<position], as: UTF8.self)
    guard let value = Double(text), value.isFinite else { return .unrepresentable }
    return .number(value)
  }

  /// Passes over digits, one at least, and adds them to a number, of which the last 64 bits are kept.
  private mutating func digits(_ number: inout UInt64) throws(JSONSyntaxProblem) -> Int {
    let start = position
    while let byte = next, UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte {
      number = number &* 10 &+ UInt64(byte - UInt8(ascii: "0"))
      position += 1
    }
    guard position > start else { throw problem("a digit is missing in a number") }
    return position - start
  }
}

/// The numbers of the reader, each with why.
private enum JSONMetrics {
  /// How deep lists and objects may nest: a trace does so six times, and a thread beside the main one may
  /// have a stack of 512 kB.
  static let depth = 64

  /// How many digits always make a whole number that `Double` holds exactly.
  static let exactDigits = 15

  /// The powers of ten that a number of as many digits may be divided by; `Double` holds them exactly.
  static let powersOfTen: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]
}

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
}
