/// Reads JSON as RFC 8259 has it, and knows the line on which it stops to be.
///
/// Foundation's decoder does not say where it stopped, keeps one of two values of a key in silence, and
/// takes some twenty times as long to give a tree of any shape.
struct JSONParser {
  let bytes: [UInt8]
  var position = 0

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

  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// The line of the present position.
  private var line: Int {
    1 + bytes.prefix(position).reduce(0) { $0 + ($1 == .newline ? 1 : 0) }
  }

  func problem(_ fact: String) -> JSONSyntaxProblem {
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

extension UInt8 {
  fileprivate static let newline = UInt8(ascii: "\n")
}
