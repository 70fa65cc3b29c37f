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

/// A number as decisions print it.
func decimal(_ value: CGFloat) -> String {
  // Beyond 1e15 a Double has no tenths left. NaN leaves here as well.
  guard abs(value) < 1e15 else { return "\(value)" }
  let tenths = Int((Double(value) * 10).rounded())
  let (whole, fraction) = tenths.magnitude.quotientAndRemainder(dividingBy: 10)
  let sign = tenths < 0 ? "-" : ""
  return fraction == 0 ? "\(sign)\(whole)" : "\(sign)\(whole).\(fraction)"
}
