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
      dragStart = contentOffset
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

  /// Moves along a path, a frame at a time, until its end.
  func settle(along path: ScrollPath, then end: @escaping @MainActor () -> Void) {
    guard let clock = window?.headlessEngine?.clock else {
      contentOffset = path.end
      end()
      return
    }
    let start = clock.now
    func step() {
      settling = clock.schedule(after: EngineMetrics.frame) { [weak self] in
        guard let self else { return }
        let time = clock.now - start
        if time >= path.duration {
          contentOffset = path.end
          settling = nil
          end()
        } else {
          contentOffset = path.offset(at: time)
          step()
        }
      }
    }
    step()
  }

  private func follow() {
    let translation = panGestureRecognizer.translation(in: self)
    let (low, high) = restingOffsets
    var offset = contentOffset
    if canMove(along: .horizontal) {
      offset.x = banded(
        dragStart.x - translation.x, from: low.x, to: high.x, length: bounds.width,
        bounces: bouncesHorizontally)
    }
    if canMove(along: .vertical) {
      offset.y = banded(
        dragStart.y - translation.y, from: low.y, to: high.y, length: bounds.height,
        bounces: bouncesVertically)
    }
    contentOffset = offset
  }

  private func letGo(velocity: CGPoint) {
    guard isDragging else { return }
    let offsetVelocity = CGPoint(x: flung(-velocity.x), y: flung(-velocity.y))
    let target = restingTarget(velocity: offsetVelocity)
    var wanted = target
    if !isPagingEnabled {
      withUnsafeMutablePointer(to: &wanted) {
        delegate?.scrollViewWillEndDragging(
          self, withVelocity: offsetVelocity * 0.001, targetContentOffset: $0)
      }
    }
    isDragging = false
    let moves = wanted != contentOffset
    delegate?.scrollViewDidEndDragging(self, willDecelerate: moves)
    guard moves else { return }
    isDecelerating = true
    delegate?.scrollViewWillBeginDecelerating(self)
    let glides = !isPagingEnabled && wanted == target && isInside(contentOffset) && isInside(target)
    let path: ScrollPath =
      glides
      ? .glide(from: contentOffset, velocity: offsetVelocity, to: target, rate: decelerationRate)
      : .home(from: contentOffset, to: wanted, velocity: offsetVelocity)
    settle(along: path) { [weak self] in
      guard let self else { return }
      isDecelerating = false
      delegate?.scrollViewDidEndDecelerating(self)
    }
  }

  private func isInside(_ offset: CGPoint) -> Bool {
    let (low, high) = restingOffsets
    return offset.x >= low.x && offset.x <= high.x && offset.y >= low.y && offset.y <= high.y
  }

  /// Where content comes to rest that is let go with a velocity of the offset, in pt/s.
  private func restingTarget(velocity: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    func rest(
      _ offset: CGFloat, _ speed: CGFloat, _ low: CGFloat, _ high: CGFloat, _ page: CGFloat,
      _ start: CGFloat
    ) -> CGFloat {
      let reached =
        isPagingEnabled && page > 0
        ? ScrollPath.page(from: start, at: offset, velocity: speed, page: page)
        : ScrollPath.landing(from: offset, velocity: speed, rate: decelerationRate)
      return min(max(reached, low), high)
    }
    return CGPoint(
      x: rest(contentOffset.x, velocity.x, low.x, high.x, bounds.width, dragStart.x),
      y: rest(contentOffset.y, velocity.y, low.y, high.y, bounds.height, dragStart.y))
  }
}

/// A speed at lift, in pt/s, or 0 if it is too slow to count (M05).
private func flung(_ speed: CGFloat) -> CGFloat {
  abs(speed) >= EngineMetrics.decelerationThreshold ? speed : 0
}

/// An offset as it shows beyond the ends: shortened by the rubber band, or stopped (C141).
private func banded(
  _ offset: CGFloat, from low: CGFloat, to high: CGFloat, length: CGFloat, bounces: Bool
) -> CGFloat {
  let inside = min(max(offset, low), high)
  let beyond = offset - inside
  guard beyond != 0, bounces, length > 0 else { return inside }
  let shown = (1 - 1 / (abs(beyond) * EngineMetrics.rubberBand / length + 1)) * length
  return inside + (beyond > 0 ? shown : -shown)
}
