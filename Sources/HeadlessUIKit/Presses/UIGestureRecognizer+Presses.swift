extension UIGestureRecognizer {
  /// How many buttons the recognizer follows.
  var numberOfPresses: Int { pressed?.count ?? 0 }

  /// Whether the recognizer follows neither a touch nor a press.
  var isUntouched: Bool { tracked.isEmpty && pressed == nil }

  /// Whether the recognizer waits for nothing: no finger is down, and every button was released.
  var isLetGo: Bool {
    ownState == .possible && tracked.isEmpty && pressed?.contains { $0.isDown } != true
  }

  /// Whether the recognizer takes presses of a button; one for movements takes none, unless UIKit lets
  /// it follow them all the same (``UIKitBehavior/pressesAndMovements``).
  func takes(_ type: UIPress.PressType, _ questions: OpenQuestions) -> Bool {
    guard pressTypes.contains(type.rawValue) else { return false }
    return !isForMovements || questions.pressesAndMovements == .areFollowed
  }

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
}
