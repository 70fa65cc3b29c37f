extension JSONParser {
  /// Reads a text from its first quote on.
  mutating func string() throws(JSONSyntaxProblem) -> String {
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
