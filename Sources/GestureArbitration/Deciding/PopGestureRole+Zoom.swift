import UIKitShim

/// What roles ask of a zoom dismissal, which may lead down or be a pinch (C253).
@MainActor
extension PopGestureRole {
  /// What a view with this role asks of a zoom dismissal, as a rule sees it; nil if nothing.
  ///
  /// Sideways it is what the role asks of a content pop. Downwards a scroll view defers while it
  /// rests at its top; carousels and page controllers have no effect. Only a claim on all drags
  /// prevents a pinch.
  ///
  /// - Parameters:
  ///   - scrollView: The view itself if it is a scroll view.
  ///   - isClaimed: The answer of a claim's condition, which the caller remembers.
  func demand(
    onZoom movement: ZoomMovement, of scrollView: UIScrollView?,
    in direction: PopAttempt.LayoutDirection, _ drag: () -> Drag, isClaimed: Bool
  ) -> PopAttempt.Content.Demand? {
    switch kind {
    case .defersAtEdge where movement == .down:
      guard let scrollView, scrollView.scrollsVertically else { return nil }
      return .defersAtEdge(distance: scrollView.distanceFromTop)
    case .defersAtEdge, .defersInStrip, .defersAtBoundary:
      guard movement == .sideways else { return nil }
    case .claims(let drags, let gestures, _):
      let drag = drag()
      if isClaimed, gestures.contains(.zoom), drags.include(movement, as: drag) {
        return .claims(gestures)
      }
      let sideways = direction.towardsTrailing(drag.direction == .towardsLeading ? -1 : 1)
      let way = movement == .down ? CGPoint(x: 0, y: 1) : CGPoint(x: sideways, y: 0)
      return movement == .pinch ? nil : scrollView?.demandToScroll(by: way)
    case .excluded, .simultaneous, .custom: break
    }
    return demand(on: .zoom, of: scrollView, in: direction, drag, isClaimed: isClaimed)
  }
}

extension DragDirections {
  /// Whether a movement of a zoom dismissal may be among the drags.
  fileprivate func include(_ movement: ZoomMovement, as drag: PopGestureRole.Drag) -> Bool {
    switch movement {
    case .down: contains(.down)
    // Which side it leads to in a mirrored layout is UIKit's to say.
    case .sideways:
      contains(drag.direction == .towardsLeading ? .towardsLeading : .towardsTrailing)
    case .pinch: self == .allDrags
    }
  }
}

extension UIScrollView {
  /// How far the content is scrolled away from its top, in pt; negative while it bounces.
  fileprivate var distanceFromTop: CGFloat { contentOffset.y + adjustedContentInset.top }
}
