import Foundation
import GestureRules
import Testing

struct OneFingerRuleTests {
  @Test(arguments: [
    (1, Verdict.noOpinion), (2, .refuse(.severalFingers(2))), (5, .refuse(.severalFingers(5))),
  ])
  func `one finger may pop, several may not`(fingers: Int, expected: Verdict) {
    let attempt = PopAttempt(source: .content, start: .zero, fingers: fingers)

    #expect(PopRule.oneFinger.verdict(on: attempt) == expected)
  }
}
