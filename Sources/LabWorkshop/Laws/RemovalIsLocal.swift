#if HEADLESS
import GestureLab

extension CaseLaw {
  /// The removal of a stack's arbiter changes nothing for another stack (promise 6).
  package static let removalIsLocal = CaseLaw(
    law: .removalIsLocal,
    twin: { life in
      guard !life.hasColumns, !life.hasReactions, let index = life.removal else { return nil }
      var twin = life
      twin.steps[index] = CaseStep(
        .wait(0), isFollowedAtOnce: life.steps[index].isFollowedAtOnce)
      return twin
    },
    violation: { life, log, twin in
      guard let index = life.removal, case .remove(let stack) = life.steps[index].act else {
        return nil
      }
      for (span, other) in zip(log.spans, twin().spans) {
        guard span.before.shown == other.before.shown else { return nil }
        let differences = span.after.shown.differences(from: other.after.shown)
        guard !differences.isEmpty else { continue }
        let isElsewhere =
          !span.landings.isEmpty && !span.landings.contains { $0.stacks.contains(stack) }
        return isElsewhere
          ? "\(life.text(span)), after the arbiter of \(stack) was removed: "
            + "\(differences.joined(separator: "; ")) as without the removal" : nil
      }
      return nil
    })
}

extension LabCase {
  /// The number of the last step that removes an arbiter.
  fileprivate var removal: Int? {
    steps.lastIndex { if case .remove = $0.act { true } else { false } }
  }
}
#endif
