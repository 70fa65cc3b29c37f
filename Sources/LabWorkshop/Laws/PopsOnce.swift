#if HEADLESS
import GestureLab

extension LifeLaw {
  /// UIKit's pop never begins at the root, and never twice with one touch (promise 4).
  package static let popsOnce = LifeLaw(
    law: .popTwice, twin: { $0 },
    violation: { life, log, _ in
      var popped: Set<Int> = []
      for case .company(let subject, let company) in log.events.lazy.map(\.kind) {
        guard let pops = company.pops else { continue }
        // Without UIKit's delegate its edge pop begins at the root, too.
        if pops.screens < 2, life.tamperings == 0, !life.hasReactions {
          return "\(subject.name) begins at the root of \(pops.stack)"
        }
        if company.touches.contains(where: popped.contains) {
          return "\(subject.name) begins a second pop with one touch"
        }
        popped.formUnion(company.touches)
      }
      return nil
    })
}
#endif
