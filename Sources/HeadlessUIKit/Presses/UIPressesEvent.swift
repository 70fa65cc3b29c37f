#if HEADLESS
import Foundation

/// The presses at one moment, changed or unchanged.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  let pressed = ReusableList<UIPress>()

  /// Creates an event without presses.
  public convenience init() { self.init(.presses) }

  /// All presses of the event.
  open var allPresses: Set<UIPress> { Set(pressed) }

  /// Returns the presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(pressed.filter { gesture.follows($0) })
  }
}

/// The buttons that are down, and the presses that responders have not received in full.
@MainActor
final class PressSequence {
  /// Contains the buttons that are down, and those released in the current pass.
  let event = UIPressesEvent()
  let undelivered = ReusableList<UIPress>()
  /// Whether a press has ended that recognizers still follow.
  var hasEnded = false

  /// Whether the end of a pass has presses to deliver or to forget.
  var isOpen: Bool { !undelivered.isEmpty || hasEnded }

  /// The bits that identify these presses among presses and touches.
  var bits: UInt64 {
    var bits: UInt64 = 0
    for press in event.pressed { bits |= press.bit }
    for press in undelivered { bits |= press.bit }
    return bits
  }
}
#endif
