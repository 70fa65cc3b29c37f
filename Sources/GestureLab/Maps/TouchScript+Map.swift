import Foundation

extension TouchScript {
  /// The drag that a map tries: short, straight and clear, lifted at its end.
  ///
  /// It is as long at the border as anywhere: a finger that leaves the glass is followed beyond it.
  /// Cut at the border instead, drags would be too short to be told from touches, and the map would
  /// show a frame of nobody's that says nothing about the screen.
  package init(mapDragFrom start: CGPoint, _ direction: MapDirection) {
    let end = CGPoint(x: start.x + direction.travel.x, y: start.y + direction.travel.y)
    self = TouchScript().down(at: start)
      .move(to: end, over: MapMetrics.duration, rate: MapMetrics.rate).up()
  }
}
