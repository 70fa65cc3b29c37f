#if HEADLESS
import GestureLab

extension CaseLaw {
  /// No recognizer recognizes while one that it requires to fail may still do so (C086).
  package static let requirements = CaseLaw(
    law: .requirement, twin: { $0.hasViews ? $0 : nil },
    violation: { life, log, _ in
      let required = life.views.flatMap(\.relations).filter { $0.kind == .requires }
      for case .company(let subject, let company) in log.events.lazy.map(\.kind) {
        let blocker = required.first {
          $0.one == subject.name && company.possible.contains($0.other)
        }
        if let blocker {
          return "\(subject.name) recognizes while \(blocker.other) may still do so"
        }
      }
      return nil
    })
}
#endif
