#if HEADLESS
import Foundation
import HeadlessUIKit

/// A view that tracks raw touches, as drawing canvases and third-party maps do (C182).
@MainActor
final class RawTouchView: UIView {
  /// Whether a touch dragged the view from touch-down to lift without being cancelled.
  private(set) var wasDragged = false
  private var landing: CGPoint?
  private var travel: CGFloat = 0

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    landing = touches.first?.location(in: nil)
    travel = 0
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let landing, let point = touches.first?.location(in: nil) else { return }
    travel = max(travel, hypot(point.x - landing.x, point.y - landing.y))
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    wasDragged = travel >= StageMetrics.dragTravel
  }

  /// Clears what the last touch has left.
  func forgetDrag() {
    landing = nil
    travel = 0
    wasDragged = false
  }
}
#endif
