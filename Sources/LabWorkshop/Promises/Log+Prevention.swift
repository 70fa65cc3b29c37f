#if HEADLESS
import GestureLab
import HeadlessUIKit

extension Log {
  /// Whether a recognizer failed because another one began first.
  @MainActor
  package func isPrevented(_ recognizer: UIGestureRecognizer) -> Bool {
    events.contains { event in
      guard case .state(let subject, .failed, because: .prevented) = event.kind else {
        return false
      }
      return subject.id == ObjectIdentifier(recognizer)
    }
  }
}
#endif
