#if HEADLESS
/// The pan that dismisses a zoomed screen: down, or towards the trailing edge (C235).
@MainActor
final class ZoomPanGestureRecognizer: UIPanGestureRecognizer, ZoomRecognizer {
  /// Where the drag leads.
  private enum Way { case down, towardsTrailing }

  private var way: Way?
  /// The innermost scroll view under the touch that scrolls up and down.
  @BackReference private var scrollView: UIScrollView?

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if ownState == .possible, !tracked.isEmpty {
      scrollView = tracked[0].view?.innermostScrollView(along: .vertical, through: view)
    }
    super.touchesBegan(touches, with: event)
  }

  override func attempt() -> Attempt {
    guard reaches(travel) else { return .wait }
    let sideways = towardsTrailing(travel.x)
    if travel.y > abs(travel.x) {
      way = .down
    } else if sideways > abs(travel.y) {
      way = .towardsTrailing
    } else {
      return .fail
    }
    return .begin(firstZero)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView, let view,
      scrollView.isDescendant(of: view),
      otherGestureRecognizer === scrollView.panGestureRecognizer,
      scrollView.canMove(along: .vertical)
    else { return false }
    return questions.zoomOverScrolling != .ordinaryRules
  }

  override func reset() {
    super.reset()
    way = nil
    scrollView = nil
  }

  var isFree: Bool {
    guard way == .down, let scrollView, questions.zoomOverScrolling == .beginsAtTheTop else {
      return true
    }
    return scrollView.contentOffset.y <= scrollView.restingOffsets.min.y
  }

  func interactionVelocity(in view: UIView) -> CGVector {
    let velocity = velocity(in: view)
    return CGVector(dx: velocity.x, dy: velocity.y)
  }

  func fraction(in view: UIView) -> CGFloat {
    let translation = translation(in: view)
    let (moved, length) =
      way == .down
      ? (translation.y, view.bounds.height) : (towardsTrailing(translation.x), view.bounds.width)
    return length > 0 ? min(max(0, moved) / length, 1) : 0
  }

  func shouldFinish(in view: UIView) -> Bool {
    let velocity = velocityAtLift(in: view)
    let speed = way == .down ? velocity.y : towardsTrailing(velocity.x)
    return abs(speed) >= EngineMetrics.popSpeed
      ? speed > 0 : fraction(in: view) >= EngineMetrics.popProgress
  }

  private func towardsTrailing(_ x: CGFloat) -> CGFloat {
    view?.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -x : x
  }
}

/// The pinch that dismisses a zoomed screen: two touches that come closer (C253).
@MainActor
final class ZoomPinchGestureRecognizer: UIPinchGestureRecognizer, ZoomRecognizer {
  /// Touches that move apart zoom nothing out.
  var isFree: Bool { velocity < 0 }
  /// Which velocity the hook receives for a pinch is not published: zero.
  func interactionVelocity(in view: UIView) -> CGVector { .zero }

  func fraction(in view: UIView) -> CGFloat { min(max(0, 1 - scale), 1) }

  func shouldFinish(in view: UIView) -> Bool { fraction(in: view) >= EngineMetrics.popProgress }
}
#endif
