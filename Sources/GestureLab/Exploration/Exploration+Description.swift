#if HEADLESS
import GestureArbitration
import HeadlessUIKit

/// An exploration in one line, for the comment of an expectation.
///
/// ```swift
/// #expect(exploration.isSameEverywhere, "\(exploration)")
/// ```
extension Exploration: CustomStringConvertible {
  /// Whether the outcome is the same everywhere, or else the smallest difference that changes it.
  ///
  /// For example "same under all 1,536 combinations of 11 questions", or "differs: popDirection:
  /// narrowCone gives 1 instead of 2 (2 outcomes, 384 combinations of 9 questions)".
  public nonisolated var description: String {
    let questions = Self.counted(touched.count, "question")
    let extent = "\(Self.counted(combinations, "combination")) of \(questions)"
    let limit = completeUpTo.map { ", all with up to \(Self.counted($0, "departure"))" } ?? ""
    guard let smallest = smallestDifferences.first, let usual = groups.first else {
      if touched.isEmpty { return "same: no open question is touched" }
      return "same under \(completeUpTo == nil ? "all " : "")\(extent)\(limit)"
    }
    return
      "differs: \(smallest.variation) gives \(smallest.outcome) instead of \(usual.outcome) "
      + "(\(Self.counted(groups.count, "outcome")), \(extent)\(limit))".onOneLine
  }

  private nonisolated static func counted(_ count: Int, _ noun: String) -> String {
    var digits = "\(count)"
    var index = digits.endIndex
    while digits.distance(from: digits.startIndex, to: index) > 3 {
      index = digits.index(index, offsetBy: -3)
      digits.insert(",", at: index)
    }
    return "\(digits) \(noun)\(count == 1 ? "" : "s")"
  }
}
#endif
