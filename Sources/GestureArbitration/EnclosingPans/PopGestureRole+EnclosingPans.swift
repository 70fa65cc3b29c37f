import Foundation
import UIKitShim

/// What a role does to the pans around its view that aren't navigation gestures.
extension PopGestureRole {
  /// How a view with the role treats the pans around it.
  enum TowardsEnclosingPans {
    /// It claims or excludes drags: the pans wait for its gate.
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
    (claimsFromEnclosingPans ? [.claims] : []) + (deferredAxes != .none ? [.defers] : [])
  }

  private var claimsFromEnclosingPans: Bool {
    switch kind {
    case .claims, .excluded, .custom: isForEnclosingPans
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .simultaneous: false
    }
  }

  /// The axes of the drags that the view's own pans leave to the pans around it.
  var deferredAxes: DragAxes {
    switch kind {
    case .defersAtEdge, .defersInStrip, .defersAtBoundary: isForEnclosingPans ? .horizontal : .none
    case .claims(let drags, _): drags.axes.others
    case .excluded, .custom, .simultaneous: .none
    }
  }

  /// The axes of the drags that the view claims from the pans around it.
  var claimedAxes: DragAxes {
    switch kind {
    case .claims(let drags, _): drags.axes
    case .excluded, .custom: .all
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .simultaneous: .none
    }
  }

  /// Whether the view claims drags from screen-edge pans as well.
  private var claimsEdges: Bool {
    switch kind {
    case .claims(_, let gestures), .excluded(let gestures): gestures.contains(.edge)
    case .custom: true
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .simultaneous: false
    }
  }

  /// Whether a claim may be held against a pan: what of its direction is known in advance.
  ///
  /// Any other pan may begin with a drag in every direction, and the direction of the drag decides.
  @MainActor
  func mayClaim(from pan: UIPanGestureRecognizer) -> Bool {
    guard let edgePan = pan as? ScreenEdgePanGestureRecognizer else { return true }
    let isHorizontal = !edgePan.edges.isDisjoint(with: [.left, .right])
    let isVertical = !edgePan.edges.isDisjoint(with: [.top, .bottom])
    return claimsEdges
      && (isHorizontal && claimedAxes.contains(.horizontal)
        || isVertical && claimedAxes.contains(.vertical))
  }

  /// Whether the view may claim a drag that lands, before it moves: a condition says so at once.
  @MainActor
  func mayClaim(_ drag: Drag) -> Bool {
    if case .claims(let drags, _) = kind { drags.contains(drag) } else { true }
  }

  /// Why the view claims a drag that runs along one of ``claimedAxes``; nil if it does not.
  ///
  /// - Parameter name: The name of the view in decisions.
  @MainActor
  func reasonToClaim(_ drag: Drag, named name: String) -> PopReason? {
    switch kind {
    case .claims(let drags, _): .claimed(name: name, along: drags.axes)
    case .excluded: .excluded(name: name)
    case .custom(let reasonToClaim):
      reasonToClaim(drag).map { .claimedBecause(name: name, reason: $0) }
    case .defersAtEdge, .defersInStrip, .defersAtBoundary, .simultaneous: nil
    }
  }
}
