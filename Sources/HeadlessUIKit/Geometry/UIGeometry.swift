#if HEADLESS
/// Distances from the four edges of a rectangle, in pt.
public struct UIEdgeInsets: Sendable, Equatable, Codable {
  /// The distance from the top edge, in pt.
  public var top: CGFloat
  /// The distance from the left edge, in pt.
  public var left: CGFloat
  /// The distance from the bottom edge, in pt.
  public var bottom: CGFloat
  /// The distance from the right edge, in pt.
  public var right: CGFloat

  /// Creates insets from four distances, in pt.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// Insets of zero.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle by layout direction, in pt.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
  /// The distance from the top edge, in pt.
  public var top: CGFloat
  /// The distance from the leading edge, in pt.
  public var leading: CGFloat
  /// The distance from the bottom edge, in pt.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in pt.
  public var trailing: CGFloat

  /// Creates insets from four distances, in pt.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }

  /// Creates insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// Insets of zero.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// Returns the rectangle with its edges moved inwards by the insets, or outwards if negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}

/// A distance along both axes, in pt.
public struct UIOffset: Sendable, Equatable, Codable {
  /// The horizontal distance, in pt; positive to the right.
  public var horizontal: CGFloat
  /// The vertical distance, in pt; positive downwards.
  public var vertical: CGFloat

  /// Creates an offset from two distances, in pt.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// An offset of zero.
  public static let zero = UIOffset()
}

/// A set of edges of a rectangle. The edges are physical and never mirrored (C243).
public struct UIRectEdge: OptionSet, Sendable {
  /// The bits of the set.
  public let rawValue: UInt

  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1 << 0)
  /// The left edge.
  public static let left = UIRectEdge(rawValue: 1 << 1)
  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 1 << 2)
  /// The right edge.
  public static let right = UIRectEdge(rawValue: 1 << 3)
  /// All four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
#endif
