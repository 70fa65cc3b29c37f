import Foundation

/// A length as decisions print it: whole points if it is whole, otherwise one decimal, with the
/// unit.
///
/// `String(format:)` reads the locale on some platforms; traces must not depend on it.
package func points(_ length: CGFloat) -> String { "\(decimal(length)) pt" }

/// A point as decisions print it.
package func coordinates(_ point: CGPoint) -> String {
  "(\(decimal(point.x)), \(decimal(point.y)))"
}

/// A number as code writes it.
package func number(_ value: CGFloat) -> String {
  if value == .infinity { return ".infinity" }
  if value.isNaN { return ".nan" }
  return value == value.rounded() ? decimal(value) : "\(value)"
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

private func decimal(_ value: CGFloat) -> String {
  // Beyond 1e15 a Double has no tenths left. NaN leaves here as well.
  guard abs(value) < 1e15 else { return "\(value)" }
  let tenths = Int((Double(value) * 10).rounded())
  let (whole, fraction) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  let sign = tenths < 0 ? "-" : ""
  return fraction == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
}
