#if HEADLESS
import GestureArbitration
import GestureLab

extension CaseLaw {
  /// No pop begins against the arbiter's last decision on it in the touch sequence, or without one
  /// (promise 4).
  ///
  /// It says nothing of touches that landed before the last line of the package, nor where such a
  /// line is in an action of a recognizer, nor of a stack that is not asked for its decisions, nor
  /// where a recognizer keeps a touch sequence from ending.
  package static let refusals = CaseLaw(
    law: .refusal, twin: { $0.hasViews && !$0.hasLinesInActions && !$0.hasLateEnds ? $0 : nil },
    violation: { life, log, _ in
      var refused: [NavigationGesture: Bool] = [:]
      var (landings, before, isAsked) = (0, 0, false)
      var down = 0
      for event in log.events {
        switch event.kind {
        case .step(let number):
          guard let act = life.steps[number].act, act.isOfPackage else { break }
          before = landings
          switch act {
          case .ask: isAsked = true
          case .remove: isAsked = false
          default: break
          }
        case .touch(.began, _, _):
          if down == 0 { refused = [:] }
          (landings, down) = (landings + 1, down + 1)
        case .touch(.ended, _, _), .touch(.cancelled, _, _): down -= 1
        case .decision(let decision): refused[decision.attempt.gesture] = !decision.allows
        case .company(let subject, let company):
          guard let gesture = company.pops?.gesture, isAsked,
            company.touches.allSatisfy({ $0 > before }), !company.touches.isEmpty
          else { break }
          guard let isRefused = refused[gesture] else {
            return "\(subject.name) begins, and no decision was made"
          }
          if isRefused { return "\(subject.name) begins, and was refused" }
        default: break
        }
      }
      return nil
    })
}

extension LabCase {
  /// Whether an action of a recognizer has a line of the package.
  var hasLinesInActions: Bool {
    steps.contains { step in
      if case .inAction(_, _, let act) = step.act { act.isOfPackage } else { false }
    }
  }

  /// Whether a recognizer may keep a touch sequence from ending.
  var hasLateEnds: Bool {
    !recognizersThatAreSet.isEmpty || views.flatMap(\.recognizers).contains(where: \.kind.endsLate)
  }
}
#endif
