import Foundation
import UIKitShim

/// A pan of the arbiter's own that pops or pushes where UIKit does not.
///
/// It is held twice. As any pop it waits for its gate. And it sees no movement before the gate has let
/// it, in an event before, and UIKit's recognizer has had its chance: so whatever else wants the drag
/// in the event in which the rules decide has begun by then, and has prevented it.
@MainActor
protocol OwnPop: UIPanGestureRecognizer {
  var passage: Passage { get }
  var finger: FollowedFinger { get set }
  var ownPops: OwnPops? { get }
}

extension OwnPop {
  /// Takes up the first finger that lands, and gives up if it is none of the recognizer's business. What
  /// other fingers do later is none.
  fileprivate func land(_ touches: Set<UITouch>) {
    guard let touch = finger.land(touches) else { return }
    if !(ownPops?.admits(self, touch) ?? false) { state = .failed }
  }

  /// Follows the finger; returns whether the pan itself may know of it.
  fileprivate func follow(_ touches: Set<UITouch>, at time: TimeInterval) -> Bool {
    finger.move(touches)
    return ownPops?.mayMove(self, at: time) ?? false
  }

  /// Begins if it has not: what a pan makes of a finger that it sees in the middle of its way is UIKit's
  /// secret (C104).
  fileprivate func beginAtOnce() {
    if state == .possible { state = .began }
  }

  /// Forgets the finger; one that is reset without a word, as when it is taken off its view (C068), has
  /// let go of its screen.
  fileprivate func lift() {
    ownPops?.lose(self)
    finger = FollowedFinger()
  }
}

/// The arbiter's own pan in the content: the full-screen pop, or the push.
@MainActor
final class OwnContentPan: UIPanGestureRecognizer, OwnPop, UIGestureRecognizerDelegate {
  let passage: Passage
  var finger = FollowedFinger()
  private(set) weak var ownPops: OwnPops?

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
    land(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard follow(touches, at: event.timestamp) else { return }
    super.touchesMoved(touches, with: event)
    beginAtOnce()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    lift()
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
  var finger = FollowedFinger()
  private(set) weak var ownPops: OwnPops?

  init(of ownPops: OwnPops) {
    self.ownPops = ownPops
    super.init(target: nil, action: nil)
    name = "GestureArbiter.ownEdgePan"
    maximumNumberOfTouches = 1
    delegate = self
    edges = ownPops.leadingEdge
  }

  /// Asked before it is told of the touch: which edge leads may have changed.
  override func shouldReceive(_ event: UIEvent) -> Bool {
    if let edge = ownPops?.leadingEdge, edges != edge { edges = edge }
    return super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    land(touches)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard follow(touches, at: event.timestamp) else { return }
    super.touchesMoved(touches, with: event)
    beginAtOnce()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    finger.move(touches)
    super.touchesEnded(touches, with: event)
  }

  override func reset() {
    super.reset()
    lift()
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { ownPops?.isAccompanied(by: otherGestureRecognizer) ?? false }

  override func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    ownPops?.goesFirst(passage, before: otherGestureRecognizer) ?? false
  }
}
