#if HEADLESS
/// Recognizes the lift of a drag interaction and begins the drag when the touch moves on (C100).
///
/// The touch has to rest for ``EngineMetrics/liftDelay`` before the lift begins.
@MainActor
final class LiftRecognizer: UIGestureRecognizer {
  weak var interaction: UIDragInteraction?
  /// The drag that was lifted or that has begun.
  private var session: DragSession?
  private var hasBegunDrag = false
  /// Where the touch began, then where it was at the lift, in window coordinates.
  private var startLocation = CGPoint.zero

  init() {
    super.init(target: nil, action: nil)
    name = "UIDragInteraction.lift"
    delaysTouchesEnded = false
    allowedPressTypes = []
    observeActions { [weak self] _ in self?.stateDidChange() }
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible else {
      for touch in touches { ignore(touch, for: event) }
      return
    }
    guard numberOfTouches == 1 else {
      failLift()
      return
    }
    cancelsTouchesInView = questions.liftedTouch == .isCancelled
    startLocation = tracked[0].point
    setDeadline(after: EngineMetrics.liftDelay)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard ownState == .possible, distanceMoved > EngineMetrics.liftMovement else { return }
    failLift()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = ownState.isActive ? .ended : .failed
  }

  override func touchesCancelled(_: Set<UITouch>, with _: UIEvent) { state = .cancelled }

  override func deadlineDidPass() {
    guard ownState == .possible, let interaction, !tracked.isEmpty else {
      failLift()
      return
    }
    startLocation = tracked[0].point
    let session = DragSession(of: interaction, with: tracked[0])
    self.session = session
    guard session.collectItems() else {
      failLift()
      return
    }
    state = .began
    interaction.longPressDelay.liftDidBegin()
  }

  override func reset() {
    session = nil
    hasBegunDrag = false
  }

  /// Prevents other recognizers unless the interaction allows simultaneous recognition.
  ///
  /// Long-press recognizers are never prevented.
  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventedGestureRecognizer is UILongPressGestureRecognizer)
      && interaction?.allowsSimultaneousRecognitionDuringLift != true
  }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    !(preventingGestureRecognizer is UILongPressGestureRecognizer)
  }

  /// The distance from the start location to the touch, in pt.
  private var distanceMoved: CGFloat {
    tracked.isEmpty ? 0 : (tracked[0].point - startLocation).length
  }

  private func failLift() {
    state = .failed
    interaction?.longPressDelay.endDelay()
  }

  private func stateDidChange() {
    switch state {
    case .changed: beginDragIfMoved()
    case .ended, .cancelled: endLiftWithoutDrag()
    default: break
    }
  }

  private func beginDragIfMoved() {
    guard distanceMoved >= EngineMetrics.liftMovement, let session, let system, !hasBegunDrag else {
      return
    }
    guard !isOverridden else {
      state = .cancelled
      return
    }
    hasBegunDrag = true
    system.engine?.drags.append(session)
    session.begin(with: tracked[0])
    // The drag now owns the touch, so the app's views and recognizers lose it. The delegate called
    // above may have ended the touch already.
    system.cancel(tracked.filter { $0.isDown })
  }

  /// Whether another recognizer has recognized with the touch since the lift, if that is allowed.
  private var isOverridden: Bool {
    guard let system, interaction?.allowsSimultaneousRecognitionDuringLift == true else {
      return false
    }
    return system.sequence.participants.contains { other in
      other !== self && other.touchBits & touchBits != 0
        && !(other is UILongPressGestureRecognizer)
        && (other.machine.granted.isActive || other.machine.granted == .ended)
    }
  }

  /// Ends a lift that was not followed by a drag.
  private func endLiftWithoutDrag() {
    guard !hasBegunDrag, questions.liftWithoutDrag == .endsAsCancelled else { return }
    session?.end()
  }
}
#endif
