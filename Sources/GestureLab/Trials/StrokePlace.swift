import Foundation
import GestureArbitration

/// Where on a screen a stroke starts.
package enum StrokePlace: String, CaseIterable, Sendable {
  /// At the border that the stroke comes in from: the leading one, but the trailing one for strokes
  /// that run towards leading and would leave the glass at once.
  case edge
  /// In the middle of the screen's content.
  case middle

  /// The point at which a stroke starts; `height` is that of the content it is aimed at, in pt.
  package func start(
    for direction: SwipeDirection, height: CGFloat, reading: ReadingDirection
  ) -> CGPoint {
    let screen = StageMetrics.screen
    guard self == .edge else { return CGPoint(x: screen.midX, y: height) }
    let comesFromTheRight: Bool =
      switch direction {
      case .right: false
      case .left: true
      case .up, .down: reading == .rightToLeft
      }
    let inset = StageMetrics.edgeStart
    return CGPoint(x: comesFromTheRight ? screen.maxX - inset : screen.minX + inset, y: height)
  }
}
