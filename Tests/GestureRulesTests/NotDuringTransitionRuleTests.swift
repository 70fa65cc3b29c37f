import Foundation
import GestureRules
import Testing

struct NotDuringTransitionRuleTests {
  @Test(
    arguments: PopSource.allCases,
    [
      (.running, .transitionRunning), (.cancelling, .popStillCancelling),
      (.underPresentation, .underPresentation),
    ] as [(TransitionState, RefusalReason)])
  func `a pop is refused while something else goes on`(
    source: PopSource, what: (state: TransitionState, reason: RefusalReason)
  ) {
    let attempt = PopAttempt(source: source, start: .zero, transition: what.state)

    let verdict = PopRule.notDuringTransition.verdict(on: attempt)

    #expect(verdict == .refuse(what.reason))
  }

  @Test(arguments: PopSource.allCases)
  func `an idle navigation controller leaves the answer to the other rules`(source: PopSource) {
    let attempt = PopAttempt(source: source, start: .zero, transition: .idle)

    let verdict = PopRule.notDuringTransition.verdict(on: attempt)

    #expect(verdict == .noOpinion)
  }
}
