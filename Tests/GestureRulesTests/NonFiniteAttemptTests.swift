import Foundation
import GestureRules
import Testing

/// What a broken event may bring; no number of it may trap, or let a pop begin.
struct NonFiniteAttemptTests {
  @Test(
    arguments: [
      \.start.x, \.translation.x, \.translation.y, \.velocity.x, \.velocity.y,
      \.container.origin.x,
    ] as [WritableKeyPath<PopAttempt, CGFloat> & Sendable], nonFinite)
  func `a number that is not finite lets no pop begin`(
    path: WritableKeyPath<PopAttempt, CGFloat> & Sendable, value: CGFloat
  ) {
    for source in PopSource.allCases {
      for direction in ReadingDirection.allCases {
        var attempt = PopAttempt.moving(40, in: direction, source: source)
        #expect(PopPolicy.standard.decision(on: attempt).allows)

        attempt[keyPath: path] = value
        let decision = PopPolicy.standard.decision(on: attempt)

        #expect(!decision.allows, "\(decision)")
        #expect(!decision.description.contains { $0.isNewline })
      }
    }
  }

  @Test(arguments: nonFinite)
  func `content at a place that is not finite lets no pop begin`(past: CGFloat) {
    var attempt = PopAttempt.moving(40)
    attempt.contents = [
      AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: past))
    ]

    let decision = PopPolicy.standard.decision(on: attempt)

    #expect(decision.rule == "contentAtLeadingEdge")
    #expect(decision.refusal != nil)
  }
}
