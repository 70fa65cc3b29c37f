import UIKitShim

/// A recognizer whose state is looked at again and again.
@MainActor
struct WatchedRecognizer {
  private(set) weak var recognizer: UIGestureRecognizer?
  /// What it is called in traces.
  let name: String
  private var seen = RecognizerState.possible

  init(_ recognizer: UIGestureRecognizer) {
    self.recognizer = recognizer
    name = recognizer.label
  }

  /// The state it is in, if that is something new.
  ///
  /// That one goes on which has begun is nothing new, nor that one is reset which has ended: only of one
  /// whose end was not seen.
  var newState: RecognizerState? {
    mutating get {
      guard let recognizer else { return nil }
      let (before, now) = (seen, RecognizerState(recognizer.state))
      guard now != before, !(now == .changed && before == .began) else { return nil }
      seen = now
      return now == .possible && before.isOver ? nil : now
    }
  }
}

extension RecognizerState {
  fileprivate var isOver: Bool { self == .ended || self == .cancelled || self == .failed }

  fileprivate init(_ state: UIGestureRecognizer.State) {
    self =
      switch state {
      case .began: .began
      case .changed: .changed
      case .ended: .ended
      case .cancelled: .cancelled
      case .failed: .failed
      default: .possible
      }
  }
}
