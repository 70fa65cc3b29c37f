#if HEADLESS
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// Recognizers follow UIKit's state transitions (C053, C054).
  package static let stateTransitions = CaseLaw(
    law: .states, twin: { $0 },
    violation: { _, log, _ in
      var states: [ObjectIdentifier: UIGestureRecognizer.State] = [:]
      for case .state(let subject, let next, let cause) in log.events.lazy.map(\.kind) {
        let before = states.updateValue(next, forKey: subject.id) ?? .possible
        // A recognizer that is removed is reset without a further state (C068).
        if !before.mayBecome(next), cause != .removed {
          return "\(subject.name) goes from \(before) to \(next)"
        }
      }
      return nil
    })
}

extension UIGestureRecognizer.State {
  /// Whether arbitration may grant a state after this one (C053, C054).
  fileprivate func mayBecome(_ next: Self) -> Bool {
    switch self {
    case .possible: next != .changed && next != .cancelled
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed: next == .possible
    }
  }
}
#endif
