import Foundation

extension UIScrollView {
  /// A finger that lands catches content that still moves (C170), and stops content that was sent
  /// somewhere.
  func fingerLanded() {
    if isScrollAnimating {
      isInterrupted = true
      stopAnimation()
    }
    guard isDecelerating else { return }
    isCaught = true
    isInterrupted = true
    stopRunning()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// The fingers are gone, and their sequence is over.
  func fingersForgotten() {
    isCaught = false
    // A pan that is taken to another view in mid-drag is reset without an action (C068).
    if isDragging { letGo(velocity: .zero) }
    if isInterrupted { comeHome() }
  }

  /// Content that was caught beyond its end or between pages and let go without a drag still has to
  /// go home.
  private func comeHome() {
    isInterrupted = false
    let target = restingTarget(velocity: .zero)
    guard run == nil, target != contentOffset else { return }
    start(
      .deceleration, x: motion(.horizontal, velocity: .zero, to: target),
      y: motion(.vertical, velocity: .zero, to: target), isBound: true)
  }

  /// Follows the pan: offset = start − translation, with a rubber band beyond the ends (C140).
  func panActed() {
    switch panGestureRecognizer.state {
    case .began:
      stopAnimation()
      stopRunning()
      isInterrupted = false
      lockedAxis = lockOfThisDrag()
      isDragging = true
      dragStart = CGPoint(
        x: band(.horizontal).wanted(contentOffset.x), y: band(.vertical).wanted(contentOffset.y))
      delegate?.scrollViewWillBeginDragging(self)
      follow()
    case .changed: follow()
    case .ended:
      letGo(velocity: panGestureRecognizer.velocityAtLift(in: self))
    case .cancelled: letGo(velocity: .zero)
    default: break
    }
  }

  /// Shows the offset that belongs to the pan's translation, on the grid of pixels (M07).
  func follow() {
    guard isDragging else { return }
    let translation = panGestureRecognizer.translation(in: self)
    var offset = contentOffset
    if mayDrag(along: .horizontal) {
      offset.x = band(.horizontal).shownOnPixelGrid(dragStart.x - translation.x)
    }
    if mayDrag(along: .vertical) {
      offset.y = band(.vertical).shownOnPixelGrid(dragStart.y - translation.y)
    }
    show(offset)
  }

  func band(_ axis: ScrollAxis) -> RubberBand {
    let (low, high) = restingOffsets
    return switch axis {
    case .horizontal:
      RubberBand(limits: low.x...high.x, length: bounds.width, bounces: bouncesHorizontally)
    case .vertical:
      RubberBand(limits: low.y...high.y, length: bounds.height, bounces: bouncesVertically)
    }
  }

  private func mayDrag(along axis: ScrollAxis) -> Bool {
    canMove(along: axis) && axis != lockedAxis
  }

  /// The axis along which this drag moves nothing (C144).
  private func lockOfThisDrag() -> ScrollAxis? {
    guard isDirectionalLockEnabled else { return nil }
    let isNarrow = window?.headlessEngine?.questions.directionalLock == .narrowCone
    let slope = isNarrow ? EngineMetrics.narrowLockSlope : EngineMetrics.lockSlope
    return DirectionalLock(slope: slope).lockedAxis(of: panGestureRecognizer.travel)
  }

  private func letGo(velocity: CGPoint) {
    guard isDragging else { return }
    let speed = CGPoint(
      x: flung(-velocity.x, along: .horizontal), y: flung(-velocity.y, along: .vertical))
    let target = restingTarget(velocity: speed)
    var wanted = target
    if !isPagingEnabled {
      withUnsafeMutablePointer(to: &wanted) {
        delegate?.scrollViewWillEndDragging(
          self, withVelocity: speed * 0.001, targetContentOffset: $0)
      }
    }
    guard isDragging else { return }
    isDragging = false
    if !wanted.x.isFinite || !wanted.y.isFinite { wanted = target }
    let isBound = isPagingEnabled || wanted != target
    func motion(_ axis: ScrollAxis) -> ScrollMotion {
      self.motion(axis, velocity: speed, to: isBound ? wanted : nil)
    }
    let decelerates = max(motion(.horizontal).duration, motion(.vertical).duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    // The delegate may have sent the content elsewhere, or moved it.
    guard decelerates, run == nil, !isDragging else { return }
    start(.deceleration, x: motion(.horizontal), y: motion(.vertical), isBound: isBound)
  }

  /// How a coordinate that was let go moves on: freely, or to a place that was chosen; velocity of
  /// the offset in pt/s.
  private func motion(_ axis: ScrollAxis, velocity: CGPoint, to place: CGPoint?) -> ScrollMotion {
    let isHorizontal = axis == .horizontal
    let start = isHorizontal ? contentOffset.x : contentOffset.y
    let speed = isHorizontal ? velocity.x : velocity.y
    if let end = isHorizontal ? place?.x : place?.y {
      return start == end ? .rest(at: end) : .approach(from: start, to: end, velocity: speed)
    }
    let band = band(axis)
    return .glide(
      from: start, velocity: shownSpeed(speed, at: start, in: band), rate: decelerationRate,
      within: band.limits, bounces: band.bounces)
  }

  /// The speed at which content leaves a finger, in pt/s: beyond an end it lags behind the finger,
  /// unless it turns back for good.
  private func shownSpeed(_ speed: CGFloat, at offset: CGFloat, in band: RubberBand) -> CGFloat {
    let landing = ScrollMotion.landing(from: offset, velocity: speed, rate: decelerationRate)
    guard !band.limits.contains(offset), !band.limits.contains(landing) else { return speed }
    let keepsSpeed = window?.headlessEngine?.questions.liftBeyondEnd != .startsFromRest
    return keepsSpeed ? speed * band.give(at: offset) : 0
  }

  /// A speed of the offset at lift, in pt/s; 0 if it is too slow to count (M05) or the axis is at
  /// rest.
  private func flung(_ speed: CGFloat, along axis: ScrollAxis) -> CGFloat {
    abs(speed) >= EngineMetrics.decelerationThreshold && mayDrag(along: axis) ? speed : 0
  }

  /// Where content comes to rest that is let go with a velocity of the offset, in pt/s.
  private func restingTarget(velocity: CGPoint) -> CGPoint {
    func rest(
      _ axis: ScrollAxis, _ offset: CGFloat, _ speed: CGFloat, page: CGFloat, start: CGFloat
    ) -> CGFloat {
      let limits = band(axis).limits
      let landing = ScrollMotion.landing(from: offset, velocity: speed, rate: decelerationRate)
      let reached =
        isPagingEnabled && page > 0
        ? ScrollMotion.page(
          from: start, at: offset, landing: landing, velocity: speed, page: page)
        : landing
      return min(max(reached, limits.lowerBound), limits.upperBound)
    }
    return CGPoint(
      x: rest(.horizontal, contentOffset.x, velocity.x, page: bounds.width, start: dragStart.x),
      y: rest(.vertical, contentOffset.y, velocity.y, page: bounds.height, start: dragStart.y))
  }
}
