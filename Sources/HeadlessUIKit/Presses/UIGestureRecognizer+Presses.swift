extension UIGestureRecognizer {
  /// How many buttons the recognizer follows.
  var numberOfPresses: Int { pressed?.count ?? 0 }

  /// Whether the recognizer follows neither a touch nor a press.
  var isUntouched: Bool { tracked.isEmpty && pressed == nil }

  /// Whether the recognizer takes presses of a button.
  func takes(_ type: UIPress.PressType) -> Bool { pressTypes.contains(type.rawValue) }

  /// Whether the recognizer follows a press at present.
  func follows(_ press: UIPress) -> Bool { pressed?.includes(press) ?? false }

  /// Starts following a press; those who follow the same one exclude each other as if they shared a
  /// touch.
  func follow(_ press: UIPress) {
    let presses = pressed ?? Roster()
    presses.append(press)
    pressed = presses
    touchBits |= press.bit
  }

  /// Stops following the presses that have ended.
  func forgetEndedPresses() {
    guard let pressed else { return }
    pressed.keep { $0.isDown }
    if pressed.isEmpty { self.pressed = nil }
  }

  /// Drops presses that a recognizer of movements can do nothing with, unless UIKit lets it follow
  /// them all the same (``UIKitBehavior/pressesAndMovements``).
  func leave(_ presses: Set<UIPress>, of event: UIPressesEvent) {
    guard questions.pressesAndMovements == .areDropped else { return }
    for press in presses { ignore(press, for: event) }
  }
}
