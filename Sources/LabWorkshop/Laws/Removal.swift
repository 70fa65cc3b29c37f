#if HEADLESS
import GestureLab

extension CaseLaw {
  /// Where nothing is configured any more, no recognizer of the package's is left (promise 6).
  package static let removal = CaseLaw(
    law: .arbiterGone, twin: { $0.hasReactions ? nil : $0 },
    violation: { life, log, _ in
      for span in log.spans {
        let settings = LifeSettings(life, before: (span.steps.last ?? 0) + 1)
        guard settings.isNothingInForce,
          let left = span.after.ofPackage.min(by: { $0.key < $1.key })
        else { continue }
        return "after \(life.text(span)) nothing is configured, and \(left.key): \(left.value)"
      }
      return nil
    })
}

extension LifeSettings {
  fileprivate var isNothingInForce: Bool {
    values.allSatisfy { place, value in
      if place == .app { return value.isNeutral }
      return value.isNothing
    }
  }
}
#endif
