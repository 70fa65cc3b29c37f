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
