#if HEADLESS
import Foundation
import HeadlessUIKit

/// A custom recognizer of a case.
@MainActor
final class StressRecognizer: UIGestureRecognizer {
  private let id: Int
  private let manner: StressCase.Manner
  private weak var stage: StressStage?
  private let prevents: Bool
  private let isPreventable: Bool
  private var moves = 0

  init(
    _ recognizer: StressCase.Recognizer, manner: StressCase.Manner, stage: StressStage
  ) {
    id = recognizer.id
    self.manner = manner
    self.stage = stage
    prevents = recognizer.prevents
    isPreventable = recognizer.isPreventable
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    switch manner {
    case .eager, .lingering: if state == .possible { state = .began }
    case .discrete: state = .ended
    case .invalid: state = .changed
    case .silent, .late, .brief, .failing: break
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    switch manner {
    case .late where moves == 3:
      if stage?.lateRecognizersBegin != false { state = .began }
    case .brief: state = moves == 1 ? .began : .ended
    case .failing where moves == 2:
      state = .failed
      if stage?.trial.fault == .ticking { stage?.tick() }
    case .invalid:
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

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    if stage?.trial.fault == .excluded, numberOfTouches > 1 { return false }
    return isPreventable
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    stage?.holds(.classWaits, self, other) ?? false
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    stage?.holds(.classBlocks, self, other) ?? false
  }

  /// Ends the gesture without a touch, like a recognizer that waits for something else.
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
    if stage?.trial.fault == .endless, stage?.monitor.hasSeenTwoTouches == true { return }
    state = state == .began || state == .changed ? end : .failed
  }
}

/// The delegate of a case's recognizer, which answers by the current relations.
@MainActor
final class StressDelegate: NSObject, UIGestureRecognizerDelegate {
  /// What `gestureRecognizerShouldBegin` returns.
  var mayBegin: Bool
  private weak var stage: StressStage?

  init(mayBegin: Bool, stage: StressStage) {
    self.mayBegin = mayBegin
    self.stage = stage
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    stage?.holds(.allows, gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    stage?.holds(.delegateWaits, gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    stage?.holds(.delegateBlocks, gestureRecognizer, otherGestureRecognizer) ?? false
  }
}
#endif
