import UIKitShim

/// Makes content wait for the pop: its pan waits for this recognizer to fail.
///
/// A scroll view that yields waits for either pop. Content that claims its drags has the content pop
/// refused at touch-down, and so waits for the edge pop only.
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
    for touch in touches.inOrder {
      if track == nil {
        arbiter?.arrive(in: view)
        track = FingerTrack(
          start: touch.location(in: view), point: touch.location(in: nil), time: touch.timestamp)
      } else {
        // A thumb may rest while another finger scrolls.
        ignore(touch, for: event)
        letGo()
      }
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard state == .possible, let touch = touches.first else { return }
    track?.move(to: touch.location(in: nil), at: touch.timestamp)
    settle()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { close() }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { close() }

  override func reset() {
    super.reset()
    track = nil
    allowedAt = nil
    arbiter?.takeHome(self)
  }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    // UIKit's pops are screen-edge pans (C194), and those of an app come over the bezel as well.
    guard let pan = otherGestureRecognizer as? UIPanGestureRecognizer,
      !(pan is UIScreenEdgePanGestureRecognizer)
    else { return false }
    let container = arbiter?.navigationController?.viewIfLoaded ?? view
    return pan.view?.enclosingContent(in: container)?.holds(pan) ?? false
  }

  override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Lets the content go.
  func letGo() {
    if state == .possible { state = .failed }
  }

  /// Lets the content go or stops it, once it is clear what becomes of the pop.
  private func settle() {
    guard let arbiter, let track else { return }
    switch arbiter.prospect {
    case .refused:
      letGo()
    case .allowed, .begun:
      // In the event in which a gate decides, the pop may seem to have begun and still be refused
      // by UIKit's own delegate: a held recognizer may read as if it had (C093).
      guard let allowedAt else {
        allowedAt = track.travel
        return
      }
      if arbiter.prospect == .begun {
        state = .began
      } else if track.travel >= allowedAt + ArbitrationMetrics.patience {
        // A pop that has not begun by now may wait for the content, as the content does for it; or
        // it wants a steeper drag than the rules (C119). A drag that leaves no doubt is the former.
        if arbiter.movesAsExpected(track, dominance: ArbitrationMetrics.steepness) {
          state = .began
        } else {
          letGo()
        }
      }
    case .open:
      // A scroll that is none of the pop's business must not wait for the rules to be sure. A finger
      // that turns is let go while its drag is still sideways: later the scroll view's own begin
      // rule would refuse it, and nobody would have it (C151).
      if track.travel >= RuleMetrics.decisionTravel, !arbiter.movesAsExpected(track) {
        letGo()
      }
    }
  }

  private func close() {
    state = state == .possible ? .failed : .ended
  }
}
