import Foundation

/// The buttons that are pressed at a moment, changed or not.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  let pressed = Roster<UIPress>()

  /// Makes an event of no presses.
  public convenience init() { self.init(.presses) }

  /// Every press of the event, changed or not.
  open var allPresses: Set<UIPress> { Set(pressed) }

  /// The presses that a recognizer receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    Set(pressed.filter { gesture.follows($0) })
  }
}
