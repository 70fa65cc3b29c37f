extension JSONParser {
  /// Reads a number; one that `Double` has not is none.
  mutating func number() throws(JSONSyntaxProblem) -> JSONValue {
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
