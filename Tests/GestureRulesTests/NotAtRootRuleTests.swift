import Foundation
import GestureRules
import Testing

struct NotAtRootRuleTests {
  @Test(arguments: PopSource.allCases)
  func `a pop is refused at the root`(source: PopSource) {
    let attempt = PopAttempt(source: source, start: .zero, stackDepth: 1)

    let verdict = PopRule.notAtRoot.verdict(on: attempt)

    #expect(verdict == .refuse(.atRoot))
  }

  @Test(arguments: [0, -1, .min])
  func `a stack without screens counts as the root`(depth: Int) {
    let attempt = PopAttempt(source: .content, start: .zero, stackDepth: depth)

    let verdict = PopRule.notAtRoot.verdict(on: attempt)

    #expect(verdict == .refuse(.atRoot))
  }

  @Test(arguments: [2, 3, .max])
  func `a screen below leaves the answer to the other rules`(depth: Int) {
    let attempt = PopAttempt(source: .content, start: .zero, stackDepth: depth)

    let verdict = PopRule.notAtRoot.verdict(on: attempt)

    #expect(verdict == .noOpinion)
  }
}
