#if HEADLESS
import GestureLab

extension CaseStep {
  /// Whether it is a touch and no tap, which may be one on a back button.
  fileprivate var isDrag: Bool {
    if case .tap = action { false } else { isTouch }
  }
}

extension CaseLaw {
  /// No gesture pops a stack whose policy, or a screen shown there, refuses (promises 4 and 10).
  package static let refusedStays = CaseLaw(
    law: .refusal, twin: { $0.hasReactions || $0.hasColumns ? nil : $0 },
    violation: { life, log, _ in
      for span in log.spans where life.steps(span).allSatisfy(\.isDrag) {
        let settings = LifeSettings(life, before: span.steps[0])
        for path in span.landings {
          for stack in path.stacks where settings.refuses(stack, on: path) == true {
            let (before, after) = (span.before.screens(of: stack), span.after.screens(of: stack))
            guard after.count < before.count else { continue }
            return "\(life.text(span)) pops \(stack), which refuses: "
              + "\(before.joined(separator: ", ")) before, \(after.joined(separator: ", ")) after"
          }
        }
      }
      return nil
    })
}
#endif
