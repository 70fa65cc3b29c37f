import Foundation

/// A length as decisions print it: whole points where it is whole, else one decimal, with unit.
///
/// Not `String(format:)`: it reads the locale on some platforms, and the trace must not.
func points(_ length: CGFloat) -> String {
  "\(decimal(length)) pt"
}

/// A coordinate pair as decisions print it.
func coordinates(_ point: CGPoint) -> String {
  "(\(decimal(point.x)), \(decimal(point.y)))"
}

/// A number as it is written in code.
func number(_ value: CGFloat) -> String {
  if value == .infinity { return ".infinity" }
  if value.isNaN { return ".nan" }
  return value == value.rounded() ? decimal(value) : "\(value)"
}

/// A text as it is written in code.
func quoted(_ text: String) -> String {
  var escaped = ""
  for character in text {
    if character == "\\" || character == "\"" { escaped.append("\\") }
    escaped.append(character)
  }
  return "\"\(escaped.withoutBreaks)\""
}

private func decimal(_ value: CGFloat) -> String {
  // No place on any screen, and from there on Double has no tenths to spare. NaN leaves here too.
  guard abs(value) < 1e15 else { return "\(value)" }
  let tenths = Int((Double(value) * 10).rounded())
  let (whole, fraction) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  let sign = tenths < 0 ? "-" : ""
  return fraction == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
}
