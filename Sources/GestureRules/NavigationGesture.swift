/// A gesture that changes a navigation stack and that a gate guards.
public enum NavigationGesture: Sendable, Hashable, CaseIterable {
  /// A pop by a drag that enters over the leading edge: `interactivePopGestureRecognizer` (C190).
  case edgePop
  /// A pop by a drag that starts in the content: `interactiveContentPopGestureRecognizer` of iOS 26
  /// (C191), or the full-screen pop of a driver.
  case contentPop
  /// A push by a drag from the trailing towards the leading edge; only a driver offers one.
  case push
  /// A dismissal by the gestures of a zoom transition (C253): a drag down, one from leading to
  /// trailing, or a pinch; from iOS 18 on.
  ///
  /// No gate guards it. UIKit asks the transition's hook, which is `GestureArbiter.zoomDismissal`.
  case zoom

  /// Whether the gesture removes the top screen.
  package var isPop: Bool { self != .push }

  /// The gestures that a gate guards.
  package static let withGate: [NavigationGesture] = [.edgePop, .contentPop, .push]
}

extension NavigationGesture: CustomStringConvertible {
  /// The gesture as decisions print it: "edge pop", "content pop", "push",
  /// "zoom dismissal".
  public var description: String {
    switch self {
    case .edgePop: "edge pop"
    case .contentPop: "content pop"
    case .push: "push"
    case .zoom: "zoom dismissal"
    }
  }
}

/// A set of navigation gestures, for roles, exclusions and suspensions.
public struct NavigationGestures: OptionSet, Sendable, Hashable {
  /// One bit for each member.
  public let rawValue: Int

  /// Creates a set from bits; unknown bits have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The edge pop.
  public static let edge = NavigationGestures(rawValue: 1)
  /// The gestures that start in the content: the content pop, the push, and the zoom dismissal.
  public static let content = NavigationGestures(rawValue: 2)
  /// Every navigation gesture.
  public static let all: NavigationGestures = [.edge, .content]

  /// Whether a gesture belongs to the set.
  package func contains(_ gesture: NavigationGesture) -> Bool {
    contains(gesture == .edgePop ? .edge : .content)
  }
}
