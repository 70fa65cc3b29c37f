#if HEADLESS
extension UIScrollView {
  /// The content offset at the current time, between the frames that change ``contentOffset``.
  ///
  /// Not part of UIKit. Recordings of a device are compared with it, because their frames differ
  /// from the engine's.
  package var headlessCurrentOffset: CGPoint {
    guard let scrollAnimation, let now = window?.headlessEngine?.clock.now else {
      return contentOffset
    }
    return scrollAnimation.offset(at: now)
  }

  /// Sets the offset and notifies the delegate.
  func applyOffset(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    bounds = CGRect(origin: offset, size: bounds.size)
    contentOffsetDidChange()
  }

  /// Continues a drag or a deceleration from an offset that the app has set meanwhile.
  func rebase(by distance: CGPoint) {
    if isDragging {
      let translation = panGestureRecognizer.translation(in: self)
      dragStart = CGPoint(
        x: rubberBand(along: .horizontal).wanted(bounds.origin.x) + translation.x,
        y: rubberBand(along: .vertical).wanted(bounds.origin.y) + translation.y)
    }
    guard let scrollAnimation, scrollAnimation.purpose == .deceleration else { return }
    if !scrollAnimation.hasChosenTarget, let now = window?.headlessEngine?.clock.now {
      // The ends of the content do not move with the offset.
      redirect(scrollAnimation, at: now, alongX: distance.x != 0, alongY: distance.y != 0)
    } else {
      scrollAnimation.shift(by: distance)
    }
  }

  /// Starts an animation of the offset. Off screen it ends immediately.
  func start(
    _ purpose: ScrollAnimation.Purpose, x: ScrollMotion, y: ScrollMotion,
    hasChosenTarget: Bool = true
  ) {
    stopScrolling()
    let now = window?.headlessEngine?.clock.now
    let animation = ScrollAnimation(
      purpose, x: x, y: y, hasChosenTarget: hasChosenTarget, limits: restingOffsets,
      start: now ?? 0)
    scrollAnimation = animation
    if purpose == .deceleration { delegate?.scrollViewWillBeginDecelerating(self) }
    guard scrollAnimation === animation else { return }
    if now == nil { finishScrolling() } else { scheduleFrame(of: animation) }
  }

  /// Stops content at its current offset without calling the delegate.
  func stopScrolling() {
    scrollAnimation?.timer?.cancel()
    scrollAnimation = nil
  }

  /// Stops animated scrolling at the current offset and reports its end.
  func stopAnimatedScrolling() {
    guard isScrollAnimating else { return }
    stopScrolling()
    animationEnded()
  }

  /// Moves content to the end of its animation immediately.
  func finishScrolling() {
    guard let animation = scrollAnimation else { return }
    applyOffset(animation.end)
    guard scrollAnimation === animation else { return }
    end(animation)
  }

  private func scheduleFrame(of animation: ScrollAnimation) {
    // Capturing the clock would keep it alive, so each frame reads it from the window.
    animation.timer = window?.headlessEngine?.clock.schedule(after: EngineMetrics.frame) {
      [this = BackReference(self)] in
      guard let view = this.object, view.scrollAnimation === animation else { return }
      view.showFrame(of: animation)
    }
  }

  private func showFrame(of animation: ScrollAnimation) {
    guard let now = window?.headlessEngine?.clock.now else { return finishScrolling() }
    applyOffset(animation.offset(at: now))
    // The delegate may have stopped the animation or started another.
    guard scrollAnimation === animation else { return }
    if animation.isOver(at: now) {
      end(animation)
    } else if !animation.hasChosenTarget, animation.limits != restingOffsets {
      redirect(animation, at: now)
    } else {
      scheduleFrame(of: animation)
    }
  }

  private func end(_ animation: ScrollAnimation) {
    stopScrolling()
    switch animation.purpose {
    case .animation: animationEnded()
    case .deceleration:
      let (x, y) = (returnMotion(along: .horizontal), returnMotion(along: .vertical))
      if max(x.duration, y.duration) > 0, window?.headlessEngine != nil {
        // The content has shrunk or was moved while it came to rest.
        continueDecelerating(x: x, y: y)
      } else {
        applyOffset(CGPoint(x: x.end, y: y.end))
        if !isDragging, scrollAnimation == nil { delegate?.scrollViewDidEndDecelerating(self) }
      }
    }
  }

  /// Continues a deceleration at its current velocity, from an offset or in content that the app
  /// has moved along the given axes.
  private func redirect(
    _ animation: ScrollAnimation, at now: TimeInterval, alongX: Bool = true, alongY: Bool = true
  ) {
    let velocity = animation.velocity(at: now)
    let deceleration = { (axis: ScrollAxis, offset: CGFloat, speed: CGFloat) in
      let band = self.rubberBand(along: axis)
      return ScrollMotion.decelerate(
        from: offset, velocity: speed, rate: self.decelerationRate, within: band.limits,
        bounces: band.bounces)
    }
    let (x, y) = animation.remainder(at: now)
    continueDecelerating(
      x: alongX ? deceleration(.horizontal, contentOffset.x, velocity.x) : x,
      y: alongY ? deceleration(.vertical, contentOffset.y, velocity.y) : y)
  }

  private func continueDecelerating(x: ScrollMotion, y: ScrollMotion) {
    scrollAnimation?.timer?.cancel()
    let now = window?.headlessEngine?.clock.now ?? 0
    let animation = ScrollAnimation(
      .deceleration, x: x, y: y, hasChosenTarget: false, limits: restingOffsets, start: now)
    scrollAnimation = animation
    scheduleFrame(of: animation)
  }

  /// Returns the motion of a resting coordinate back to its end, if it lies beyond it.
  private func returnMotion(along axis: ScrollAxis) -> ScrollMotion {
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    return .decelerate(
      from: offset, velocity: 0, rate: decelerationRate, within: rubberBand(along: axis).limits,
      bounces: true)
  }
}
#endif
