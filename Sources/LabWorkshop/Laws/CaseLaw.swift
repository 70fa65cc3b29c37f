#if HEADLESS
import GestureLab

/// A law: what must hold of a case's log, alone or beside that of another case.
package struct CaseLaw: Sendable {
  /// Its name.
  let law: Violation.Law
  /// Returns the case with which one is compared; nil if the law says nothing about this one.
  package let twin: @Sendable (LabCase) -> LabCase?
  /// Returns what breaks the law, or nil; the closure plays the other case.
  package let violation: @Sendable (LabCase, CaseLog, _ twin: () -> CaseLog) -> String?

  /// The laws of lives, the ones that need no other life first.
  static let ofLives: [CaseLaw] = [
    .stateTransitions, .exclusion, .popsOnce, .everythingRests, .appearance, .refusedStays,
    .notifiedOnce, .enclosingRole, .tampering, .underWay, .removal, .plainStays, .removalIsLocal,
    .settingsInAnyOrder, .history, .innermostPops,
  ]

  /// The laws of the screen of a snapshot, on which lines of the package are from the start.
  static let ofSnapshots: [CaseLaw] = [.stateTransitions, .exclusion, .popsOnce]

  /// The laws of cases with views and recognizers.
  static let ofViews: [CaseLaw] = [
    .deferral, .popsBegin, .noJump, .dragsHaveOwners, .stateTransitions, .exclusion, .requirements,
    .circles, .actionOrder, .viewTouches, .popsOnce, .refusals, .viewsRest, .appearance,
    .nothingRemains,
  ]
}

extension LabCase {
  /// The life without any line of the package.
  var plain: LabCase {
    var life = self
    life.steps.removeAll { $0.act?.isOfPackage == true }
    return life
  }

  /// Whether something is done in a callback.
  var hasReactions: Bool {
    steps.contains { if case .upon = $0.act { true } else { false } }
  }

  /// Whether containers are side by side, so that what is beside a touch may count too.
  var hasColumns: Bool {
    containers.contains {
      $0.contains {
        switch $0 {
        case .columns, .split: true
        default: false
        }
      }
    }
  }

  /// Whether a gesture of the app's is around a container.
  var hasSurroundings: Bool { containers.contains { $0.hasGesture } }

  /// The steps of a span.
  func steps(_ span: CaseLog.Span) -> [CaseStep] { span.steps.map { steps[$0] } }

  /// The acts among the steps of a span.
  func acts(_ span: CaseLog.Span) -> [CaseAct] { span.steps.compactMap { steps[$0].act } }

  /// The steps of a span, as text.
  func text(_ span: CaseLog.Span) -> String {
    span.steps.map { "step \($0 + 1)" }.joined(separator: ", ")
  }
}
#endif
