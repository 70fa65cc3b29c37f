import Foundation

/// One of the eight ways in which a map's drags go, clockwise as seen on the screen.
package enum MapDirection: String, CaseIterable, Codable, Hashable, Sendable {
  /// Along the x axis, to the right on every screen.
  case right
  /// Half way between right and down.
  case downRight = "down-right"
  /// Along the y axis.
  case down
  /// Half way between down and left.
  case downLeft = "down-left"
  /// Along the x axis, to the left on every screen.
  case left
  /// Half way between up and left.
  case upLeft = "up-left"
  /// Along the y axis.
  case up
  /// Half way between up and right.
  case upRight = "up-right"

  /// The direction as a vector of length 1, y downwards.
  var vector: CGPoint {
    let slant = CGFloat(0.5).squareRoot()
    return switch self {
    case .right: CGPoint(x: 1, y: 0)
    case .downRight: CGPoint(x: slant, y: slant)
    case .down: CGPoint(x: 0, y: 1)
    case .downLeft: CGPoint(x: -slant, y: slant)
    case .left: CGPoint(x: -1, y: 0)
    case .upLeft: CGPoint(x: -slant, y: -slant)
    case .up: CGPoint(x: 0, y: -1)
    case .upRight: CGPoint(x: slant, y: -slant)
    }
  }

  /// The direction in words, such as "down and right".
  package var words: String { rawValue.replacingOccurrences(of: "-", with: " and ") }
}
