import Foundation
import UIKitShim

/// Holds a pop recognizer until the rules have decided: it fails to let the gesture begin, and
/// begins to refuse it, unless only a driver's pan stands behind it, which fails by itself.
///
/// UIKit's recognizer waits for it by a dynamic failure requirement, a driver's recognizer by a
/// static one that is removed with it. A refusal begins instead of ending at once: a recognizer that
/// has ended may be reset while the touch is down (C062), and would no longer hold the pop.
///
/// The decision is the session's (``PopGateMachine``), and ``GateSet`` has this class carry it out.
@MainActor
final class PopGate: GateRecognizer {
  let gesture: NavigationGesture
  /// The session in which it has a part.
  var session: GestureSession?
  /// The touches of the sequence that are down: the gate holds the pop until the last one has
  /// ended, because a pop that has failed may be reset and take up any of them (C062).
  private(set) var touchCount = 0
  /// Whether the gate has refused and has not begun yet, because others wait for it.
  var postponesBeginning = false

  init(_ gesture: NavigationGesture, in set: GateSet) {
    self.gesture = gesture
    super.init(in: set, named: RecognizerNames.gate(of: gesture))
  }

  override func holds(_ other: UIGestureRecognizer) -> Bool {
    gateSet?.pops?.isBehindGate(other, of: gesture) ?? false
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    touchCount += touches.count
    gateSet?.touchesBegan(touches, with: event, on: self)
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    gateSet?.touchesMoved(touches)
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { end(touches) }

  override func reset() {
    super.reset()
    touchCount = 0
    postponesBeginning = false
    session?.gateWasReset(gesture)
    session = nil
    gateSet?.recognizerWasReset()
  }

  private func end(_ touches: Set<UITouch>) {
    touchCount -= touches.count
    session?.touchesEnded(touches)
    guard touchCount <= 0 else { return }
    gateSet?.touchesEnded(on: self)
    state = isActive ? .ended : .failed
  }
}
