#if HEADLESS
import Foundation
import HeadlessUIKit

/// A view that follows raw touches, as drawing canvases and third-party maps do (C182).
@MainActor
final class RawTouchView: UIView {
  /// Whether a finger dragged the view from touch-down to lift, with nobody taking it away.
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

  /// Is as if no finger had ever touched it.
  func forgetDrag() {
    landing = nil
    travel = 0
    wasDragged = false
  }
}
#endif
