import Foundation
import GestureRules
import Testing

struct NotDuringTransitionRuleTests {
  @Test(arguments: PopSource.allCases)
  func `a pop is refused while a transition is running`(source: PopSource) {
    let attempt = PopAttempt(source: source, start: .zero, transition: .running)

    let verdict = PopRule.notDuringTransition.verdict(on: attempt)

    #expect(verdict == .refuse(.transitionRunning))
  }

  @Test(arguments: PopSource.allCases)
  func `an idle navigation controller leaves the answer to the other rules`(source: PopSource) {
    let attempt = PopAttempt(source: source, start: .zero, transition: .idle)

    let verdict = PopRule.notDuringTransition.verdict(on: attempt)

    #expect(verdict == .noOpinion)
  }
}
