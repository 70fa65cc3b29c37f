#if HEADLESS
/// The columns that a touch moves.
struct ColumnDrag {
  /// Whether the columns were hidden when the drag began.
  let isShowing: Bool
  /// How far the columns are inside the view, from 0 to 1.
  var fraction: CGFloat
}

/// The pan that shows and hides the columns beside the secondary one.
///
/// Where it begins to show them is an open question (``UIKitBehavior/columnSwipe``).
@MainActor
final class ColumnPanGestureRecognizer: UIPanGestureRecognizer {
  @BackReference var controller: UISplitViewController?

  init() {
    super.init(target: nil, action: nil)
    maximumNumberOfTouches = 1
    name = "UISplitViewController.columns"
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState == .possible, let touch = touches.foremost, let controller {
      let movement = touch.location(in: nil) - touch.landing(in: nil)
      if movement.length >= EngineMetrics.rowSwipeHysteresis,
        !controller.allowsColumnSwipe(by: touch, movement)
      {
        state = .failed
        return
      }
    }
    super.touchesMoved(touches, with: event)
  }
}

extension UISplitViewController {
  /// Returns whether a drag shows or hides columns.
  fileprivate func allowsColumnSwipe(by touch: UITouch, _ movement: CGPoint) -> Bool {
    guard !isCollapsedNow, isArranged, abs(movement.x) > abs(movement.y) else { return false }
    let isInwards = (movement.x > 0) != isMirrored
    let hidesColumns = shownColumns.contains { $0 != .secondary }
    guard isInwards else {
      guard hidesColumns else { return false }
      // Columns beside the secondary one are dragged out by themselves only.
      return isOverlay(displayMode) || isInColumns(touch)
    }
    guard !hidesColumns, stacks.keys.contains(where: { $0 != .secondary && $0 != .compact }) else {
      return false
    }
    if touch.landing(in: view).x.distance(to: leadingEdge).magnitude <= EngineMetrics.edgeMarkWidth
    {
      return true
    }
    return view.window?.headlessEngine?.questions.columnSwipe == .fromAnywhere
  }

  func columnPanDidChange() {
    switch columnPan.state {
    case .began:
      let isShowing = !shownColumns.contains { $0 != .secondary }
      if isShowing { change(to: modeWithOneColumn) }
      drag = ColumnDrag(isShowing: isShowing, fraction: isShowing ? 0 : 1)
      moveColumns()
    case .changed: moveColumns()
    case .ended:
      let speed = columnPan.velocityAtLift(in: view).x * (isMirrored ? -1 : 1)
      let isIn = abs(speed) >= EngineMetrics.popSpeed ? speed > 0 : (drag?.fraction ?? 0) >= 0.5
      endColumnDrag(showing: isIn)
    case .cancelled: endColumnDrag(showing: drag?.isShowing == false)
    default: break
    }
  }

  private func moveColumns() {
    guard let drag else { return }
    let total = shownColumns.filter { $0 != .secondary }.reduce(0) { $0 + width(of: $1) }
    guard total > 0 else { return }
    let movement = columnPan.translation(in: view).x * (isMirrored ? -1 : 1)
    let start: CGFloat = drag.isShowing ? 0 : 1
    self.drag?.fraction = min(max(0, start + movement / total), 1)
    layOutColumns()
  }

  private func endColumnDrag(showing: Bool) {
    guard drag != nil else { return }
    drag = nil
    if showing { layOutColumns() } else { change(to: .secondaryOnly) }
  }

  private var isMirrored: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }

  private var leadingEdge: CGFloat { isMirrored ? view.bounds.maxX : view.bounds.minX }

  private func isInColumns(_ touch: UITouch) -> Bool {
    shownColumns.contains { column in
      column != .secondary
        && stacks[column]?.viewIfLoaded?.frame.contains(touch.landing(in: view)) == true
    }
  }
}
#endif
