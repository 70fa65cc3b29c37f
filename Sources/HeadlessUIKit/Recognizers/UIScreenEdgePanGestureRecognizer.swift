#if HEADLESS
/// Recognizes a drag that begins at an edge of the screen (C116).
@preconcurrency @MainActor
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
  /// The physical edges at which a drag may begin.
  open var edges: UIRectEdge = []

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    // A touch near the edge is not enough: the system must have marked it (C117, C121). Touches
    // that land after the gesture has begun are not checked (C109).
    if ownState == .possible, !touches.contains(where: { accepts($0) }) { state = .failed }
  }

  /// Whether a touch is marked as coming from one of the edges.
  func accepts(_ touch: UITouch) -> Bool { !touch.headlessEdges.isDisjoint(with: edges) }
  /// Whether the recognizer may begin with less travel than other pans, which is open (C120).
  var mayBeginEarly: Bool { true }

  override func attempt() -> Attempt {
    let across = edges.isDisjoint(with: [.left, .right]) ? travel.x : travel.y
    let progress = EdgeTravel(
      inwards: edges.inwards(travel), across: abs(across), length: travel.length)
    return switch verdict(on: progress) {
    case .wait: .wait
    case .fail: .fail
    case .begin: .begin(firstZero)
    }
  }

  private func verdict(on travel: EdgeTravel) -> EdgeTravel.Verdict {
    let ordinary = verdict(on: travel, beyond: EngineMetrics.panHysteresis)
    guard mayBeginEarly else { return ordinary }
    let early = verdict(on: travel, beyond: EngineMetrics.tinyEdgeHysteresis)
    return early != ordinary && questions.edgeTravel == .tiny ? early : ordinary
  }

  private func verdict(
    on travel: EdgeTravel, beyond hysteresis: CGFloat
  ) -> EdgeTravel.Verdict {
    travel.commonVerdict(beyond: hysteresis)
      ?? travel.verdict(questions.popDirection, beyond: hysteresis)
  }
}

extension UIRectEdge {
  /// The part of a movement that leads away from the edges, in pt.
  fileprivate func inwards(_ travel: CGPoint) -> CGFloat {
    var candidates: [CGFloat] = []
    if contains(.left) { candidates.append(travel.x) }
    if contains(.right) { candidates.append(-travel.x) }
    if contains(.top) { candidates.append(travel.y) }
    if contains(.bottom) { candidates.append(-travel.y) }
    return candidates.max() ?? 0
  }
}
#endif
