import Foundation
import UIKitShim

/// What a role does to the pans around its view that aren't navigation gestures.
extension PopGestureRole {
  /// How a view with the role treats the pans around it.
  enum TowardsEnclosingPans {
    /// It keeps drags: the pans wait for its gate.
    case claims
    /// It does not want all drags: its own pans wait until none of them begins.
    case defers

    /// Makes the recognizer of content that does so.
    @MainActor
    func recognizer(of content: UIView) -> EnclosingPanRecognizer {
      switch self {
      case .claims: EnclosingPanGate(of: content)
      case .defers: EnclosingPanDeferral(of: content)
      }
    }
  }

  /// How the view treats the pans around it; empty if it leaves them alone.
  var towardsEnclosingPans: [TowardsEnclosingPans] {
    (isForEnclosingPans && !keptDrags.isEmpty ? [.claims] : [])
      + (deferredDrags.isEmpty ? [] : [.defers])
  }

  /// The drags that the view may keep from the pans around it: those that it claims, or for which
  /// content that defers has something to reveal.
  var keptDrags: DragDirections {
    switch kind {
    case .claims, .excluded, .custom: claimedDrags
    case .defersAtEdge, .defersInStrip, .defersAtBoundary: .horizontalDrags
    case .simultaneous: []
    }
  }

  /// The drags that the view's own pans leave to the pans around it.
  package var deferredDrags: DragDirections {
    switch kind {
    case .defersAtEdge, .defersInStrip, .defersAtBoundary:
      isForEnclosingPans ? .horizontalDrags : []
    case .claims(let drags, _, _): drags.isEmpty ? [] : drags.others
    case .excluded, .custom, .simultaneous: []
    }
  }

  /// The drags that the view may claim, whatever its content rests at.
  package var claimedDrags: DragDirections {
    switch kind {
    case .claims(let drags, _, _): drags
    case .excluded, .custom: .allDrags
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .simultaneous: []
    }
  }

  /// Whether the view claims drags from screen-edge pans as well.
  private var claimsEdges: Bool {
    switch kind {
    case .claims(_, let gestures, _), .excluded(let gestures): gestures.contains(.edge)
    case .custom: true
    case .defersAtEdge(let keepsEdgeSwipes): keepsEdgeSwipes
    case .defersInStrip, .defersAtBoundary, .simultaneous: false
    }
  }

  /// Whether a drag may be kept from a recognizer: what of its direction is known in advance.
  ///
  /// A pan may begin with a drag in every direction, and the direction of the drag decides.
  @MainActor
  func mayKeep(
    from other: UIGestureRecognizer, in layout: PopAttempt.LayoutDirection
  ) -> Bool {
    let edges = (other as? ScreenEdgePanGestureRecognizer)?.edges
    let swipes = (other as? UISwipeGestureRecognizer)?.direction
    if edges != nil, !claimsEdges { return false }
    let ways: [(UIRectEdge, UISwipeGestureRecognizer.Direction, CGPoint)] = [
      (.left, .right, CGPoint(x: 1, y: 0)), (.right, .left, CGPoint(x: -1, y: 0)),
      (.top, .down, CGPoint(x: 0, y: 1)), (.bottom, .up, CGPoint(x: 0, y: -1)),
    ]
    return ways.contains { edge, swipe, way in
      (edges?.contains(edge) ?? swipes?.contains(swipe) ?? true)
        && keptDrags.contains(DragDirections(of: way, in: layout))
    }
  }

  /// Whether the view may claim a drag that lands, before it moves: a condition says so at once.
  @MainActor
  func mayClaim(_ drag: Drag) -> Bool {
    if case .claims(_, _, let condition?) = kind { condition(drag) } else { true }
  }

  /// Why the view claims a drag that is one of ``claimedDrags``; nil if it does not.
  ///
  /// - Parameter name: The name of the view in decisions.
  @MainActor
  func reasonToClaim(_ drag: Drag, named name: String) -> PopReason? {
    switch kind {
    case .claims(let drags, _, _):
      // The role may have changed since the touch landed.
      drag.direction.map(drags.isSuperset) ?? true ? .claimed(name: name, drags: drags) : nil
    case .excluded: .excluded(name: name)
    case .custom(let reasonToClaim):
      reasonToClaim(drag).map { .claimedBecause(name: name, reason: $0) }
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .simultaneous: nil
    }
  }
}
