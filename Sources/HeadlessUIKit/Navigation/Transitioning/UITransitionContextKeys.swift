/// Names the controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The controller that was there.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The controller that comes.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// Names the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Makes a key from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view that was there; nil if it is none of the transition's business, as below a sheet.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view that comes; nil if it is there already, as below a sheet that goes.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}
