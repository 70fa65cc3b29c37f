import UIKitShim

/// A pan of the arbiter's own that pops or pushes where UIKit does not.
///
/// It is held twice. As any pop it waits for its gate. And it sees no movement before the gate has let
/// it, in an event before, and UIKit's recognizer has had its chance: so whatever else wants the drag
/// in the event in which the rules decide has begun by then, and has prevented it.
@MainActor
protocol OwnPop: UIPanGestureRecognizer {
  var passage: Passage { get }
  var finger: FollowedFinger { get }
}

/// The arbiter's own pan in the content: the full-screen pop, or the push.
@MainActor
final class OwnContentPan: UIPanGestureRecognizer, OwnPop, UIGestureRecognizerDelegate {
  let passage: Passage
  private(set) var finger = FollowedFinger()
  private weak var ownPops: OwnPops?

  init(_ passage: Passage, of ownPops: OwnPops) {
    self.passage = passage
    self.ownPops = ownPops
    super.init(target: nil, action: nil)
    name = passage == .push ? "GestureArbiter.ownPushPan" : "GestureArbiter.ownContentPan"
    maximumNumberOfTouches = 1
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    finger.land(touches)
    if !(ownPops?.admits(self, touches) ?? false) { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    guard ownPops?.mayMove(self, at: event.timestamp) ?? false else { return }
    super.touchesMoved(touches, with: event)
    // What a pan makes of a finger that it sees in the middle of its way is UIKit's secret (C104).
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    finger.lift()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { ownPops?.isAccompanied(by: otherGestureRecognizer) ?? false }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    ownPops?.goesFirst(passage, before: otherGestureRecognizer) ?? false
  }
}

/// The arbiter's own pan over the leading edge.
@MainActor
final class OwnEdgePan: UIScreenEdgePanGestureRecognizer, OwnPop, UIGestureRecognizerDelegate {
  let passage = Passage.edgePop
  private(set) var finger = FollowedFinger()
  private weak var ownPops: OwnPops?

  init(of ownPops: OwnPops) {
    self.ownPops = ownPops
    super.init(target: nil, action: nil)
    name = "GestureArbiter.ownEdgePan"
    maximumNumberOfTouches = 1
    delegate = self
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    edges = ownPops?.leadingEdge ?? []
    super.touchesBegan(touches, with: event)
    finger.land(touches)
    if !(ownPops?.admits(self, touches) ?? false) { state = .failed }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    guard ownPops?.mayMove(self, at: event.timestamp) ?? false else { return }
    super.touchesMoved(touches, with: event)
    // What a pan makes of a finger that it sees in the middle of its way is UIKit's secret (C104).
    if state == .possible { state = .began }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    finger.lift()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { ownPops?.isAccompanied(by: otherGestureRecognizer) ?? false }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    ownPops?.goesFirst(passage, before: otherGestureRecognizer) ?? false
  }
}
