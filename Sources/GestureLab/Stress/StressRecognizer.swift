import HeadlessUIKit

/// A custom recognizer of a case.
@MainActor
final class StressRecognizer: UIGestureRecognizer {
  private let id: Int
  private let manner: StressCase.Manner
  private weak var stage: StressStage?
  private let answersToPrevent: Bool
  private let answersToBePrevented: Bool
  private var moves = 0

  init(
    _ recognizer: StressCase.Recognizer, manner: StressCase.Manner, stage: StressStage
  ) {
    id = recognizer.id
    self.manner = manner
    self.stage = stage
    answersToPrevent = recognizer.prevents
    answersToBePrevented = recognizer.isPreventable
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    switch manner {
    case .eager, .lingering: if state == .possible { state = .began }
    case .discrete: state = .ended
    case .unruly: state = .changed
    case .silent, .late, .brief, .failing: break
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    switch manner {
    case .late where moves == 3:
      if stage?.isInMood != false { state = .began }
    case .brief: state = moves == 1 ? .began : .ended
    case .failing where moves == 2:
      state = .failed
      if stage?.trial.fault == .ticking { stage?.tick() }
    case .unruly:
      for next in [State.possible, .began, .failed, .began, .ended] { state = next }
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(with: event, active: .ended)
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    finish(with: event, active: .cancelled)
  }

  override func reset() {
    super.reset()
    moves = 0
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { answersToPrevent }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    if stage?.trial.fault == .excluded, numberOfTouches > 1 { return false }
    return answersToBePrevented
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    stage?.holds(.classWaits, self, other) ?? false
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    stage?.holds(.classBlocks, self, other) ?? false
  }

  /// Ends as an app's recognizer ends that has waited for something other than touches.
  func finishLate() {
    switch state {
    case .began, .changed: state = .ended
    case .possible: state = .failed
    case .ended, .cancelled, .failed: break
    }
  }

  private func finish(with event: UIEvent, active end: State) {
    let isLastGone = !(event.touches(for: self) ?? []).contains { touch in
      touch.phase != .ended && touch.phase != .cancelled
    }
    guard isLastGone, manner != .silent, manner != .lingering else { return }
    if stage?.trial.fault == .endless, stage?.monitor.hasSeenTwoFingers == true { return }
    state = state == .began || state == .changed ? end : .failed
  }
}
