#if HEADLESS
import GestureLab

extension CaseLaw {
  /// A setting that an app makes in a callback of a pop does not change this pop, as `driver`
  /// documents.
  ///
  /// A removal may: it returns a screen that a touch holds.
  package static let underWay = CaseLaw(
    law: .underWay,
    twin: { life in
      var twin = life
      for (index, step) in life.steps.enumerated() {
        guard case .upon(_, _, let act) = step.act else { continue }
        guard act.isSetting else { return nil }
        twin.steps[index].action = .wait(0)
      }
      return twin == life ? nil : twin
    },
    violation: { life, log, twin in
      guard log.spans.contains(where: life.reacts) else { return nil }
      for (span, other) in zip(log.spans, twin().spans) {
        guard span.before.shown == other.before.shown else { return nil }
        guard life.reacts(in: span) else { continue }
        guard span.landings.count == 1, life.acts(span).isEmpty else { return nil }
        let differences = span.after.shown.differences(from: other.after.shown)
        return differences.isEmpty
          ? nil
          : "\(life.text(span)): \(differences.joined(separator: "; ")) as without the settings in "
            + "callbacks"
      }
      return nil
    })
}

extension LabCase {
  /// Whether something is done in a callback that comes in a span.
  func reacts(in span: CaseLog.Span) -> Bool {
    span.events.contains { event in
      guard case .callback(let callback, let screen) = event else { return false }
      return steps.prefix((span.steps.last ?? 0) + 1).contains {
        if case .upon(callback, screen, _) = $0.act { true } else { false }
      }
    }
  }
}
#endif
