import Foundation

/// The four directions along an axis: the ones a finger swipes or scrolls in.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  /// Along the x axis, by where the finger goes; on a screen read right to left, right is still
  /// right.
  case right, left

  /// Along the y axis, by where the finger goes; what scrolls goes with it.
  case up, down

  /// The direction as one of all that a stroke may have.
  public var strokeDirection: StrokeDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }

  /// The direction turned clockwise as seen on the screen, as a vector of length 1, y downwards.
  ///
  /// In degrees, with the sign of the published angles: for right, a positive angle points
  /// downwards; for up, to the right; for down, to the left.
  public func vector(turnedBy degrees: Double) -> CGPoint {
    let angle = degrees * .pi / 180
    let (along, across) = (cos(angle), sin(angle))
    return switch self {
    case .right: CGPoint(x: along, y: across)
    case .left: CGPoint(x: -along, y: -across)
    case .up: CGPoint(x: across, y: -along)
    case .down: CGPoint(x: -across, y: along)
    }
  }

  /// By how many degrees a vector is turned clockwise from the direction: −180 to 180, the inverse
  /// of `vector(turnedBy:)`.
  public func angle(of vector: CGPoint) -> Double {
    let radians =
      switch self {
      case .right: atan2(vector.y, vector.x)
      case .left: atan2(-vector.y, -vector.x)
      case .up: atan2(vector.x, -vector.y)
      case .down: atan2(-vector.x, vector.y)
      }
    return radians * 180 / .pi
  }
}
