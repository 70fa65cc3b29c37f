#if HEADLESS
import Foundation

/// The four directions along an axis, in which a touch swipes or scrolls.
public enum SwipeDirection: String, CaseIterable, Hashable, Sendable {
  /// Along the x axis, by the movement of the touch; the same in both layout directions.
  case right, left

  /// Along the y axis, by the movement of the touch; scrolled content moves with it.
  case up, down

  /// Makes the direction of a recorded class with intent, such as `aimed-right`.
  init?(aimedClass: String) {
    guard aimedClass.hasPrefix("aimed-") else { return nil }
    self.init(rawValue: String(aimedClass.dropFirst("aimed-".count)))
  }

  /// The mirrored direction: right and left are swapped.
  var mirrored: SwipeDirection {
    switch self {
    case .right: .left
    case .left: .right
    case .up, .down: self
    }
  }

  /// The direction as a kind of stroke.
  public var strokeDirection: StrokeDirection {
    switch self {
    case .right: .right
    case .left: .left
    case .up: .up
    case .down: .down
    }
  }

  /// Returns the unit vector of the direction turned clockwise by degrees, y downwards.
  ///
  /// A positive angle points downwards for right, to the right for up, and to the left for down, as
  /// in the published angles.
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

  /// Returns the degrees by which a vector is turned clockwise from the direction, −180 to 180.
  ///
  /// It is the inverse of `vector(turnedBy:)`.
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
#endif
