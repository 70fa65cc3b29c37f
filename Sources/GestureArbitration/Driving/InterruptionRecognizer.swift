import UIKitShim

/// Lets a touch take hold of a screen that a driver's transition is moving to its end.
///
/// It recognizes when the touch lands, and prevents everything else.
@MainActor
final class InterruptionRecognizer: UIGestureRecognizer {
  private(set) weak var gateSet: GateSet?
  private weak var touch: UITouch?
  private var track: TouchTrack?

  init(in set: GateSet) {
    gateSet = set
    super.init(target: nil, action: nil)
    name = RecognizerNames.interruption
    delegate = set
  }

  private var popController: InteractivePopController? { gateSet?.arbiter?.popController }

  override func shouldReceive(_ event: UIEvent) -> Bool {
    gateSet?.touchesWillBegin(with: event) == true && popController != nil
      && super.shouldReceive(event)
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    let first = track == nil ? touches.inOrder.first : nil
    // One touch holds the screen; the others are ignored.
    for touch in touches where touch !== first { ignore(touch, for: event) }
    guard let first else { return }
    touch = first
    let location = first.location(in: nil)
    track = TouchTrack(start: location, location: location, time: first.timestamp)
    state = popController?.transition?.interrupt(by: self) == true ? .began : .failed
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    guard let track, let transition = heldTransition else { return }
    transition.move(to: track.translation)
    state = .changed
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    follow(touches)
    if let track, track.travel >= GestureMetrics.dragTravel {
      heldTransition?.release(at: track.velocity)
    } else {
      // A tap does not drag the screen back: it continues.
      heldTransition?.release(cancelled: false)
    }
    state = .ended
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    heldTransition?.release(cancelled: false)
    state = .cancelled
  }

  override func reset() {
    super.reset()
    // Removed from its view during a drag, it receives nothing else (C068).
    heldTransition?.release(cancelled: false)
    track = nil
  }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch, touches.contains(touch) else { return }
    track?.move(to: touch.location(in: nil), at: touch.timestamp)
  }

  private var heldTransition: InteractiveTransition? {
    guard let transition = popController?.transition, transition.recognizer === self else {
      return nil
    }
    return transition
  }
}
