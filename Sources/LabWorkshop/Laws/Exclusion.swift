#if HEADLESS
import GestureLab

extension CaseLaw {
  /// Without a relation that allows it, no two recognizers that share a touch are both active
  /// (promise 2, C080).
  ///
  /// It says nothing of lives in which a callback taps a back button: no touch comes inside another.
  package static let exclusion = CaseLaw(
    law: .exclusion, twin: { $0.hasReactions ? nil : $0 },
    violation: { _, log, _ in
      for case .company(let subject, let company) in log.events.lazy.map(\.kind) {
        if let other = company.excluded.first {
          return "\(subject.name) recognizes with \(other), and nothing allows it"
        }
      }
      return nil
    })
}
#endif
