#if HEADLESS
/// An axis along which content scrolls.
enum ScrollAxis {
  case horizontal
  case vertical
}

extension UIScrollView {
  /// The smallest and largest content offsets at rest, in pt.
  var restingOffsets: (min: CGPoint, max: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left.orZero, y: -inset.top.orZero)
    let high = CGPoint(
      x: max(low.x, (contentSize.width + inset.right - bounds.width).orZero),
      y: max(low.y, (contentSize.height + inset.bottom - bounds.height).orZero))
    return (low, high)
  }

  /// Returns the offset at rest that is nearest to an offset, in pt.
  func restingOffset(near offset: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Moves resting content back into a range that has changed (``UIKitBehavior/movedEnd``).
  func clampOffset() {
    guard scrollAnimation == nil, zoomAnimation == nil, !isDragging, !isZooming, !isInterrupted
    else { return }
    let inside = restingOffset(near: contentOffset)
    guard inside != contentOffset, window?.headlessEngine?.questions.movedEnd != .leavesOffset
    else { return }
    applyOffset(inside)
  }

  /// Returns the nearest offset at which as much of a rectangle as possible is visible, in pt.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(
      _ offset: CGFloat, _ rect: (low: CGFloat, high: CGFloat), before: CGFloat, after: CGFloat,
      length: CGFloat
    ) -> CGFloat {
      // The offsets that align the far and the near end of the rectangle with the view.
      let (first, last) = (rect.high - length + after, rect.low - before)
      return first <= last ? min(max(offset, first), last) : min(max(offset, last), first)
    }
    let wanted = CGPoint(
      x: nearest(
        contentOffset.x, (rect.minX, rect.maxX), before: inset.left, after: inset.right,
        length: bounds.width),
      y: nearest(
        contentOffset.y, (rect.minY, rect.maxY), before: inset.top, after: inset.bottom,
        length: bounds.height))
    return restingOffset(near: wanted)
  }
}

extension CGFloat {
  /// The number, or 0 if it is NaN, because a range with a NaN bound traps.
  fileprivate var orZero: CGFloat { isNaN ? 0 : self }
}
#endif
