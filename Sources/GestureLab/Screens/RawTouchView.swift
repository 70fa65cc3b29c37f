#if HEADLESS
import Foundation
import HeadlessUIKit

/// A view that tracks raw touches, as drawing canvases and third-party maps do (C182).
@MainActor
package final class RawTouchView: UIView {
  /// Whether a touch dragged the view from touch-down to lift without being cancelled.
  package private(set) var wasDragged = false
  /// How far the touch has moved, as the view was informed, in pt.
  package private(set) var translation = CGPoint.zero
  private var landing: CGPoint?
  private var travel: CGFloat = 0

  package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    landing = touches.first?.location(in: nil)
    translation = .zero
    travel = 0
  }

  package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let landing, let point = touches.first?.location(in: nil) else { return }
    translation = CGPoint(x: point.x - landing.x, y: point.y - landing.y)
    travel = max(travel, hypot(translation.x, translation.y))
  }

  package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasDragged = travel >= StageMetrics.dragTravel
  }

  /// Clears what the last touch has left.
  func forgetDrag() {
    landing = nil
    travel = 0
    translation = .zero
    wasDragged = false
  }
}
#endif
