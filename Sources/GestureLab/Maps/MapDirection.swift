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

  /// How far a map's drag goes, in pt.
  ///
  /// Whole numbers, so that the slanted ones are at 45° to the last bit: rounding would otherwise decide
  /// who is nearer to an axis, here one way and there the other, and be seen in the map.
  var travel: CGPoint {
    let (straight, slanted) = (MapMetrics.travel, MapMetrics.slantedTravel)
    return switch self {
    case .right: CGPoint(x: straight, y: 0)
    case .downRight: CGPoint(x: slanted, y: slanted)
    case .down: CGPoint(x: 0, y: straight)
    case .downLeft: CGPoint(x: -slanted, y: slanted)
    case .left: CGPoint(x: -straight, y: 0)
    case .upLeft: CGPoint(x: -slanted, y: -slanted)
    case .up: CGPoint(x: 0, y: -straight)
    case .upRight: CGPoint(x: slanted, y: -slanted)
    }
  }

  /// The direction as the end of "drags …", such as "down and to the right".
  package var phrase: String {
    switch self {
    case .right: "to the right"
    case .downRight: "down and to the right"
    case .down: "down"
    case .downLeft: "down and to the left"
    case .left: "to the left"
    case .upLeft: "up and to the left"
    case .up: "up"
    case .upRight: "up and to the right"
    }
  }
}
