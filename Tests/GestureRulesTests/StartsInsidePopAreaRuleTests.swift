import Foundation
import GestureRules
import Testing

struct StartsInsidePopAreaRuleTests {
  @Test func `the leading edge is 20 pt wide`() {
    #expect(RuleMetrics.edgeWidth == 20)
    #expect(PopStart.edge.distances(in: .zero).upperBound == 20)
  }

  @Test(arguments: ReadingDirection.allCases, [0, 20 - step, 20])
  func `a pop that starts within the edge may go on`(
    direction: ReadingDirection, distance: CGFloat
  ) {
    let attempt = PopAttempt.starting(distance, fromLeadingEdgeOf: direction)

    #expect(verdict(on: attempt, allowing: .edge) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases, [20 + step, 195, 390])
  func `a pop that starts beyond the edge is refused`(
    direction: ReadingDirection, distance: CGFloat
  ) {
    let attempt = PopAttempt.starting(distance, fromLeadingEdgeOf: direction)

    #expect(
      verdict(on: attempt, allowing: .edge)
        == .refuse(.startsOutsidePopArea(distance: distance, allowed: -.infinity...20)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a strip of one's own ends at its width`(direction: ReadingDirection) {
    let (below, at, above) = (
      PopAttempt.starting(120 - step, fromLeadingEdgeOf: direction),
      PopAttempt.starting(120, fromLeadingEdgeOf: direction),
      PopAttempt.starting(120 + step, fromLeadingEdgeOf: direction)
    )

    #expect(verdict(on: below, allowing: .leading(120)) == .noOpinion)
    #expect(verdict(on: at, allowing: .leading(120)) == .noOpinion)
    #expect(
      verdict(on: above, allowing: .leading(120))
        == .refuse(.startsOutsidePopArea(distance: 120 + step, allowed: -.infinity...120)))
  }

  @Test(arguments: ReadingDirection.allCases, [0, 195, 390])
  func `anywhere has no border`(direction: ReadingDirection, distance: CGFloat) {
    let attempt = PopAttempt.starting(distance, fromLeadingEdgeOf: direction)

    #expect(verdict(on: attempt, allowing: .anywhere) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a finger first seen beyond the leading edge starts inside`(direction: ReadingDirection) {
    let attempt = PopAttempt.starting(-1, fromLeadingEdgeOf: direction)

    #expect(verdict(on: attempt, allowing: .edge) == .noOpinion)
  }

  @Test func `the distance is measured from the container, not from zero`() {
    let column = CGRect(x: 320, y: 0, width: 700, height: 1024)
    var attempt = PopAttempt(
      source: .content, start: CGPoint(x: 340, y: 500), container: column)

    #expect(verdict(on: attempt, allowing: .edge) == .noOpinion)

    attempt.readingDirection = .rightToLeft
    #expect(
      verdict(on: attempt, allowing: .edge)
        == .refuse(.startsOutsidePopArea(distance: 680, allowed: -.infinity...20)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `the edge pop has a start area of its own, which is anywhere`(direction: ReadingDirection) {
    let attempt = PopAttempt.starting(300, fromLeadingEdgeOf: direction, source: .edge)
    let rules = [PopRule.startsInsidePopArea]

    #expect(PopPolicy(start: .edge, rules: rules).decision(on: attempt).allows)
    #expect(!PopPolicy(edgeStart: .leading(299), rules: rules).decision(on: attempt).allows)
  }

  @Test(arguments: PopSource.allCases, nonFinite)
  func `a place that is not finite lies outside every area`(source: PopSource, x: CGFloat) {
    for direction in ReadingDirection.allCases {
      let attempt = PopAttempt.starting(x, fromLeadingEdgeOf: direction, source: source)

      for start in [PopStart.edge, .leading(120), .leading(.infinity), .anywhere] {
        let verdict = verdict(on: attempt, allowing: start)

        #expect(isRefusal(verdict), "\(start) \(direction)")
      }
    }
  }

  @Test func `a width that is no number lets nothing in`() {
    let attempt = PopAttempt.starting(0, fromLeadingEdgeOf: .leftToRight)

    #expect(isRefusal(verdict(on: attempt, allowing: .leading(.nan))))
  }

  private func verdict(on attempt: PopAttempt, allowing start: PopStart) -> Verdict {
    var attempt = attempt
    attempt.allowedStart = start
    return PopRule.startsInsidePopArea.verdict(on: attempt)
  }

  // Not `==`: a reason that holds a NaN does not equal itself.
  private func isRefusal(_ verdict: Verdict) -> Bool {
    if case .refuse(.startsOutsidePopArea) = verdict { true } else { false }
  }
}
