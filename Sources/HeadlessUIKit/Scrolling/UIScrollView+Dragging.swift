import Foundation

extension UIScrollView {
  /// A finger that lands catches content that still moves (C170).
  func fingerLanded() {
    guard isDecelerating else { return }
    stopSettling()
    delegate?.scrollViewDidEndDecelerating(self)
  }

  /// Follows the pan: offset = start − translation, with a rubber band beyond the ends (C140).
  func panActed() {
    switch panGestureRecognizer.state {
    case .began:
      stopSettling()
      isDragging = true
      dragStart = CGPoint(
        x: band(.horizontal).wanted(contentOffset.x), y: band(.vertical).wanted(contentOffset.y))
      delegate?.scrollViewWillBeginDragging(self)
      follow()
    case .changed: follow()
    case .ended: letGo(velocity: panGestureRecognizer.velocity(in: self))
    case .cancelled: letGo(velocity: .zero)
    default: break
    }
  }

  func stopSettling() {
    settling?.cancel()
    settling = nil
    isDecelerating = false
  }

  /// Moves by itself, a frame at a time, until both coordinates rest.
  func settle(x: ScrollMotion, y: ScrollMotion, then end: @escaping @MainActor () -> Void) {
    guard let clock = window?.headlessEngine?.clock else {
      contentOffset = CGPoint(x: x.end, y: y.end)
      end()
      return
    }
    step(x: x, y: y, since: clock.now, then: end)
  }

  /// Waits for the next frame and shows it; off screen, content is at rest at once.
  private func step(
    x: ScrollMotion, y: ScrollMotion, since start: TimeInterval,
    then end: @escaping @MainActor () -> Void
  ) {
    // The clock is asked for anew: a timer that held it would keep it alive.
    settling = window?.headlessEngine?.clock.schedule(after: EngineMetrics.frame) { [weak self] in
      guard let self else { return }
      let time = (window?.headlessEngine?.clock.now).map { $0 - start } ?? .infinity
      contentOffset = CGPoint(x: x.position(at: time), y: y.position(at: time))
      if time < max(x.duration, y.duration) {
        step(x: x, y: y, since: start, then: end)
      } else {
        settling = nil
        end()
      }
    }
  }

  private func follow() {
    let translation = panGestureRecognizer.translation(in: self)
    var offset = contentOffset
    if canMove(along: .horizontal) {
      offset.x = band(.horizontal).shown(dragStart.x - translation.x)
    }
    if canMove(along: .vertical) {
      offset.y = band(.vertical).shown(dragStart.y - translation.y)
    }
    contentOffset = offset
  }

  private func letGo(velocity: CGPoint) {
    guard isDragging else { return }
    let offsetVelocity = CGPoint(
      x: flung(-velocity.x, along: .horizontal), y: flung(-velocity.y, along: .vertical))
    let target = restingTarget(velocity: offsetVelocity)
    var wanted = target
    if !isPagingEnabled {
      withUnsafeMutablePointer(to: &wanted) {
        delegate?.scrollViewWillEndDragging(
          self, withVelocity: offsetVelocity * 0.001, targetContentOffset: $0)
      }
    }
    isDragging = false
    let moves = wanted != contentOffset || offsetVelocity != .zero
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    let glides = !isPagingEnabled && wanted == target
    settle(
      x: motion(.horizontal, from: contentOffset.x, offsetVelocity.x, to: wanted.x, glides: glides),
      y: motion(.vertical, from: contentOffset.y, offsetVelocity.y, to: wanted.y, glides: glides)
    ) { [weak self] in
      guard let self else { return }
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  /// How a coordinate that was let go moves on, in pt and pt/s.
  private func motion(
    _ axis: ScrollAxis, from start: CGFloat, _ velocity: CGFloat, to end: CGFloat, glides: Bool
  ) -> ScrollMotion {
    let band = band(axis)
    guard glides, velocity != 0, band.limits.contains(start) else {
      return start == end && velocity == 0
        ? .rest(at: end) : .spring(from: start, to: end, velocity: velocity)
    }
    return .glide(
      from: start, velocity: velocity, rate: decelerationRate, within: band.limits,
      bounces: band.bounces)
  }

  /// A speed of the offset at lift, in pt/s; 0 if it is too slow to count (M05) or the axis is at
  /// rest.
  private func flung(_ speed: CGFloat, along axis: ScrollAxis) -> CGFloat {
    abs(speed) >= EngineMetrics.decelerationThreshold && canMove(along: axis) ? speed : 0
  }

  private func band(_ axis: ScrollAxis) -> RubberBand {
    let (low, high) = restingOffsets
    return switch axis {
    case .horizontal:
      RubberBand(limits: low.x...high.x, length: bounds.width, bounces: bouncesHorizontally)
    case .vertical:
      RubberBand(limits: low.y...high.y, length: bounds.height, bounces: bouncesVertically)
    }
  }

  /// Where content comes to rest that is let go with a velocity of the offset, in pt/s.
  private func restingTarget(velocity: CGPoint) -> CGPoint {
    func rest(
      _ axis: ScrollAxis, _ offset: CGFloat, _ speed: CGFloat, page: CGFloat, start: CGFloat
    ) -> CGFloat {
      let limits = band(axis).limits
      let reached =
        isPagingEnabled && page > 0
        ? ScrollMotion.page(from: start, at: offset, velocity: speed, page: page)
        : ScrollMotion.landing(from: offset, velocity: speed, rate: decelerationRate)
      return min(max(reached, limits.lowerBound), limits.upperBound)
    }
    return CGPoint(
      x: rest(.horizontal, contentOffset.x, velocity.x, page: bounds.width, start: dragStart.x),
      y: rest(.vertical, contentOffset.y, velocity.y, page: bounds.height, start: dragStart.y))
  }
}
