import Foundation

extension JSONNode {
  /// The value, in milliseconds, as seconds; a negative time is a problem.
  package func milliseconds() throws(JSONNodeProblem) -> TimeInterval {
    let longest = 86_400_000.0
    let number = try nonNegative()
    guard number <= longest else { throw problem("is more than a day; write milliseconds") }
    return number / 1000
  }

  /// The value as a number of at least 0.
  package func nonNegative() throws(JSONNodeProblem) -> Double {
    let number = try number()
    guard number >= 0 else { throw problem("is negative (\(number)); write 0 or more") }
    return number
  }
}
