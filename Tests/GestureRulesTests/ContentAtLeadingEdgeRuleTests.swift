import Foundation
import GestureRules
import Testing

struct ContentAtLeadingEdgeRuleTests {
  @Test func `the tolerance is half a point and the strip 44 pt`() {
    #expect(RuleMetrics.restTolerance == 0.5)
    #expect(RuleMetrics.carouselStrip == 44)
  }

  @Test func `nothing under the finger leaves the answer to the other rules`() {
    #expect(verdict(on: []) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases, [-30, 0, 0.5 - step, 0.5])
  func `content at rest or bouncing at its leading edge yields`(
    direction: ReadingDirection, past: CGFloat
  ) {
    let pager = AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: past))

    #expect(verdict(on: [pager], in: direction) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases, [0.5 + step, 1, 390])
  func `content scrolled away from its leading edge refuses`(
    direction: ReadingDirection, past: CGFloat
  ) {
    let pager = AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: past))

    #expect(
      verdict(on: [pager], in: direction)
        == .refuse(.contentPastLeadingEdge(name: "pager", distance: past)))
  }

  @Test(arguments: ReadingDirection.allCases, [0, 44 - step, 44])
  func `endless content yields in its strip`(direction: ReadingDirection, distance: CGFloat) {
    let verdict = verdict(on: [carousel], startingAt: distance, in: direction)

    #expect(verdict == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases, [44 + step, 195, 390])
  func `endless content refuses outside its strip`(
    direction: ReadingDirection, distance: CGFloat
  ) {
    let verdict = verdict(on: [carousel], startingAt: distance, in: direction)

    #expect(
      verdict == .refuse(.outsideLeadingStrip(name: "carousel", distance: distance, width: 44)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `endless content lets the edge pop begin wherever its touch was first seen`(
    direction: ReadingDirection
  ) {
    let verdict = verdict(on: [carousel], of: .edge, startingAt: 195, in: direction)

    #expect(verdict == .noOpinion)
  }

  @Test(
    arguments: [
      (.content, .content, .refuse(.claimed(name: "map"))),
      (.content, .edge, .noOpinion),
      (.edge, .content, .noOpinion),
      (.edge, .edge, .refuse(.claimed(name: "map"))),
      (.contentAndEdge, .content, .refuse(.claimed(name: "map"))),
      (.contentAndEdge, .edge, .refuse(.claimed(name: "map"))),
    ] as [(PopScope, PopSource, Verdict)])
  func `a claim keeps out the pops of its scope`(
    scope: PopScope, source: PopSource, expected: Verdict
  ) {
    let map = AttemptContent(name: "map", demand: .claims(scope))

    #expect(verdict(on: [map], of: source) == expected)
  }

  @Test(arguments: PopSource.allCases)
  func `a page controller yields where it says that it has come to its end`(source: PopSource) {
    func verdict(_ isThere: Bool) -> Verdict {
      self.verdict(
        on: [AttemptContent(name: "pages", demand: .yieldsAtBoundary(isThere: isThere))],
        of: source)
    }

    #expect(verdict(true) == .noOpinion)
    #expect(verdict(false) == .refuse(.notAtBoundary(name: "pages")))
  }

  @Test(arguments: PopSource.allCases)
  func `content that keeps the drag says why`(source: PopSource) {
    let player = AttemptContent(name: "player", demand: .keeps(reason: "it is playing"))

    #expect(
      verdict(on: [player], of: source) == .refuse(.kept(name: "player", reason: "it is playing")))
  }

  @Test func `the innermost content that objects is named`() {
    let resting = AttemptContent(name: "row", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 0))
    let scrolled = AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 9))
    let map = AttemptContent(name: "map", demand: .claims(.content))

    #expect(
      verdict(on: [resting, scrolled, map])
        == .refuse(.contentPastLeadingEdge(name: "pager", distance: 9)))
    #expect(verdict(on: [resting, map, scrolled]) == .refuse(.claimed(name: "map")))
  }

  @Test func `content that yields does not speak for content around it`() {
    let resting = AttemptContent(name: "row", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 0))
    let map = AttemptContent(name: "map", demand: .claims(.content))

    #expect(verdict(on: [resting, map]) == .refuse(.claimed(name: "map")))
  }

  @Test(arguments: PopSource.allCases, nonFinite)
  func `a distance that is not finite is no reason to yield`(source: PopSource, past: CGFloat) {
    let pager = AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: past))

    #expect(verdict(on: [pager], of: source) != .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases, nonFinite)
  func `a place that is not finite lies outside every strip`(
    direction: ReadingDirection, distance: CGFloat
  ) {
    let endless = AttemptContent(name: "wheel", demand: .yieldsInLeadingStrip(width: .infinity))

    #expect(verdict(on: [carousel], startingAt: distance, in: direction) != .noOpinion)
    #expect(verdict(on: [endless], startingAt: distance, in: direction) != .noOpinion)
  }

  @Test func `a strip whose width is no number lets nothing in`() {
    let broken = AttemptContent(name: "wheel", demand: .yieldsInLeadingStrip(width: .nan))

    #expect(verdict(on: [broken], startingAt: 0) != .noOpinion)
  }

  private let carousel = AttemptContent(
    name: "carousel", demand: .yieldsInLeadingStrip(width: RuleMetrics.carouselStrip))

  private func verdict(
    on contents: [AttemptContent], of source: PopSource = .content,
    startingAt distance: CGFloat = 195, in direction: ReadingDirection = .leftToRight
  ) -> Verdict {
    PopRule.contentAtLeadingEdge.verdict(
      on: .starting(distance, fromLeadingEdgeOf: direction, source: source, over: contents))
  }
}
