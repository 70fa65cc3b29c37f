import Foundation
import GestureRules

/// A number as code writes it.
package func number(_ value: CGFloat) -> String {
  if value == .infinity { return ".infinity" }
  if value.isNaN { return ".nan" }
  // Beyond 1e15 code writes an exponent.
  return abs(value) < 1e15 ? Int(exactly: value).map(String.init) ?? "\(value)" : "\(value)"
}

/// A text as code writes it.
package func quoted(_ text: String) -> String {
  var escaped = ""
  for character in text {
    if character == "\\" || character == "\"" { escaped.append("\\") }
    escaped.append(character)
  }
  return "\"\(escaped.withoutBreaks)\""
}

/// A number of things: "1 event", "2 events".
package func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}

/// A number rounded to a whole one, or as it is if `Int` cannot hold it.
package func rounded(_ value: Double) -> String {
  Int(exactly: value.rounded()).map(String.init) ?? "\(value)"
}

extension String {
  /// The text with spaces after it, up to a width in characters.
  package func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }

  /// The text with spaces before it, up to a width in characters.
  package func leftPadded(to width: Int) -> String {
    String(repeating: " ", count: max(0, width - count)) + self
  }
}
