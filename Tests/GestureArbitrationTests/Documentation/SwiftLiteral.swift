#if HEADLESS
/// A text in Swift code, and where it stands.
struct SwiftLiteral: Equatable {
  /// The line on which it starts, the first being 1.
  let line: Int
  /// The text on one line, with … for each interpolation.
  var text: String
  /// What the innermost bracket around it belongs to: `Issue` in `Issue(fact: "…")`, and the same
  /// in `Issue("code") { "…" }`; empty for a block of other code.
  let callee: String
  /// The label of the argument, and its number, from 0.
  let label: String?
  let index: Int
  /// Whether the innermost bracket is no parenthesis.
  let isInBlock: Bool
  /// The innermost function or property around it, or the variable that it is the value of.
  let declaration: String

  /// Returns the texts in Swift code; those that `+` joins are one.
  static func all(in source: String) -> [SwiftLiteral] {
    var scanner = Scanner(bytes: Array(source.utf8))
    scanner.scan()
    return scanner.literals.map { literal in
      var literal = literal
      literal.text = literal.text.replacing(/…+/, with: "…")
        .split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return literal
    }
  }
}

extension SwiftLiteral {
  fileprivate struct Bracket {
    let byte: UInt8
    let callee: String
    var label: String?
    var index = 0
    let declaration: String?
    /// The literal that a following `+` extends.
    var latest: Int?
  }

  /// Reads formatted Swift once, from its start to its end.
  fileprivate struct Scanner {
    let bytes: [UInt8]
    private(set) var literals: [SwiftLiteral] = []
    private var position = 0
    private var line = 1
    private var brackets: [Bracket] = []
    /// A function or property whose opening brace may follow.
    private var pending: String?
    /// The latest variable.
    private var variable = ""
    /// What the latest closed parenthesis belonged to.
    private var closed = ""

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func scan() {
      while position < bytes.count {
        switch bytes[position] {
        case UInt8(ascii: "/") where follows("//"): skipLine()
        case UInt8(ascii: "#") where follows("#\""): skipRawText()
        case UInt8(ascii: "\""): add()
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): open()
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): close()
        case UInt8(ascii: ","):
          if !brackets.isEmpty {
            brackets[brackets.count - 1].label = nil
            brackets[brackets.count - 1].index += 1
            brackets[brackets.count - 1].latest = nil
          }
          advance()
        case UInt8(ascii: "="):
          if brackets.last?.byte != UInt8(ascii: "(") { pending = nil }
          advance()
        case let byte where Self.isWord(byte): readWord()
        default: advance()
        }
      }
    }

    // MARK: Texts

    private mutating func add() {
      let start = line
      let extends = before(position) == UInt8(ascii: "+")
      let isValue = isAfterAssignment
      // What joins two texts that is no text itself varies.
      let text = readText() + (isFollowedByOther ? "…" : "")
      let bracket = brackets.last
      if extends, let latest = bracket?.latest {
        literals[latest].text += text
        return
      }
      if !brackets.isEmpty { brackets[brackets.count - 1].latest = literals.count }
      literals.append(
        SwiftLiteral(
          line: start, text: text, callee: bracket?.callee ?? "", label: bracket?.label,
          index: bracket?.index ?? 0, isInBlock: bracket?.byte != UInt8(ascii: "("),
          declaration: isValue
            ? variable : brackets.last { $0.declaration != nil }?.declaration ?? ""))
    }

    /// Whether the next text is assigned, not compared.
    private var isAfterAssignment: Bool {
      guard let equals = bytes[..<position].lastIndex(where: { !Self.isSpace($0) }),
        bytes[equals] == UInt8(ascii: "="), equals > 0
      else { return false }
      return Self.isSpace(bytes[equals - 1])
    }

    /// Whether `+` and something else than a text follows.
    private var isFollowedByOther: Bool {
      let rest = bytes[position...].drop(while: Self.isSpace)
      guard rest.first == UInt8(ascii: "+") else { return false }
      return rest.dropFirst().drop(while: Self.isSpace).first != UInt8(ascii: "\"")
    }

    /// Reads a text in quotes, or in three of them.
    private mutating func readText() -> String {
      let quote = follows("\"\"\"") ? "\"\"\"" : "\""
      var text: [UInt8] = []
      position += quote.utf8.count
      while position < bytes.count, !follows(quote) {
        guard bytes[position] == UInt8(ascii: "\\"), position + 1 < bytes.count else {
          text.append(bytes[position])
          advance()
          continue
        }
        position += 1
        switch bytes[position] {
        case UInt8(ascii: "("):
          skipInterpolation()
          text += Array("…".utf8)
        case UInt8(ascii: "\n"): advance()
        case UInt8(ascii: "n"), UInt8(ascii: "t"):
          text.append(UInt8(ascii: " "))
          advance()
        default:
          text.append(bytes[position])
          advance()
        }
      }
      position += quote.utf8.count
      return String(decoding: text, as: UTF8.self)
    }

    private mutating func skipInterpolation() {
      var depth = 0
      repeat {
        switch bytes[position] {
        case UInt8(ascii: "("): depth += 1
        case UInt8(ascii: ")"): depth -= 1
        case UInt8(ascii: "\""):
          _ = readText()
          continue
        default: break
        }
        advance()
      } while depth > 0 && position < bytes.count
    }

    private mutating func skipRawText() {
      let end = follows("#\"\"\"") ? "\"\"\"#" : "\"#"
      position += end.utf8.count
      while position < bytes.count, !follows(end) { advance() }
      position += end.utf8.count
    }

    private mutating func skipLine() {
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    }

    // MARK: Brackets and names

    private mutating func open() {
      let byte = bytes[position]
      let isBlock = byte == UInt8(ascii: "{")
      var callee = name(endingBefore: position)
      if isBlock, callee.isEmpty, before(position) == UInt8(ascii: ")") { callee = closed }
      brackets.append(
        Bracket(byte: byte, callee: callee, declaration: isBlock ? pending : nil))
      if isBlock { pending = nil }
      advance()
    }

    private mutating func close() {
      if let bracket = brackets.popLast() {
        closed = bracket.byte == UInt8(ascii: "(") ? bracket.callee : ""
      }
      advance()
    }

    private mutating func readWord() {
      let start = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      let word = String(decoding: bytes[start..<position], as: UTF8.self)
      let isStatement = brackets.last.map { $0.byte == UInt8(ascii: "{") } ?? true
      if word == "func" || word == "var" || word == "let" {
        var end = position
        while end < bytes.count, !Self.isWord(bytes[end]), bytes[end] != UInt8(ascii: "(") {
          end += 1
        }
        let first = end
        while end < bytes.count, Self.isWord(bytes[end]) { end += 1 }
        let name = String(decoding: bytes[first..<end], as: UTF8.self)
        if word != "func" { variable = name }
        if word != "let" { pending = name }
        position = end
      } else if isStatement, Self.blocks.contains(word) {
        pending = nil
      } else if let last = brackets.indices.last, brackets[last].byte == UInt8(ascii: "("),
        position < bytes.count, bytes[position] == UInt8(ascii: ":"),
        let previous = before(start), previous == UInt8(ascii: "(") || previous == UInt8(ascii: ",")
      {
        brackets[last].label = word
      }
    }

    /// The words that begin a block which is no function and no property.
    private static let blocks: Set<String> = [
      "init", "struct", "enum", "extension", "class", "protocol", "switch", "if", "guard", "for",
      "while", "do", "else", "catch",
    ]

    /// The name directly before a bracket, such as "StageError" or "values.invalid".
    private func name(endingBefore end: Int) -> String {
      var last = end
      while last > 0, bytes[last - 1] == UInt8(ascii: " ") { last -= 1 }
      var first = last
      while first > 0, Self.isWord(bytes[first - 1]) || bytes[first - 1] == UInt8(ascii: ".") {
        first -= 1
      }
      return String(decoding: bytes[first..<last], as: UTF8.self)
    }

    private func before(_ index: Int) -> UInt8? {
      bytes[..<index].last { !Self.isSpace($0) }
    }

    private func follows(_ text: String) -> Bool {
      bytes[position...].starts(with: text.utf8)
    }

    private mutating func advance() {
      if bytes[position] == UInt8(ascii: "\n") { line += 1 }
      position += 1
    }

    private static func isSpace(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n")
    }

    private static func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte == UInt8(ascii: "#")
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
    }
  }
}
#endif
