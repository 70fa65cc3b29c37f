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

private func decimal(_ value: CGFloat) -> String {
  guard value.isFinite else { return "\(value)" }
  let tenths = (Double(value) * 10).rounded()
  let whole = (tenths / 10).rounded(.towardZero)
  let fraction = Int(abs(tenths - whole * 10))
  guard abs(whole) < 1e15 else { return "\(value)" }
  let sign = tenths < 0 && whole == 0 ? "-" : ""
  return fraction == 0 ? "\(Int(whole))" : "\(sign)\(Int(whole)).\(fraction)"
}
