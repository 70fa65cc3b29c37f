#if HEADLESS
extension UIGestureRecognizer {
  /// The number of presses the recognizer follows.
  var numberOfPresses: Int { pressed?.count ?? 0 }
  /// Whether the recognizer follows neither a touch nor a press.
  var isUntouched: Bool { tracked.isEmpty && pressed == nil }

  /// Whether a recognizer that is still possible has no touch and no button down.
  var hasNothingDown: Bool {
    ownState == .possible && tracked.isEmpty && pressed?.contains { $0.isDown } != true
  }

  /// Whether the recognizer receives presses of a button.
  ///
  /// Whether a recognizer of movements receives any is open
  /// (``UIKitBehavior/pressesAndMovements``).
  func takes(_ type: UIPress.PressType, _ questions: OpenQuestions) -> Bool {
    guard pressTypes.contains(type.rawValue) else { return false }
    return !isForMovements || questions.pressesAndMovements == .areFollowed
  }

  /// Whether the recognizer follows a press.
  func follows(_ press: UIPress) -> Bool { pressed?.includes(press) ?? false }

  /// Starts following a press; recognizers of one press exclude each other as if they shared a
  /// touch.
  func follow(_ press: UIPress) {
    let presses = pressed ?? ReusableList()
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
#endif
