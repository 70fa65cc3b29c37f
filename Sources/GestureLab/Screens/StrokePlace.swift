#if HEADLESS
import Foundation
import GestureArbitration

/// The place of a screen at which a stroke starts.
package enum StrokePlace: String, CaseIterable, Sendable {
  /// The border that the stroke comes from.
  ///
  /// This is the leading one, but the trailing one for strokes towards the leading border.
  case edge
  /// The middle of the screen's content.
  case middle

  /// Returns the start of a stroke on a screen, at the height of its content.
  @MainActor
  package func start(for direction: SwipeDirection, on screen: LabScreen) -> CGPoint {
    screen.strokeStart
      ?? start(
        for: direction, height: screen.strokeHeight, layoutDirection: screen.layoutDirection,
        in: screen.bounds)
  }

  /// Returns the start of a stroke; `height` is the y coordinate of its target, in pt.
  package func start(
    for direction: SwipeDirection, height: CGFloat, layoutDirection: PopAttempt.LayoutDirection,
    in screen: CGRect = StageMetrics.screen
  ) -> CGPoint {
    guard self == .edge else { return CGPoint(x: screen.midX, y: height) }
    let comesFromTheRight: Bool =
      switch direction {
      case .right: false
      case .left: true
      case .up, .down: layoutDirection == .rightToLeft
      }
    let inset = StageMetrics.edgeStart
    return CGPoint(x: comesFromTheRight ? screen.maxX - inset : screen.minX + inset, y: height)
  }
}
#endif
