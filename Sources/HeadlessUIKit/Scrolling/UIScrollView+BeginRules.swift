import Foundation

/// An axis along which content moves.
enum ScrollAxis {
  case horizontal
  case vertical
}

extension UIScrollView {
  /// The offsets at which content rests, in pt.
  var restingOffsets: (min: CGPoint, max: CGPoint) {
    let inset = adjustedContentInset
    let low = CGPoint(x: -inset.left.orZero, y: -inset.top.orZero)
    let high = CGPoint(
      x: max(low.x, (contentSize.width + inset.right - bounds.width).orZero),
      y: max(low.y, (contentSize.height + inset.bottom - bounds.height).orZero))
    return (low, high)
  }

  /// Whether a drag along an axis moves anything: there is content to show, or it bounces (C149).
  func canMove(along axis: ScrollAxis) -> Bool {
    let (low, high) = restingOffsets
    return switch axis {
    case .horizontal: high.x > low.x || (bouncesHorizontally && alwaysBounceHorizontal)
    case .vertical: high.y > low.y || (bouncesVertically && alwaysBounceVertical)
    }
  }

  /// Whether the pan may leave `possible` with the travel it has made.
  func panShouldBegin() -> Bool {
    let travel = panGestureRecognizer.travel
    let axis: ScrollAxis = abs(travel.x) > abs(travel.y) ? .horizontal : .vertical
    if !canMove(along: axis), window?.headlessEngine?.questions.scrollAxis != .enabledOnly {
      return false
    }
    if transfersToParent(travel, along: axis) { return false }
    guard contentTouchesMayBeCancelled() else { return false }
    return !yieldsToContentPop(travel, along: axis)
  }

  /// Whether a drag past the end is left to the nearest scroll view around this one (C155 to C158).
  private func transfersToParent(_ travel: CGPoint, along axis: ScrollAxis) -> Bool {
    let transfers =
      axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !hasMore(travel, along: axis), let parent = enclosingScrollView else {
      return false
    }
    return parent.isScrollEnabled && parent.hasMore(travel, along: axis)
  }

  /// Whether there is content to show in the direction that a drag pulls it in from; less than half a
  /// pixel is none (M07).
  func hasMore(_ travel: CGPoint, along axis: ScrollAxis) -> Bool {
    let (low, high) = restingOffsets
    let least = 0.5 / EngineMetrics.screenScale
    return switch axis {
    case .horizontal:
      travel.x > 0 ? contentOffset.x - low.x > least : high.x - contentOffset.x > least
    case .vertical:
      travel.y > 0 ? contentOffset.y - low.y > least : high.y - contentOffset.y > least
    }
  }

  /// Whether UIKit leaves a drag at the leading edge to the content pop by itself, which is open
  /// (``UIKitBehavior/scrollAtLeadingEdge``).
  private func yieldsToContentPop(_ travel: CGPoint, along axis: ScrollAxis) -> Bool {
    guard axis == .horizontal, !hasMore(travel, along: .horizontal),
      let navigation = enclosingNavigationController, navigation.viewControllers.count > 1,
      navigation.interactiveContentPopGestureRecognizer != nil
    else { return false }
    let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored ? travel.x < 0 : travel.x > 0,
      window?.headlessEngine?.questions.scrollAtLeadingEdge == .yields
    else { return false }
    // Whether a scroll view that transfers nothing keeps the drag from the pop too is open (C159).
    return transfersHorizontalScrollingToParent
      || window?.headlessEngine?.questions.transferAndContentPop != .keepsTheDrag
  }

  private var enclosingScrollView: UIScrollView? {
    var view = superview
    while let current = view {
      if let scrollView = current as? UIScrollView { return scrollView }
      view = current.superview
    }
    return nil
  }

  private var enclosingNavigationController: UINavigationController? {
    var responder: UIResponder? = next
    while let current = responder {
      if let navigation = current as? UINavigationController { return navigation }
      responder = current.next
    }
    return nil
  }
}

extension CGFloat {
  /// The number, or 0 if it is none: a size that is no number must not become a range.
  fileprivate var orZero: CGFloat { isNaN ? 0 : self }
}
