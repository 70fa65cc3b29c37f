#if HEADLESS
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// The actions of a recognizer begin with `.began` and end once (C056).
  package static let actionOrder = CaseLaw(
    law: .actions, twin: { $0.hasViews ? $0 : nil },
    violation: { life, log, _ in
      // Two states that are set in one pass may send only the last (C058).
      let skipsStates = life.behavior.repeatedState == .onlyTheLast
      var open: [String: UIGestureRecognizer.State] = [:]
      for event in log.events {
        switch event.kind {
        case .action(let name, let state):
          let before = open.updateValue(state, forKey: name)
          let isOpen = before == .began || before == .changed
          let isInOrder =
            switch state {
            case .began: before == nil
            case .changed: isOpen || skipsStates && before == nil
            case .cancelled: isOpen
            case .ended: isOpen || before == nil
            case .possible, .failed: false
            }
          if !isInOrder {
            return "\(name) acts \(state) after \(before.map { "\($0)" } ?? "nothing")"
          }
        case .state(let subject, .possible, let cause):
          // A recognizer that is removed is reset without an action (C068).
          let last = open.removeValue(forKey: subject.name)
          if cause != .removed, last == .began || last == .changed {
            return "\(subject.name) is reset, and its actions do not end"
          }
        default: break
        }
      }
      return open.first { $0.value == .began || $0.value == .changed }.map {
        "the actions of \($0.key) do not end"
      }
    })
}
#endif
