import Foundation
import GestureRules
import Testing

struct OutsideExclusionsRuleTests {
  @Test(arguments: PopScope.allCases, PopSource.allCases)
  func `an excluded view refuses the pops of its scope`(scope: PopScope, source: PopSource) {
    let attempt = PopAttempt(
      source: source, start: .zero,
      contents: [AttemptContent(name: "toolbar", demand: .excludes(scope))])

    let verdict = PopRule.outsideExclusions.verdict(on: attempt)

    #expect(
      verdict == (scope.includes(source) ? .refuse(.excluded(name: "toolbar")) : .noOpinion))
    // Where no pop begins, nobody else need want the drag.
    #expect(PopRule.contentAtLeadingEdge.verdict(on: attempt) == .noOpinion)
  }

  @Test(
    arguments: ReadingDirection.allCases,
    [(100 - step, 300, false), (100, 300, true), (150 - step, 300, true), (150, 300, false)]
      as [(CGFloat, CGFloat, Bool)])
  func `a rectangle is measured from the leading and the top edge, its far borders lie outside`(
    direction: ReadingDirection, place: (distance: CGFloat, height: CGFloat, isInside: Bool)
  ) {
    let rule = PopRule.outside(CGRect(x: 100, y: 200, width: 50, height: 200), named: "knob")
    var attempt = PopAttempt.starting(place.distance, fromLeadingEdgeOf: direction)
    attempt.start.y = place.height

    #expect(
      rule.verdict(on: attempt)
        == (place.isInside ? .refuse(.excluded(name: "knob")) : .noOpinion))
  }

  @Test func `rectangles lie in the container, wherever that is, and concern their scope`() {
    let rule = PopRule.outside(
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 50, y: 0, width: 10, height: 10),
      named: "knobs", scope: .edge)
    let column = CGRect(x: 320, y: 100, width: 700, height: 1024)
    func verdict(_ source: PopSource, x: CGFloat, y: CGFloat) -> Verdict {
      rule.verdict(on: PopAttempt(source: source, start: CGPoint(x: x, y: y), container: column))
    }

    #expect(verdict(.edge, x: 325, y: 105) == .refuse(.excluded(name: "knobs")))
    #expect(verdict(.edge, x: 375, y: 105) == .refuse(.excluded(name: "knobs")))
    #expect(verdict(.edge, x: 345, y: 105) == .noOpinion)
    #expect(verdict(.content, x: 325, y: 105) == .noOpinion)
  }
}
