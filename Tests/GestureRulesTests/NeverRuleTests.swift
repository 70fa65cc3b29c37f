import Foundation
import GestureRules
import Testing

struct NeverRuleTests {
  @Test(arguments: PopSource.allCases, AttemptPhase.allCases)
  func `a disabled policy refuses everything`(source: PopSource, phase: AttemptPhase) {
    let decision = PopPolicy.disabled.decision(
      on: PopAttempt(phase: phase, source: source, start: .zero))

    #expect(decision.refusal == .disabledByPolicy)
    #expect(decision.rule == "never")
  }
}
