#if HEADLESS
extension UIScrollView {
  /// Returns whether a drag along an axis can move content, because it overflows or bounces (C149).
  func canMove(along axis: ScrollAxis) -> Bool {
    let (low, high) = restingOffsets
    return switch axis {
    case .horizontal: high.x > low.x || (bouncesHorizontally && alwaysBounceHorizontal)
    case .vertical: high.y > low.y || (bouncesVertically && alwaysBounceVertical)
    }
  }

  /// Returns whether the pan may begin with its current travel.
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

  /// Returns whether a drag past the end goes to the nearest enclosing scroll view (C155 to C158).
  private func transfersToParent(_ travel: CGPoint, along axis: ScrollAxis) -> Bool {
    let transfers =
      axis == .horizontal
      ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent
    guard transfers, !canReveal(travel, along: axis), let parent = enclosingScrollView else {
      return false
    }
    return parent.isScrollEnabled && parent.canReveal(travel, along: axis)
  }

  /// Returns whether a drag would reveal more content; less than half a pixel does not count (M07).
  func canReveal(_ travel: CGPoint, along axis: ScrollAxis) -> Bool {
    let (low, high) = restingOffsets
    let least = 0.5 / EngineMetrics.screenScale
    return switch axis {
    case .horizontal:
      travel.x > 0 ? contentOffset.x - low.x > least : high.x - contentOffset.x > least
    case .vertical:
      travel.y > 0 ? contentOffset.y - low.y > least : high.y - contentOffset.y > least
    }
  }

  /// Returns whether a drag at the leading edge goes to the content pop without configuration.
  ///
  /// Whether UIKit does so is an open question (``UIKitBehavior/scrollAtLeadingEdge``).
  private func yieldsToContentPop(_ travel: CGPoint, along axis: ScrollAxis) -> Bool {
    guard axis == .horizontal, !canReveal(travel, along: .horizontal),
      let navigation = enclosingNavigationController, navigation.viewControllers.count > 1,
      navigation.interactiveContentPopGestureRecognizer != nil
    else { return false }
    let isMirrored = navigation.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    guard isMirrored ? travel.x < 0 : travel.x > 0,
      window?.headlessEngine?.questions.scrollAtLeadingEdge == .yields
    else { return false }
    // Whether a scroll view that transfers no scrolling yields to the pop is open too (C159).
    return transfersHorizontalScrollingToParent
      || window?.headlessEngine?.questions.transferAndContentPop != .keepsTheDrag
  }

  /// Returns whether a drag may cancel the touches that subviews have received (C137).
  private func contentTouchesMayBeCancelled() -> Bool {
    panGestureRecognizer.tracked.allSatisfy { touch in
      guard touch.delivery.stage == .delivered, let view = touch.view, isContent(view) else {
        return true
      }
      return canCancelContentTouches && touchesShouldCancel(in: view)
    }
  }

  private func isContent(_ view: UIView) -> Bool { view !== self && view.isDescendant(of: self) }

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

extension UIView {
  /// The innermost scroll view that can scroll along an axis, from this view up to one that contains
  /// it; through the window if there is none.
  func innermostScrollView(
    along axis: ScrollAxis, through root: UIView?
  ) -> UIScrollView? {
    var candidate: UIView? = self
    while let view = candidate {
      if let scrollView = view as? UIScrollView, scrollView.isScrollEnabled,
        scrollView.canMove(along: axis)
      {
        return scrollView
      }
      candidate = view === root ? nil : view.superview
    }
    return nil
  }
}
#endif
