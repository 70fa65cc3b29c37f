#if HEADLESS
import GestureLab

extension CaseLaw {
  /// Settings do the same before what an app does with its containers as afterwards (promise 9).
  package static let settingsInAnyOrder = CaseLaw(
    law: .order,
    twin: { life in
      let twin = life.withSettingsFirst
      let isInOneTurn = life.steps.contains { $0.act != nil && $0.isFollowedAtOnce }
      return life.hasReactions || isInOneTurn || twin == life ? nil : twin
    },
    violation: { life, log, twin in
      // Both have the same touches, in the same order.
      let own = log.spans.filter(\.isTouched)
      if own.isEmpty { return nil }
      let others = twin().spans.filter(\.isTouched)
      let reordered = life.withSettingsFirst
      for (span, other) in zip(own, others) {
        // Around the first touch in more stacks than there are gates for, pops are refused.
        guard span.hasFewStacks, life.acts(span).isEmpty, life.steps(span) == reordered.steps(other)
        else {
          return nil
        }
        let before =
          span.before.shown.differences(from: other.before.shown)
          + span.before.backActions.differences(from: other.before.backActions)
        if !before.isEmpty {
          return "before \(life.text(span)): \(before.joined(separator: "; ")) as with the same "
            + "settings given earlier"
        }
        let differences = span.after.shown.differences(from: other.after.shown)
        if !differences.isEmpty {
          return "\(life.text(span)): \(differences.joined(separator: "; ")) as with the same "
            + "settings given earlier"
        }
      }
      return nil
    })
}

extension CaseLog.Span {
  var isTouched: Bool { !landings.isEmpty }

  /// Whether gates are left for all stacks around the touches, the first time too.
  var hasFewStacks: Bool { landings.allSatisfy { $0.stacks.count < 3 } }
}

extension Log.Scene {
  /// The back actions that the package has set.
  var backActions: [String: String] { ofPackage.filter { $0.key.hasPrefix("back action") } }
}

extension LabCase {
  /// The life in which, between two touches, settings come first.
  fileprivate var withSettingsFirst: LabCase {
    var life = self
    life.steps = []
    var run: [CaseStep] = []
    func ordered(_ run: [CaseStep]) -> [CaseStep] {
      run.filter { $0.act?.isSetting == true } + run.filter { $0.act?.isSetting != true }
    }
    for step in steps {
      if step.act?.mayFollowSettings == true {
        run.append(step)
      } else {
        life.steps += ordered(run) + [step]
        run = []
      }
    }
    life.steps += ordered(run)
    return life
  }
}

extension CaseAct {
  /// Whether it is a setting that may be made at any time.
  var isSetting: Bool {
    switch self {
    case .remove: false
    case .upon(_, _, let act): act.isSetting
    default: isOfPackage
    }
  }

  /// Whether it does the same before and after settings.
  fileprivate var mayFollowSettings: Bool {
    switch self {
    case .remove, .clearWindows, .tamper, .escape, .tapBack, .upon: false
    default: true
    }
  }
}
#endif
