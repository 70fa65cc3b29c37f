/// The pop recognizer an attempt belongs to.
public enum PopSource: String, Sendable, Hashable, CaseIterable {
  /// UIKit's edge pop, `interactivePopGestureRecognizer` (C190).
  case edge
  /// UIKit's content pop of iOS 26, `interactiveContentPopGestureRecognizer` (C191).
  case content
}

extension PopSource: CustomStringConvertible {
  /// The source as it reads at the head of a decision: "edge pop", "content pop".
  public var description: String { "\(rawValue) pop" }
}
