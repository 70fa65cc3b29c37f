#if HEADLESS
import GestureLab
import HeadlessUIKit

extension CaseLaw {
  /// A view receives each of its touches in order, and its end once (C022).
  package static let viewTouches = CaseLaw(
    law: .viewTouches, twin: { $0.hasViews ? $0 : nil },
    violation: { _, log, _ in
      struct Touch: Hashable { let view: String, number: Int }
      var last: [Touch: UITouch.Phase] = [:]
      for case .view(let view, let phase, let number) in log.events.lazy.map(\.kind) {
        let before = last.updateValue(phase, forKey: Touch(view: view, number: number))
        let isOpen = before == .began || before == .moved
        guard phase == .began ? before == nil : isOpen else {
          return "\(view) receives touch \(number) \(phase) after "
            + (before.map { "\($0)" } ?? "nothing")
        }
      }
      return last.first { $0.value == .began || $0.value == .moved }.map {
        "\($0.key.view) does not receive the end of touch \($0.key.number)"
      }
    })
}
#endif
