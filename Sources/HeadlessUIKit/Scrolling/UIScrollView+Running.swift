import Foundation

extension UIScrollView {
  /// Where content is at this very moment, between the frames on which ``contentOffset`` changes.
  ///
  /// Not UIKit's: what was recorded on a device has frames of its own.
  package var headlessPresentOffset: CGPoint {
    guard let run, let now = window?.headlessEngine?.clock.now else { return contentOffset }
    return run.offset(at: now)
  }

  /// Shows an offset and tells the delegate.
  func show(_ offset: CGPoint) {
    guard offset.x.isFinite, offset.y.isFinite, offset != bounds.origin else { return }
    bounds.origin = offset
    contentMoved()
  }

  /// Lets a drag or a deceleration go on from an offset that the app has set meanwhile.
  func rebase(by distance: CGPoint) {
    if isDragging {
      let translation = panGestureRecognizer.translation(in: self)
      dragStart = CGPoint(
        x: band(.horizontal).wanted(bounds.origin.x) + translation.x,
        y: band(.vertical).wanted(bounds.origin.y) + translation.y)
    }
    if let run, run.purpose == .deceleration { run.shift(by: distance) }
  }

  /// Lets content move by itself, a frame at a time; off screen, it is at rest at once.
  func start(
    _ purpose: ScrollRun.Purpose, x: ScrollMotion, y: ScrollMotion, isBound: Bool = true
  ) {
    stopRunning()
    let now = window?.headlessEngine?.clock.now
    let run = ScrollRun(
      purpose, x: x, y: y, isBound: isBound, limits: restingOffsets, start: now ?? 0)
    self.run = run
    if purpose == .deceleration { delegate?.scrollViewWillBeginDecelerating(self) }
    guard self.run === run else { return }
    if now == nil { finishRunning() } else { scheduleFrame(of: run) }
  }

  /// Stops content where it is, without a word.
  func stopRunning() {
    run?.timer?.cancel()
    run = nil
  }

  /// Ends content's way to where it was sent, where it is.
  func stopAnimation() {
    guard isScrollAnimating else { return }
    stopRunning()
    animationEnded()
  }

  /// Takes content to where it is going, at once.
  func finishRunning() {
    guard let run else { return }
    show(run.end)
    guard self.run === run else { return }
    end(run)
  }

  private func scheduleFrame(of run: ScrollRun) {
    // The clock is asked for anew: a timer that held it would keep it alive.
    run.timer = window?.headlessEngine?.clock.schedule(after: EngineMetrics.frame) {
      [weak self, weak run] in
      guard let self, let run, self.run === run else { return }
      showFrame(of: run)
    }
  }

  private func showFrame(of run: ScrollRun) {
    guard let now = window?.headlessEngine?.clock.now else { return finishRunning() }
    show(run.offset(at: now))
    // The delegate may have stopped it, or started another.
    guard self.run === run else { return }
    if run.isOver(at: now) {
      end(run)
    } else if !run.isBound, run.limits != restingOffsets {
      replan(run, at: now)
    } else {
      scheduleFrame(of: run)
    }
  }

  private func end(_ run: ScrollRun) {
    stopRunning()
    switch run.purpose {
    case .animation: animationEnded()
    case .deceleration:
      let (x, y) = (homecoming(.horizontal), homecoming(.vertical))
      if max(x.duration, y.duration) > 0, window?.headlessEngine != nil {
        // The content has shrunk, or was moved, while it came to rest.
        continueDecelerating(x: x, y: y)
      } else {
        show(CGPoint(x: x.end, y: y.end))
        if !isDragging, self.run == nil { delegate?.scrollViewDidEndDecelerating(self) }
      }
    }
  }

  /// Goes on at the present speed in content whose ends have moved.
  private func replan(_ run: ScrollRun, at now: TimeInterval) {
    let velocity = run.velocity(at: now)
    let glide = { (axis: ScrollAxis, offset: CGFloat, speed: CGFloat) in
      let band = self.band(axis)
      return ScrollMotion.glide(
        from: offset, velocity: speed, rate: self.decelerationRate, within: band.limits,
        bounces: band.bounces)
    }
    continueDecelerating(
      x: glide(.horizontal, contentOffset.x, velocity.x),
      y: glide(.vertical, contentOffset.y, velocity.y))
  }

  private func continueDecelerating(x: ScrollMotion, y: ScrollMotion) {
    let now = window?.headlessEngine?.clock.now ?? 0
    let run = ScrollRun(
      .deceleration, x: x, y: y, isBound: false, limits: restingOffsets, start: now)
    self.run = run
    scheduleFrame(of: run)
  }

  /// How a coordinate that rests comes home from beyond its end, if it is there.
  private func homecoming(_ axis: ScrollAxis) -> ScrollMotion {
    let offset = axis == .horizontal ? contentOffset.x : contentOffset.y
    return .glide(
      from: offset, velocity: 0, rate: decelerationRate, within: band(axis).limits, bounces: true)
  }
}
