#if HEADLESS
import Foundation
import HeadlessUIKit

/// A recognizer of an app's class.
@MainActor
final class CaseRecognizer: UIGestureRecognizer {
  let model: CaseViews.Recognizer
  private weak var tree: CaseViewTree?
  private var moves = 0

  init(_ model: CaseViews.Recognizer, in tree: CaseViewTree) {
    (self.model, self.tree) = (model, tree)
    super.init(target: nil, action: nil)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    switch model.kind {
    case .eager, .lingering: if state == .possible { state = .began }
    case .discrete: state = .ended
    case .invalid: state = .changed
    default: break
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    moves += 1
    switch model.kind {
    case .late where moves == 3: if tree?.lateRecognizersBegin != false { state = .began }
    case .brief: state = moves == 1 ? .began : .ended
    case .failing where moves == 2:
      state = .failed
      if tree?.fault == .ticking { tree?.tick() }
    case .invalid: for next in [State.possible, .began, .failed, .began, .ended] { state = next }
    default: break
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if model.kind == .scripted {
      if state == .began || state == .changed { state = .ended }
    } else {
      finish(with: event, active: .ended)
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if model.kind == .scripted {
      state = .cancelled
    } else {
      finish(with: event, active: .cancelled)
    }
  }

  override func reset() {
    super.reset()
    moves = 0
  }

  override func canPrevent(_ other: UIGestureRecognizer) -> Bool { model.prevents }

  override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    if tree?.fault == .excluded, numberOfTouches > 1 { return false }
    return model.isPreventable
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    tree?.holds(.classWaits, self, other) ?? false
  }

  override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
    tree?.holds(.classBlocks, self, other) ?? false
  }

  /// Ends the gesture without a touch.
  func finish() {
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
    guard isLastGone, model.kind != .silent, model.kind != .lingering else { return }
    if tree?.fault == .endless, tree?.hasSeenTwoTouches == true { return }
    state = state == .began || state == .changed ? end : .failed
  }
}

/// The delegate of a case's recognizer, which answers by the relations of the moment.
@MainActor
final class CaseDelegate: NSObject, UIGestureRecognizerDelegate {
  /// What `gestureRecognizerShouldBegin` returns.
  var mayBegin = true
  private let axis: CaseViews.Axis?
  private weak var tree: CaseViewTree?

  init(_ model: CaseViews.Recognizer, in tree: CaseViewTree) {
    (axis, self.tree) = (model.axis, tree)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard mayBegin, let axis, let pan = gestureRecognizer as? UIPanGestureRecognizer else {
      return mayBegin
    }
    let velocity = pan.velocity(in: nil)
    return axis == .horizontal
      ? abs(velocity.x) > abs(velocity.y) : abs(velocity.y) > abs(velocity.x)
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tree?.holds(.allows, gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tree?.holds(.delegateWaits, gestureRecognizer, otherGestureRecognizer) ?? false
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    tree?.holds(.delegateBlocks, gestureRecognizer, otherGestureRecognizer) ?? false
  }
}

extension CaseViews.Recognizer {
  /// Makes the recognizer.
  @MainActor
  func recognizer(in tree: CaseViewTree) -> UIGestureRecognizer {
    switch kind {
    case .tap:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = taps
      tap.numberOfTouchesRequired = touches
      return tap
    case .press:
      let press = UILongPressGestureRecognizer()
      press.minimumPressDuration = duration ?? press.minimumPressDuration
      press.allowableMovement = allowableMovement ?? press.allowableMovement
      press.numberOfTouchesRequired = touches
      return press
    case .pan:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = touches
      return pan
    case .edgePan:
      let pan = UIScreenEdgePanGestureRecognizer()
      pan.edges = [.left]
      return pan
    case .swipe:
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = touches
      return swipe
    case .pinch: return UIPinchGestureRecognizer()
    default: return CaseRecognizer(self, in: tree)
    }
  }
}
#endif
