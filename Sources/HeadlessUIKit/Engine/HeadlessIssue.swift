/// Something wrong that the engine noticed, where UIKit would just not react, or would raise an exception.
public enum HeadlessIssue: Sendable, Hashable, CustomStringConvertible {
  /// Recognizers wait for each other in a circle, by name (C095).
  case circularRequirement([String])
  /// A controller, by title or type, was pushed that is on the stack already; UIKit raises here.
  case pushedTwice(String)

  /// The issue as fact, blank line, remedy.
  public var description: String {
    switch self {
    case .circularRequirement(let names):
      """
      Recognizers wait for each other in a circle: \(names.joined(separator: " → ")).

      None of them can begin. Remove one require(toFail:), or make one \
      gestureRecognizer(_:shouldRequireFailureOf:) answer false.
      """
    case .pushedTwice(let name):
      """
      \(name) was pushed although it is on the stack already, where UIKit raises an exception.

      The push is ignored. Pop to it with popToViewController(_:animated:), or push another instance.
      """
    }
  }
}
