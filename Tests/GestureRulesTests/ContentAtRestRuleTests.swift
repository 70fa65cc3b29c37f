import Foundation
import GestureRules
import Testing

struct ContentAtRestRuleTests {
  @Test(arguments: ContentMotion.allCases)
  func `content that moves by itself refuses`(motion: ContentMotion) {
    let list = AttemptContent(name: "list", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 0))
    let pager = AttemptContent(
      name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 0), motion: motion)
    let attempt = PopAttempt(source: .content, start: .zero, contents: [list, pager])

    #expect(
      PopRule.contentAtRest.verdict(on: attempt)
        == (motion == .resting
          ? .noOpinion : .refuse(.contentMoving(name: "pager", motion: motion))))
  }

  @Test func `it is a choice, and none of the standard rules`() {
    #expect(!PopPolicy.standardRules.map(\.name).contains(PopRule.contentAtRest.name))
  }
}
