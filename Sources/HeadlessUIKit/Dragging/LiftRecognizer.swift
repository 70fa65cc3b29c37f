import Foundation

/// Lifts the view of a drag interaction when a finger rests on it, and begins the drag when the finger
/// moves on (C100).
@MainActor
final class LiftRecognizer: UIGestureRecognizer {
  weak var interaction: UIDragInteraction?
  /// The drag that is lifted, or carried away.
  private var session: DragSession?
  private var hasBegunDrag = false
  /// Where the finger landed, and where it was at the lift; in the window's coordinates.
  private var start = CGPoint.zero

  init() {
    super.init(target: nil, action: nil)
    name = "UIDragInteraction.lift"
    delaysTouchesEnded = false
    allowedPressTypes = []
    observeActions { [weak self] _ in self?.acted() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches == 1 else {
      giveUp()
      return
    }
    cancelsTouchesInView = questions.liftedTouch == .isCancelled
    start = tracked[0].point
    setDeadline(after: EngineMetrics.liftDelay)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible, travel > EngineMetrics.liftMovement else { return }
    giveUp()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = ownState.isActive ? .ended : .failed
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .cancelled
  }

  override func deadlineCame() {
    guard ownState == .possible, let interaction, !tracked.isEmpty else {
      giveUp()
      return
    }
    start = tracked[0].point
    let session = DragSession(of: interaction, with: tracked[0])
    self.session = session
    guard session.collectItems() else {
      giveUp()
      return
    }
    state = .began
    interaction.pressDelay.lifted()
  }

  override func reset() {
    session = nil
    hasBegunDrag = false
  }

  /// The lift fails whoever competes with it, if it does not let them recognize beside it; long
  /// presses always go on.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
      && interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UILongPressGestureRecognizer)
  }

  /// How far the finger has gone from its start, in pt.
  private var travel: CGFloat { tracked.isEmpty ? 0 : (tracked[0].point - start).length }

  private func giveUp() {
    state = .failed
    interaction?.pressDelay.release()
  }

  private func acted() {
    switch state {
    case .changed: follow()
    case .ended, .cancelled: putDown()
    default: break
    }
  }

  private func follow() {
    guard travel >= EngineMetrics.liftMovement, let session, let system, !hasBegunDrag else {
      return
    }
    guard !isOutdone else {
      state = .cancelled
      return
    }
    hasBegunDrag = true
    system.engine?.drags.append(session)
    session.begin(with: tracked[0])
    // From here on the finger belongs to the drag, and to nobody in the app. Whoever was told may have
    // taken the touch away already.
    system.cancel(tracked.filter { $0.isDown })
  }

  /// Whether another recognizer has recognized with the finger since the lift, where that is allowed.
  private var isOutdone: Bool {
    guard let system, interaction?.allowsSimultaneousRecognitionDuringLift == true else {
      return false
    }
    return system.live.contains { other in
      other !== self && other.touchBits & touchBits != 0
        && !(other is UILongPressGestureRecognizer)
        && (other.machine.granted.isActive || other.machine.granted == .ended)
    }
  }

  /// Ends a lift that no drag has followed.
  private func putDown() {
    guard !hasBegunDrag, questions.liftWithoutDrag == .endsAsCancelled else { return }
    session?.end()
  }
}
