#if HEADLESS
import GestureLab

extension CaseLaw {
  /// What happens after an arbiter was installed and removed is what happens without one, and in
  /// the end nothing of the package's is there (promise 6).
  package static let nothingRemains = CaseLaw(
    law: .arbiterGone,
    twin: { $0.hasViews ? $0.hasOnlyRemovals ? $0.plain : $0 : nil },
    violation: { life, log, plain in
      if let left = log.end.ofPackage.min(by: { $0.key < $1.key }) {
        return "\(left.key): \(left.value), after the last removal"
      }
      guard life.hasOnlyRemovals else { return nil }
      return plain().story.difference(from: log.story).map { "after an arbiter \($0)" }
    })
}

extension CaseLog {
  /// What touches, recognizers, views and screens do.
  fileprivate var story: [Timeline.Entry] { log.entries.filter { $0.subject != "step" } }
}

extension LabCase {
  /// Whether the package's lines are before the first touch, and the last one removes the arbiter.
  fileprivate var hasOnlyRemovals: Bool {
    let lines = steps.prefix { $0.act?.isOfPackage == true }
    guard case .remove = lines.last?.act, !hasLinesInActions else { return false }
    return !steps.dropFirst(lines.count).contains { $0.act?.isOfPackage == true }
  }
}
#endif
