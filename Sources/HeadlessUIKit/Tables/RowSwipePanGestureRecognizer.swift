#if HEADLESS
/// The pan that opens and closes rows. It fails early if there is no row to move (C178).
@MainActor
final class RowSwipePanGestureRecognizer: UIPanGestureRecognizer {
  weak var rows: (any RowSwipeView)?
  private var touch: UITouch?

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  /// The location at which the touch landed, in the coordinates of the rows' view, in pt.
  var start: CGPoint? { touch?.landing(in: rows) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touch = touch ?? touches.foremost
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState == .possible, let touch, let rows, let start {
      let movement = touch.location(in: nil) - touch.landing(in: nil)
      if movement.length >= EngineMetrics.rowSwipeHysteresis {
        let isAlong = abs(movement.x) > abs(movement.y)
        guard isAlong, rows.canSwipe(at: start, rightwards: movement.x > 0) else {
          state = .failed
          return
        }
      }
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    touch = nil
  }
}
#endif
