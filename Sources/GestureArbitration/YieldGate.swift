import UIKitShim

/// Makes yielding content wait for the pop: its pan waits for this recognizer to fail.
///
/// It fails, and lets the content go, as soon as no pop will come: the gates refuse, the finger does
/// not go towards trailing, or the pop recognizers have failed by themselves. It recognizes, and
/// stops the content, when a pop has begun. The relation is dynamic and on our own class: turning the
/// yield off, or taking the arbiter away, leaves nothing behind (C214; `require(toFail:)` on UIKit's
/// pop could never be taken back, C087).
@MainActor
final class YieldGate: UIGestureRecognizer {
  private weak var arbiter: GestureArbiter?
  private var track: FingerTrack?
  /// Travel when a gate first allowed its pop, in pt.
  private var allowedAt: CGFloat?

  init(arbiter: GestureArbiter) {
    self.arbiter = arbiter
    super.init(target: nil, action: nil)
    name = "GestureArbiter.yieldGate"
    cancelsTouchesInView = false
    delaysTouchesEnded = false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    for touch in touches {
      if track == nil {
        track = FingerTrack(
          start: touch.location(in: view), point: touch.location(in: nil), time: touch.timestamp)
      } else {
        ignore(touch, for: event)
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    track?.move(to: touch.location(in: nil), at: touch.timestamp)
    settle()
    if state == .possible { loseDirectionOrPatience() }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { close() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { close() }

  override func reset() {
    super.reset()
    track = nil
    allowedAt = nil
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let scrollView = otherGestureRecognizer.view as? UIScrollView,
      otherGestureRecognizer === scrollView.panGestureRecognizer
    else { return false }
    return scrollView.registeredContent?.role.yields ?? false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Lets the content go or stops it, if what becomes of the pop is settled.
  func settle() {
    guard state == .possible, let arbiter else { return }
    switch arbiter.prospect {
    case .refused: state = .failed
    case .begun: state = .began
    case .open, .allowed: break
    }
  }

  /// Ends a wait that the pop's own recognizer gives no end to.
  private func loseDirectionOrPatience() {
    guard let arbiter, let track else { return }
    if arbiter.prospect == .allowed {
      let allowedAt = allowedAt ?? track.travel
      self.allowedAt = allowedAt
      // The pop may wait for the content, as the content does for the pop; one has to give way.
      if track.travel >= allowedAt + ArbitrationMetrics.patience { state = .began }
    } else if track.travel >= RuleMetrics.decisionTravel, !arbiter.movesTowardsTrailing(track) {
      // A scroll that is none of the pop's business must not wait for the rules to be sure.
      state = .failed
    }
  }

  private func close() {
    state = state == .possible ? .failed : .ended
  }
}
