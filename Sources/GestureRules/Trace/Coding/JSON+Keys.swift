import Foundation

extension JSONNode {
  /// The text of a key.
  func text(_ key: String) throws(JSONNodeProblem) -> String { try required(key).string() }

  /// The length, or other measure, of a key.
  func length(_ key: String) throws(JSONNodeProblem) -> CGFloat { try required(key).length() }

  /// The range of a key.
  func range(_ key: String) throws(JSONNodeProblem) -> ClosedRange<CGFloat> {
    try required(key).range()
  }
}

extension JSONObjectText {
  /// Writes a length, or another measure.
  mutating func add(_ key: String, _ value: CGFloat) { add(key, Double(value)) }

  /// Writes a range as a list of its bounds.
  mutating func add(_ key: String, _ value: ClosedRange<CGFloat>) {
    append(
      key, "[\(Double(value.lowerBound).asJSON),\(Double(value.upperBound).asJSON)]")
  }
}
