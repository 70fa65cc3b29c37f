#if HEADLESS
/// A source of scrolling other than touches.
public enum UIScrollType: Int, Sendable {
  /// A wheel, which scrolls in steps.
  case discrete = 0
  /// A trackpad, which scrolls continuously.
  case continuous = 1
}

/// The types of scrolling that a pan accepts (C132).
public struct UIScrollTypeMask: OptionSet, Sendable {
  /// The raw bits.
  public let rawValue: Int
  /// Creates a mask from its raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Scrolling of a wheel.
  public static let discrete = UIScrollTypeMask(rawValue: 1 << 0)
  /// Scrolling of a trackpad.
  public static let continuous = UIScrollTypeMask(rawValue: 1 << 1)
  /// All scrolling.
  public static let all: UIScrollTypeMask = [.discrete, .continuous]

  init(_ type: UIScrollType) { self.init(rawValue: 1 << type.rawValue) }
}
#endif
