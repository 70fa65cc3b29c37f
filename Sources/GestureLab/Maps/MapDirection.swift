#if HEADLESS
import Foundation

/// One of the eight directions of a map's drags, clockwise on the screen.
package enum MapDirection: String, CaseIterable, Codable, Hashable, Sendable {
  /// Along the x axis, to the right on every screen.
  case right
  /// At 45° between right and down.
  case downRight = "down-right"
  /// Along the y axis, downwards.
  case down
  /// At 45° between down and left.
  case downLeft = "down-left"
  /// Along the x axis, to the left on every screen.
  case left
  /// At 45° between up and left.
  case upLeft = "up-left"
  /// Along the y axis, upwards.
  case up
  /// At 45° between up and right.
  case upRight = "up-right"

  /// The translation of a map's drag, in pt.
  ///
  /// The coordinates are whole numbers, so that diagonal drags are at exactly 45°. Otherwise
  /// rounding would decide which axis is nearer, differently across the map.
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

extension TouchScript {
  /// Makes the drag of a map: short and straight, at constant velocity.
  ///
  /// Drags have their full length at the border too and continue beyond it. If they were cut there,
  /// they would be too short to be recognized, and the map would have a meaningless frame.
  package init(mapDragFrom start: CGPoint, _ direction: MapDirection) {
    let end = CGPoint(x: start.x + direction.travel.x, y: start.y + direction.travel.y)
    self = TouchScript().down(at: start)
      .move(to: end, over: MapMetrics.duration, rate: MapMetrics.rate).up()
  }
}
#endif
