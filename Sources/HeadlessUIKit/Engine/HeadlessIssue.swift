/// Something wrong that the engine noticed, where UIKit would just not react.
public enum HeadlessIssue: Sendable, Hashable, CustomStringConvertible {
  /// Recognizers wait for each other in a circle, by name (C095).
  case circularRequirement([String])

  /// The issue as fact, blank line, remedy.
  public var description: String {
    switch self {
    case .circularRequirement(let names):
      """
      Recognizers wait for each other in a circle: \(names.joined(separator: " → ")).

      None of them can begin. Remove one require(toFail:), or make one \
      gestureRecognizer(_:shouldRequireFailureOf:) answer false.
      """
    }
  }
}
