import Foundation
import GestureRules
import Testing

/// A push is judged as the mirror image of a pop.
struct PushRulesTests {
  @Test func `a push is what the pop is that a mirror shows`() {
    for x in stride(from: -40.0, through: 40, by: 2.5) {
      for y in stride(from: -30.0, through: 30, by: 7.5) {
        let push = PopAttempt(
          phase: .moved, source: .content, operation: .push, start: CGPoint(x: 300, y: 400),
          translation: CGPoint(x: x, y: y), velocity: CGPoint(x: 10 * x, y: 10 * y))
        var pop = push
        pop.operation = .pop
        pop.start.x = 90
        pop.translation.x = -x
        pop.velocity.x = -push.velocity.x
        let (pushed, popped) = (
          PopPolicy.push.decision(on: push), PopPolicy.standard.decision(on: pop)
        )

        #expect(pushed.allows == popped.allows, "\(pushed)\n\(popped)")
        #expect(pushed.isUndecided == popped.isUndecided, "\(pushed)\n\(popped)")
      }
    }
  }

  @Test func `a decision about a push says so`() {
    let attempt = PopAttempt(
      phase: .moved, source: .content, operation: .push, start: CGPoint(x: 300, y: 400),
      translation: CGPoint(x: 30, y: 0), velocity: CGPoint(x: 900, y: 0))

    #expect(
      PopPolicy.push.decision(on: attempt).description == """
        push refused at (300, 400): movesTowardsLeading — moves 30 pt towards the trailing edge
        """)
  }

  @Test(arguments: [(0.0, true), (0.5, true), (0.6, false), (-20, true), (.nan, false)])
  func `content yields to a push at its trailing edge, within the tolerance`(
    distance: CGFloat, yields: Bool
  ) {
    let attempt = PopAttempt(
      source: .content, operation: .push, start: .zero,
      contents: [
        AttemptContent(
          name: "pager", demand: .yieldsAtTrailingEdge(beforeTrailingEdge: distance))
      ])

    let verdict = PopRule.contentAtTrailingEdge.verdict(on: attempt)

    #expect((verdict == .noOpinion) == yields)
  }

  @Test(arguments: [(346.0, true), (345.9, false)])
  func `endless content yields to a push in a strip along the trailing edge`(
    x: CGFloat, yields: Bool
  ) {
    let attempt = PopAttempt(
      source: .content, operation: .push, start: CGPoint(x: x, y: 0),
      contents: [AttemptContent(name: "carousel", demand: .yieldsInTrailingStrip(width: 44))])

    #expect((PopRule.contentAtTrailingEdge.verdict(on: attempt) == .noOpinion) == yields)
  }

  @Test(
    arguments: [
      (PopStart.leading(100), 290.0, true), (.leading(100), 289, false), (.anywhere, 0, true),
      (.box(top: 500), 390, false),
    ])
  func `where a push may start is measured from the trailing edge`(
    start: PopStart, x: CGFloat, isInside: Bool
  ) {
    let policy = PopPolicy(start: start, rules: [.startsInsidePushArea])
    let attempt = PopAttempt(
      source: .content, operation: .push, start: CGPoint(x: x, y: 400))

    #expect(policy.decision(on: attempt).allows == isInside)
  }

  @Test func `a page controller that is not on its last page says so`() {
    let attempt = PopAttempt(
      source: .content, operation: .push, start: .zero,
      contents: [AttemptContent(name: "book", demand: .yieldsAtBoundary(isThere: false))])

    #expect(
      PopRule.contentAtTrailingEdge.verdict(on: attempt)
        == .refuse(.notAtTrailingBoundary(name: "book")))
  }

  @Test func `the rules for pushes print as they are written`() {
    for rule in PopPolicy.pushRules { #expect(rule.description == ".\(rule.name)") }
    #expect(
      "\(PopRule.movesTowardsLeading(DirectionTest(dominance: 2)))"
        == ".movesTowardsLeading(DirectionTest(dominance: 2))")
  }
}
