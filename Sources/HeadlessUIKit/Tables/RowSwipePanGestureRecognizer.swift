import Foundation

/// The pan that opens and closes the rows of a table; it fails fast where there is nothing to open
/// (C178).
@MainActor
final class RowSwipePanGestureRecognizer: UIPanGestureRecognizer {
  weak var table: UITableView?
  private var landing: UITouch?

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
  }

  /// Where the finger landed, in the table's coordinates; in pt.
  var start: CGPoint? { landing?.landing(in: table) }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    landing = landing ?? touches.foremost
    super.touchesBegan(touches, with: event)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState == .possible, let landing, let table, let start {
      let movement = landing.location(in: nil) - landing.landing(in: nil)
      if movement.length >= EngineMetrics.rowSwipeDecision {
        let isAlong = abs(movement.x) > abs(movement.y)
        guard isAlong, table.maySwipe(at: start, rightwards: movement.x > 0) else {
          state = .failed
          return
        }
      }
    }
    super.touchesMoved(touches, with: event)
  }

  override func reset() {
    super.reset()
    landing = nil
  }
}
