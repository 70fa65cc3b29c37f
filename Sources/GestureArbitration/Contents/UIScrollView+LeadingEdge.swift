import UIKitShim

extension UIScrollView {
  /// Whether a sideways drag moves the content, or makes it bounce (C149, C166).
  var scrollsSideways: Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let inset = adjustedContentInset
    return contentSize.width + inset.left + inset.right > bounds.width
      || (bounces && alwaysBounceHorizontal)
  }

  /// How far the content is scrolled away from its leading edge, in pt; negative while it bounces.
  ///
  /// Offsets are never mirrored (C242): read from right to left, the leading edge is the largest
  /// offset. Content narrower than the view rests at its left inset either way.
  func distancePastLeadingEdge(in direction: ReadingDirection) -> CGFloat {
    direction == .leftToRight
      ? contentOffset.x - leftmostOffset : rightmostOffset - contentOffset.x
  }

  /// How far the content has still to be scrolled to its trailing edge, in pt; negative while it
  /// bounces.
  func distanceBeforeTrailingEdge(in direction: ReadingDirection) -> CGFloat {
    distancePastLeadingEdge(in: direction == .leftToRight ? .rightToLeft : .leftToRight)
  }

  private var leftmostOffset: CGFloat { -adjustedContentInset.left }

  private var rightmostOffset: CGFloat {
    max(leftmostOffset, contentSize.width + adjustedContentInset.right - bounds.width)
  }
}
