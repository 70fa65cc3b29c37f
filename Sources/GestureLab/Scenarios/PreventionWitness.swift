import HeadlessUIKit

/// Sees whether one recognizer is prevented by another.
///
/// Its state does not say so for long: what failed may be reset at once (C062).
@MainActor
final class PreventionWitness: HeadlessObserver {
  private(set) var hasSeenPrevention = false
  private let watched: UIGestureRecognizer

  init(of recognizer: UIGestureRecognizer) { watched = recognizer }

  func engine(_ engine: HeadlessEngine, received touch: UITouch) {}

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    entered state: UIGestureRecognizer.State, because cause: StateCause
  ) {
    if recognizer === watched, state == .failed, case .prevented = cause {
      hasSeenPrevention = true
    }
  }

  func engine(
    _ engine: HeadlessEngine, recognizer: UIGestureRecognizer,
    waitsFor others: [UIGestureRecognizer]
  ) {}
}
