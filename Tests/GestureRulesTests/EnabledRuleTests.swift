import Foundation
import GestureRules
import Testing

struct EnabledRuleTests {
  @Test(arguments: PopSource.allCases)
  func `a pop is refused while the arbiter is disabled`(source: PopSource) {
    let attempt = PopAttempt(source: source, start: .zero, isEnabled: false)

    let verdict = PopRule.enabled.verdict(on: attempt)

    #expect(verdict == .refuse(.disabled))
  }

  @Test(arguments: PopSource.allCases)
  func `an enabled arbiter leaves the answer to the other rules`(source: PopSource) {
    let attempt = PopAttempt(source: source, start: .zero, isEnabled: true)

    let verdict = PopRule.enabled.verdict(on: attempt)

    #expect(verdict == .noOpinion)
  }
}
