#if HEADLESS
/// Observes the touches and state changes of a gesture system, for timelines and tests.
@preconcurrency @MainActor
public protocol HeadlessObserver: AnyObject {
  /// A touch changed; its view and recognizers are already assigned.
  func engine(_ engine: HeadlessEngine, received touch: UITouch)
  /// A recognizer changed its state.
  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause)
  /// A recognizer would begin but waits for other recognizers to fail.
  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer])
}

/// The reason why a recognizer changed its state.
public enum StateCause: Sendable {
  /// The recognizer set the state.
  case itself
  /// A recognizer that recognized first prevented it (C073).
  case prevented(by: UIGestureRecognizer)
  /// A recognizer that it requires to fail has recognized (C086).
  case requirement(UIGestureRecognizer)
  /// The delegate or the hit view returned false from `gestureRecognizerShouldBegin(_:)` (C082,
  /// C083).
  case shouldBegin
  /// The recognizer was disabled (C066).
  case disabled
  /// The recognizer was removed from its view (C068).
  case removed
  /// A circular requirement was still unresolved when the touches ended (C095).
  case circularRequirement
  /// The recognizer was reset after its touches ended (C060).
  case reset
}
#endif
