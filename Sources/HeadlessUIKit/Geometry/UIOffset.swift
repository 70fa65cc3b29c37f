import Foundation

/// A distance along both axes, in pt.
public struct UIOffset: Sendable, Equatable, Codable {
  /// The distance to the right, in pt.
  public var horizontal: CGFloat
  /// The distance downwards, in pt.
  public var vertical: CGFloat

  /// Makes an offset from two distances, in pt.
  public init(horizontal: CGFloat, vertical: CGFloat) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Makes an offset of zero.
  public init() { self.init(horizontal: 0, vertical: 0) }

  /// No offset.
  public static let zero = UIOffset()
}
