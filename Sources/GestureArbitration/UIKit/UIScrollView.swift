import UIKitShim

extension UIScrollView {
  /// Whether a pop begins before the content scrolls while the content rests at its leading edge.
  ///
  /// At the leading edge a drag from leading to trailing pops, and the content does not move;
  /// anywhere else the content scrolls. Before iOS 26 UIKit has no pop in the content: until there
  /// is a ``GestureArbiter/driver`` a drag there scrolls. An edge swipe is Back on every
  /// page and release; ``PopGestureRole/pagingScrollView(keepsEdgeSwipes:)`` turns the page with
  /// it.
  ///
  /// A list that scrolls vertically is always at its leading edge, and keeps its scrolls: with
  /// a drag that sets out at a slant towards trailing it waits until 20 pt, so that a pop is not
  /// lost because the list begins first. One that a touch catches while it scrolls follows at once.
  ///
  /// It holds for every scroll view inside that scrolls sideways and has no role, each at its own
  /// leading edge: a carousel in a row, or a section of a compositional layout, which is a private
  /// scroll view (C270). They may be made late and used again. Those of a page view controller and of
  /// a date picker are excepted (``GestureArbiter/Defaults/scrollViewRole``).
  ///
  /// It assigns ``PopGestureRole/pagingScrollView``, from the next touch on, and may be set before
  /// the view is in any hierarchy. Setting it to false removes that role only, and exempts the view
  /// from it where it is the default, or that of a scroll view around it.
  public var allowsPopGestureAtLeadingEdge: Bool {
    get {
      if case .defersAtEdge = RoleLookup().role(of: self)?.role.kind { true } else { false }
    }
    set {
      // The view's own role counts here: content may come later, and a default may go.
      let isOwn = if case .defersAtEdge = popGestureRole?.kind { true } else { false }
      if newValue, !isOwn { popGestureRole = .pagingScrollView }
      if !newValue, isOwn || popGestureRole == nil { popGestureRole = nil }
    }
  }

  /// Whether a horizontal drag moves the content, or makes it bounce (C149, C166).
  package var scrollsHorizontally: Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let inset = adjustedContentInset
    return contentSize.width + inset.left + inset.right > bounds.width
      || (alwaysBounceHorizontal && bouncesSideways)
  }

  /// Whether a vertical drag moves the content, or makes it bounce (C149, C166).
  var scrollsVertically: Bool {
    guard isScrollEnabled, panGestureRecognizer.isEnabled else { return false }
    let inset = adjustedContentInset
    return contentSize.height + inset.top + inset.bottom > bounds.height
      || (alwaysBounceVertical && bouncesUpAndDown)
  }

  /// Whether one of some drags moves the content, or makes it bounce.
  package func scrolls(along drags: DragDirections) -> Bool {
    drags.intersects(.horizontalDrags) && scrollsHorizontally
      || drags.intersects(.verticalDrags) && scrollsVertically
  }

  /// Whether content bounces at its horizontal ends (C150).
  private var bouncesSideways: Bool {
    guard #available(iOS 17.4, visionOS 1.1, *) else { return bounces }
    return bouncesHorizontally
  }

  /// Whether content bounces at its vertical ends (C150).
  var bouncesUpAndDown: Bool {
    guard #available(iOS 17.4, visionOS 1.1, *) else { return bounces }
    return bouncesVertically
  }

  /// How far the content is scrolled away from the edge from which a gesture leads away, in pt.
  ///
  /// Negative while it bounces. Offsets are not mirrored (C242): in right-to-left layout the
  /// leading edge is at the largest offset. Content narrower than the view rests at its left inset
  /// either way.
  func distance(
    fromEdgeBehind gesture: NavigationGesture, in direction: PopAttempt.LayoutDirection
  ) -> CGFloat {
    distanceRevealed(by: CGPoint(x: direction.towardsTrailing(gesture.isPop ? 1 : -1), y: 0))
  }

  /// How much content there is on the side from which a drag leads away, along its longer axis, in
  /// pt; negative while it bounces.
  func distanceRevealed(by way: CGPoint) -> CGFloat {
    let inset = adjustedContentInset
    let isSideways = abs(way.x) > abs(way.y)
    let (way, offset) = isSideways ? (way.x, contentOffset.x) : (way.y, contentOffset.y)
    let first = isSideways ? -inset.left : -inset.top
    let last =
      isSideways
      ? contentSize.width + inset.right - bounds.width
      : contentSize.height + inset.bottom - bounds.height
    return way > 0 ? offset - first : max(first, last) - offset
  }

  /// Whether a drag of one finger reveals content.
  func reveals(by way: CGPoint) -> Bool {
    let axis: DragDirections = abs(way.x) > abs(way.y) ? .horizontalDrags : .verticalDrags
    return scrolls(along: axis) && panGestureRecognizer.minimumNumberOfTouches < 2
      && distanceRevealed(by: way) > GestureMetrics.restTolerance
  }

  /// What a scroll view asks that scrolls before anything pops; nil if a drag reveals nothing.
  func demandToScroll(by way: CGPoint) -> PopAttempt.Content.Demand? {
    reveals(by: way) ? .defersAtEdge(distance: distanceRevealed(by: way)) : nil
  }

  /// What the content does without a touch.
  var contentMotion: PopAttempt.Content.Motion {
    if isZooming || isZoomBouncing { return .zooming }
    return isDecelerating ? .decelerating : .resting
  }
}
