/// What scrolls without a finger.
public enum UIScrollType: Int, Sendable {
  /// A wheel, step by step.
  case discrete = 0
  /// A trackpad, evenly.
  case continuous = 1
}

/// Kinds of scrolling that a pan takes (C132).
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int
  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A wheel's steps.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// A trackpad's even movement.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// Both.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  init(_ type: UIScrollType) { self.init(rawValue: 1 << type.rawValue) }
}
