#if HEADLESS
extension UIScrollView {
  /// Stops decelerating content (C170) and animated scrolling under a new touch.
  func touchLanded() {
    if isScrollAnimating {
      isInterrupted = true
      stopAnimatedScrolling()
    }
    guard isDecelerating else { return }
    isCaught = true
    isInterrupted = true
    stopScrolling()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Ends a drag that is still running and returns interrupted content to rest.
  ///
  /// Called when the recognizers are reset.
  func touchSequenceEnded() {
    isCaught = false
    // Moving the pan to another view during a drag resets it without an action (C068).
    if isDragging { endDrag(speed: .zero) }
    if isInterrupted { returnToRest() }
  }

  /// Returns content to rest that a touch stopped beyond an end or between pages and did not drag.
  private func returnToRest() {
    isInterrupted = false
    let target = restingTarget(velocity: .zero)
    guard scrollAnimation == nil, target != contentOffset else { return }
    start(
      .deceleration, x: motion(.horizontal, velocity: .zero, to: target),
      y: motion(.vertical, velocity: .zero, to: target), hasChosenTarget: true)
  }

  /// Scrolls with the pan: offset = start − translation, with a rubber band beyond the ends (C140).
  func panDidChange() {
    switch panGestureRecognizer.state {
    case .began:
      stopAnimatedScrolling()
      stopScrolling()
      isInterrupted = false
      lockedAxis = axisToLock()
      isDragging = true
      dragStart = CGPoint(
        x: rubberBand(along: .horizontal).wanted(contentOffset.x),
        y: rubberBand(along: .vertical).wanted(contentOffset.y))
      delegate?.scrollViewWillBeginDragging(self)
      updateDrag()
    case .changed: updateDrag()
    case .ended: endDrag(speed: speedAtLift())
    case .cancelled: endDrag(speed: .zero)
    default: break
    }
  }

  /// Sets the offset for the pan's translation, on the pixel grid (M07).
  func updateDrag() {
    guard isDragging else { return }
    let translation = panGestureRecognizer.translation(in: self)
    var offset = contentOffset
    if mayDrag(along: .horizontal) {
      offset.x = rubberBand(along: .horizontal).shownOnPixelGrid(dragStart.x - translation.x)
    }
    if mayDrag(along: .vertical) {
      offset.y = rubberBand(along: .vertical).shownOnPixelGrid(dragStart.y - translation.y)
    }
    applyOffset(offset)
  }

  func rubberBand(along axis: ScrollAxis) -> RubberBand {
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

  /// Returns the axis along which this drag does not scroll, or nil for a diagonal drag (C144).
  private func axisToLock() -> ScrollAxis? {
    guard isDirectionalLockEnabled else { return nil }
    let isNarrow = window?.headlessEngine?.questions.directionalLock == .narrowCone
    let slope = isNarrow ? EngineMetrics.narrowLockSlope : EngineMetrics.lockSlope
    let travel = panGestureRecognizer.travel
    let (horizontal, vertical) = (abs(travel.x), abs(travel.y))
    if horizontal <= vertical * slope { return .horizontal }
    if vertical <= horizontal * slope { return .vertical }
    return nil
  }

  /// Returns the speed of the offset after a lift, in pt/s.
  ///
  /// How the last steps of the drag are weighted is an open question
  /// (``UIKitBehavior/liftVelocity``).
  private func speedAtLift() -> CGPoint {
    let speed = speedAtLift(weights: .oldestMost)
    let other = speedAtLift(weights: .middleMost)
    guard (speed - other).length > 1e-6 else { return speed }
    let questions = window?.headlessEngine?.questions ?? .likely
    return questions.liftVelocity == .weighsMiddleStep ? other : speed
  }

  private func speedAtLift(weights: DragSteps.Weights) -> CGPoint {
    let velocity = pan.velocityAtLift(weights, in: self)
    return CGPoint(
      x: liftSpeed(-velocity.x, along: .horizontal), y: liftSpeed(-velocity.y, along: .vertical))
  }

  private func endDrag(speed: CGPoint) {
    guard isDragging else { return }
    let target = restingTarget(velocity: speed)
    var wanted = target
    if !isPagingEnabled {
      wanted = layoutTarget(for: target, velocity: speed * 0.001)
      withUnsafeMutablePointer(to: &wanted) {
        delegate?.scrollViewWillEndDragging(
          self, withVelocity: speed * 0.001, targetContentOffset: $0)
      }
    }
    guard isDragging else { return }
    isDragging = false
    if !wanted.x.isFinite || !wanted.y.isFinite { wanted = target }
    let hasChosenTarget = isPagingEnabled || wanted != target
    func motion(_ axis: ScrollAxis) -> ScrollMotion {
      self.motion(axis, velocity: speed, to: hasChosenTarget ? wanted : nil)
    }
    let decelerates = max(motion(.horizontal).duration, motion(.vertical).duration) > 0
    delegate?.scrollViewDidEndDragging(self, willDecelerate: decelerates)
    // The delegate may have started to scroll.
    guard decelerates, scrollAnimation == nil, !isDragging else { return }
    start(
      .deceleration, x: motion(.horizontal), y: motion(.vertical), hasChosenTarget: hasChosenTarget)
  }

  /// Returns the motion of a coordinate after a drag, with a velocity of the offset in pt/s.
  ///
  /// - Parameter target: The chosen offset, or nil to decelerate.
  private func motion(_ axis: ScrollAxis, velocity: CGPoint, to target: CGPoint?) -> ScrollMotion {
    let isHorizontal = axis == .horizontal
    let start = isHorizontal ? contentOffset.x : contentOffset.y
    let speed = isHorizontal ? velocity.x : velocity.y
    if let end = isHorizontal ? target?.x : target?.y {
      return start == end ? .rest(at: end) : .approach(from: start, to: end, velocity: speed)
    }
    let band = rubberBand(along: axis)
    return .decelerate(
      from: start, velocity: contentSpeed(speed, at: start, in: band), rate: decelerationRate,
      within: band.limits, bounces: band.bounces)
  }

  /// Returns the speed of the content when the touch lifts, in pt/s.
  ///
  /// Content beyond an end moves slower than the touch, because of the rubber band. Content that
  /// will come to rest inside its ends takes the speed of the touch.
  private func contentSpeed(_ speed: CGFloat, at offset: CGFloat, in band: RubberBand) -> CGFloat {
    let landing = ScrollMotion.landing(from: offset, velocity: speed, rate: decelerationRate)
    guard !band.limits.contains(offset), !band.limits.contains(landing) else { return speed }
    let keepsSpeed = window?.headlessEngine?.questions.liftBeyondEnd != .startsFromRest
    return keepsSpeed ? speed * band.slope(at: offset) : 0
  }

  /// Returns a speed of the offset, in pt/s, or 0 if it is too slow (M05) or the axis is locked.
  private func liftSpeed(_ speed: CGFloat, along axis: ScrollAxis) -> CGFloat {
    abs(speed) >= EngineMetrics.decelerationThreshold && mayDrag(along: axis) ? speed : 0
  }

  /// Returns the offset at which content comes to rest after a lift with a velocity in pt/s.
  private func restingTarget(velocity: CGPoint) -> CGPoint {
    func rest(
      _ axis: ScrollAxis, _ offset: CGFloat, _ speed: CGFloat, page: CGFloat, start: CGFloat
    ) -> CGFloat {
      let limits = rubberBand(along: axis).limits
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
#endif
