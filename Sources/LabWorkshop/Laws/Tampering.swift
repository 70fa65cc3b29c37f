#if HEADLESS
import GestureArbitration
import GestureLab

extension CaseLaw {
  /// That other code has taken the delegate of UIKit's pop away is reported by the end of the next
  /// touch in a stack that a line concerns, in debug builds.
  package static let tampering = CaseLaw(
    law: .report,
    twin: { $0.hasReactions || $0.hasOrphans || !RuntimeWarning.isDebugBuild ? nil : $0 },
    violation: { life, log, _ in
      for (index, span) in log.spans.enumerated() {
        guard case .tamper(let stack) = life.acts(span).first, life.acts(span).count == 1 else {
          continue
        }
        let settings = LifeSettings(life, before: span.steps[0])
        guard log.spans.indices.contains(index + 1),
          let path = log.spans[index + 1].landings.first, path.stacks.contains(stack),
          !path.isOnBar,
          life.steps(log.spans[index + 1]).allSatisfy(\.isOfTouch), life.tamperings == 1,
          !settings.removed.contains(stack), settings.asksFor(stack, on: path),
          // A line without effect asks for nothing, and is reported itself.
          !log.spans[..<index].contains(where: \.hasIssue)
        else { continue }
        if !log.spans[index...].contains(where: \.hasIssue) {
          return "the delegate of \(stack)'s pop is taken away, and nothing says so"
        }
      }
      return nil
    })
}

extension LabCase {
  /// Whether a stack is in a screen without a parent, and so unknown before a touch.
  fileprivate var hasOrphans: Bool {
    containers.contains {
      $0.contains {
        switch $0 {
        case .stack(_, let screens): screens.contains(where: \.isOrphan)
        case .screen(let screen): screen.isOrphan
        default: false
        }
      }
    }
  }

  /// How often other code takes a delegate away.
  var tamperings: Int {
    steps.count { if case .tamper = $0.act { true } else { false } }
  }
}

extension CaseLog.Span {
  fileprivate var hasIssue: Bool {
    events.contains { if case .issue = $0 { true } else { false } }
  }
}

extension CaseStep {
  /// Whether a touch makes it, not a trackpad.
  fileprivate var isOfTouch: Bool {
    if case .swipeOnTrackpad = action { false } else { isTouch }
  }
}

extension LifeSettings {
  /// Whether a line asks for the arbiter of a stack on a path.
  fileprivate func asksFor(_ stack: String, on path: Log.Path) -> Bool {
    !self[.app].isNeutral || !self[.stack(stack)].isNothing
      || path.screens(in: stack).contains { !self[.screen($0)].isNothing }
  }
}
#endif
