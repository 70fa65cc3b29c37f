#if HEADLESS
import GestureLab

extension CaseLaw {
  /// A pan around a view whose role holds for enclosing pans does not begin with its drags (promise
  /// 12).
  package static let enclosingRole = CaseLaw(
    law: .claim, twin: { $0.hasReactions ? nil : $0 },
    violation: { life, log, _ in
      for span in log.spans where life.acts(span).isEmpty && span.landings.count == 1 {
        let settings = LifeSettings(life, before: span.steps[0])
        for path in span.landings {
          guard !path.isOnBar, let screen = path.screens.first,
            settings[.screen(screen)].role == .enclosingMap,
            !path.stacks.isEmpty, path.stacks.allSatisfy({ !settings.removed.contains($0) })
          else { continue }
          let begins = span.events.contains { event in
            if case .note(_, CaseGesture.pan.subject) = event { true } else { false }
          }
          if begins { return "\(life.text(span)) on \(screen) begins the pan around it" }
        }
      }
      return nil
    })
}
#endif
