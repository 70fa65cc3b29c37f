import Foundation

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

  /// Makes insets from four distances, in pt.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Makes insets of zero.
  public init() { self.init(top: 0, left: 0, bottom: 0, right: 0) }

  /// No insets.
  public static let zero = UIEdgeInsets()
}

/// Distances from the edges of a rectangle by reading direction, in pt.
public struct NSDirectionalEdgeInsets: Sendable, Equatable, Codable {
  /// The distance from the top edge, in pt.
  public var top: CGFloat
  /// The distance from the edge where reading begins, in pt.
  public var leading: CGFloat
  /// The distance from the bottom edge, in pt.
  public var bottom: CGFloat
  /// The distance from the edge where reading ends, in pt.
  public var trailing: CGFloat

  /// Makes insets from four distances, in pt.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Makes insets of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()
}

extension CGRect {
  /// The rectangle whose edges lie farther in by the insets; farther out where they are negative.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left, y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom)
  }
}
