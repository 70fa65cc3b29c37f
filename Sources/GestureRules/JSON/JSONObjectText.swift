import Foundation

/// An object of a JSON text that is being written, key by key, on one line.
package struct JSONObjectText {
  private var text = "{"
  private var isEmpty = true

  /// Begins an object.
  package init() {}

  /// The object as written so far, closed.
  package var closed: String { text + "}" }

  /// Writes a text.
  package mutating func add(_ key: String, _ value: String) { append(key, value.asJSON) }

  /// Writes a truth value.
  package mutating func add(_ key: String, _ value: Bool) { append(key, value ? "true" : "false") }

  /// Writes a whole number.
  package mutating func add(_ key: String, _ value: Int) { append(key, "\(value)") }

  /// Writes a number; one that JSON has not as a text, "infinity", "-infinity" or "nan".
  package mutating func add(_ key: String, _ value: Double) { append(key, value.asJSON) }

  /// Writes a case of an enumeration.
  package mutating func add<Choice: RawRepresentable<String>>(_ key: String, _ value: Choice) {
    append(key, value.rawValue.asJSON)
  }

  /// Writes a point as a list of two numbers.
  package mutating func add(_ key: String, _ value: CGPoint) { append(key, value.asJSON) }

  /// Writes a rectangle as a list of four numbers: x, y, width and height.
  package mutating func add(_ key: String, _ value: CGRect) { append(key, value.asJSON) }

  /// Writes an object.
  package mutating func add(_ key: String, _ body: (inout JSONObjectText) -> Void) {
    var object = JSONObjectText()
    body(&object)
    append(key, object.closed)
  }

  /// Writes a list of objects.
  package mutating func add<Element>(
    _ key: String, _ elements: [Element], _ body: (Element, inout JSONObjectText) -> Void
  ) {
    let objects = elements.map { element in
      var object = JSONObjectText()
      body(element, &object)
      return object.closed
    }
    append(key, "[\(objects.joined(separator: ","))]")
  }

  /// Writes a value that is JSON already.
  package mutating func append(_ key: String, _ json: String) {
    if !isEmpty { text += "," }
    isEmpty = false
    text += "\""
    text += key
    text += "\":"
    text += json
  }
}

extension Double {
  /// The number as JSON: whole where it is whole, and the shortest that reads the same.
  package var asJSON: String {
    if isNaN { return "\"nan\"" }
    if isInfinite { return self < 0 ? "\"-infinity\"" : "\"infinity\"" }
    // Below that every whole number is a Double of its own; minus nought is none.
    guard abs(self) < 1e15, self == rounded(), self != 0 || sign == .plus else {
      return self == 0 ? "-0" : "\(self)"
    }
    return "\(Int(self))"
  }
}

extension CGPoint {
  /// The point as a JSON list.
  package var asJSON: String { "[\(Double(x).asJSON),\(Double(y).asJSON)]" }
}

extension CGRect {
  /// The rectangle as a JSON list.
  package var asJSON: String {
    let numbers = [origin.x, origin.y, size.width, size.height]
    return "[\(numbers.map { Double($0).asJSON }.joined(separator: ","))]"
  }
}

extension String {
  /// The text in quotes as JSON has it.
  package var asJSON: String {
    if utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x22 && $0 != 0x5C && $0 != 0x7F }) {
      return "\"\(self)\""
    }
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case ..<" ", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
