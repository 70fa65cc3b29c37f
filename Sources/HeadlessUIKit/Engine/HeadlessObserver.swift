/// Sees what happens inside the gesture system, for timelines and tests.
@preconcurrency @MainActor
public protocol HeadlessObserver: AnyObject {
  /// A finger did something; its view and recognizers are bound by now.
  func engine(_ engine: HeadlessEngine, received touch: UITouch)
  /// A recognizer changed its state, and why.
  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause)
  /// A recognizer would begin but has to wait for others.
  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer])
}

/// Why a recognizer changed its state.
public enum StateCause: Sendable {
  /// It decided so itself.
  case itself
  /// A recognizer that began first prevented it (C073).
  case prevented(by: UIGestureRecognizer)
  /// A recognizer whose failure it requires has recognized (C086).
  case requirement(UIGestureRecognizer)
  /// Its delegate or the hit view answered `shouldBegin` with false (C082, C083).
  case shouldBegin
  /// It was disabled (C066).
  case disabled
  /// It was taken off its view (C068).
  case removed
  /// It waited in a circle until the touches ended (C095).
  case circularRequirement
  /// The sequence is over, and it starts afresh (C060).
  case reset
}
