import Foundation

/// The reading direction of the navigation controller's view, which a pop follows (C241).
public enum ReadingDirection: String, Sendable, Hashable, CaseIterable {
  /// The leading edge is the left one.
  case leftToRight
  /// The leading edge is the right one.
  case rightToLeft

  /// The part of a horizontal distance that points from the leading to the trailing edge.
  ///
  /// Translation and velocity are physical, never mirrored (C243); rules compare this instead.
  public func towardsTrailing(_ x: CGFloat) -> CGFloat {
    self == .leftToRight ? x : -x
  }

  /// The other direction.
  var mirrored: ReadingDirection { self == .leftToRight ? .rightToLeft : .leftToRight }

  /// How far a point lies from the leading edge of a rectangle, in pt; negative outside it.
  public func distanceFromLeadingEdge(of point: CGPoint, in rect: CGRect) -> CGFloat {
    self == .leftToRight ? point.x - rect.minX : rect.maxX - point.x
  }
}
