import Foundation

extension UIScrollView {
  /// The nearest offset at which content rests, in pt.
  func restingOffset(near offset: CGPoint) -> CGPoint {
    let (low, high) = restingOffsets
    return CGPoint(
      x: min(max(offset.x, low.x), high.x), y: min(max(offset.y, low.y), high.y))
  }

  /// Brings content that rests back inside ends that have moved (``UIKitBehavior/movedEnd``).
  func keepInside() {
    guard run == nil, zoomRun == nil, !isDragging, !isZooming, !isInterrupted else { return }
    let inside = restingOffset(near: contentOffset)
    guard inside != contentOffset, window?.headlessEngine?.questions.movedEnd != .leavesOffset
    else { return }
    show(inside)
  }

  /// The offset nearest to the present one that shows as much of a rectangle as fits.
  func offset(showing rect: CGRect) -> CGPoint {
    let inset = adjustedContentInset
    func nearest(
      _ offset: CGFloat, _ rect: (low: CGFloat, high: CGFloat), before: CGFloat, after: CGFloat,
      length: CGFloat
    ) -> CGFloat {
      // The offsets at which the rectangle's far end, and its near end, just show.
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
