import Foundation

/// Recognizes a finger that comes in over the border of the screen (C116).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The borders it looks at, physical.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // Being near the edge is not enough, the system must have marked the touch (C117, C121). A
    // finger that comes after the gesture has begun is none of its business (C109).
    if ownState == .possible, !touches.contains(where: { accepts($0) }) { state = .failed }
  }

  /// Whether a touch is marked as this recognizer wants it.
  func accepts(_ touch: UITouch) -> Bool { !touch.headlessEdges.isDisjoint(with: edges) }

  /// Travel at which the recognizer begins, in pt (C120).
  var hysteresis: CGFloat {
    questions.edgeTravel == .tiny
      ? EngineMetrics.tinyEdgeHysteresis : EngineMetrics.panHysteresis
  }

  override func attempt() -> Attempt {
    let inwards = edges.inwards(travel)
    let across = edges.isDisjoint(with: [.left, .right]) ? travel.x : travel.y
    let isReached = inwards >= hysteresis
    switch questions.popDirection {
    case .mostlyInwards:
      // Running along the edge fails before an ordinary pan begins, so that who waits may go (C121).
      let runsAlong = inwards <= abs(across) / 2
      if runsAlong, abs(across) >= EngineMetrics.edgeParallelTravel { return .fail }
      return isReached && inwards >= abs(across) ? .begin(hysteresis: firstOrigin()) : .wait
    case .narrowCone:
      return isReached && inwards >= 2 * abs(across) ? .begin(hysteresis: firstOrigin()) : .wait
    case .inwardsAtAll:
      return isReached ? .begin(hysteresis: firstOrigin()) : .wait
    case .inwardsFromTheStart:
      guard travel.length >= hysteresis else { return .wait }
      return inwards > abs(across) ? .begin(hysteresis: firstOrigin()) : .fail
    }
  }
}

extension UIRectEdge {
  /// The part of a movement that leads away from the edges into the screen, in pt.
  fileprivate func inwards(_ travel: CGPoint) -> CGFloat {
    var candidates: [CGFloat] = []
    if contains(.left) { candidates.append(travel.x) }
    if contains(.right) { candidates.append(-travel.x) }
    if contains(.top) { candidates.append(travel.y) }
    if contains(.bottom) { candidates.append(-travel.y) }
    return candidates.max() ?? 0
  }
}
