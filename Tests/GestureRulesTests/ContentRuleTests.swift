import Foundation
import GestureRules
import SampleAttempts
import Testing

/// The contents under a touch.
@MainActor @Suite struct ContentRuleTests {
  @Test func `no content leaves the decision to the other rules`() {
    #expect(verdict(on: []) == .noOpinion)
  }

  @Test(
    arguments: [
      (NavigationGesture.contentPop, PopAttempt.Edge.leading), (.push, .trailing),
    ]
  )
  func `content defers while it rests at its edge, within half a point`(
    gesture: NavigationGesture, edge: PopAttempt.Edge
  ) {
    func verdict(_ distance: CGFloat) -> PopVerdict {
      self.verdict(
        on: [Content(name: "pager", demand: .defersAtEdge(distance: distance))], gesture: gesture)
    }

    for distance in [-30, 0, 0.5 - step, 0.5] { #expect(verdict(distance) == .noOpinion) }
    for distance in [0.5 + step, 1, 390] {
      #expect(
        verdict(distance)
          == .refuse(.contentAwayFromEdge(name: "pager", distance: distance, edge: edge)))
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `endless content defers to drags that start in its strip`(direction: LayoutDirection) {
    for distance in [0, 44 - step, 44] {
      #expect(verdict(on: [carousel], startingAt: distance, in: direction) == .noOpinion)
    }
    for distance in [44 + step, 195, 390] {
      #expect(
        verdict(on: [carousel], startingAt: distance, in: direction)
          == .refuse(
            .outsideStrip(name: "carousel", distance: distance, width: 44, edge: .leading)))
    }
  }

  @Test func `endless content defers to a push in a strip along the trailing edge`() {
    #expect(verdict(on: [carousel], gesture: .push, startingAt: 390 - 44) == .noOpinion)
    #expect(
      verdict(on: [carousel], gesture: .push, startingAt: 390 - 44 - step)
        == .refuse(
          .outsideStrip(name: "carousel", distance: 44 + step, width: 44, edge: .trailing)))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `endless content defers to an edge pop wherever its touch was first seen`(
    direction: LayoutDirection
  ) {
    #expect(
      verdict(on: [carousel], gesture: .edgePop, startingAt: 195, in: direction) == .noOpinion)
  }

  @Test(arguments: [NavigationGestures.edge, .content, .all, []], NavigationGesture.allCases)
  func `a claim refuses the gestures that it names`(
    gestures: NavigationGestures, gesture: NavigationGesture
  ) {
    let map = Content(name: "map", demand: .claims(gestures))

    let verdict = verdict(on: [map], gesture: gesture)

    #expect(
      verdict
        == (gestures.contains(gesture)
          ? .refuse(.claimed(name: "map", drags: gesture == .zoom ? .down : .allDrags))
          : .noOpinion))
  }

  @Test(
    arguments: [
      (.contentPop, .leading), (.push, .trailing),
    ] as [(NavigationGesture, PopAttempt.Edge)])
  func `content with a boundary defers there`(gesture: NavigationGesture, edge: PopAttempt.Edge) {
    func verdict(_ isAtBoundary: Bool) -> PopVerdict {
      self.verdict(
        on: [Content(name: "pages", demand: .defersAtBoundary(isAtBoundary: isAtBoundary))],
        gesture: gesture)
    }

    #expect(verdict(true) == .noOpinion)
    #expect(verdict(false) == .refuse(.notAtBoundary(name: "pages", edge: edge)))
  }

  @Test(arguments: NavigationGesture.allCases)
  func `content that claims one drag says why`(gesture: NavigationGesture) {
    let player = Content(name: "player", demand: .claimsBecause("it is playing"))

    #expect(
      verdict(on: [player], gesture: gesture)
        == .refuse(.claimedBecause(name: "player", reason: "it is playing")))
  }

  @Test func `the innermost content that objects is named`() {
    let row = Content(name: "row", demand: .defersAtEdge(distance: 0))
    let pager = Content(name: "pager", demand: .defersAtEdge(distance: 9))
    let map = Content(name: "map", demand: .claims(.content))

    #expect(
      verdict(on: [row, pager, map])
        == .refuse(.contentAwayFromEdge(name: "pager", distance: 9, edge: .leading)))
    #expect(verdict(on: [row, map, pager]) == .refuse(.claimed(name: "map")))
  }

  @Test(arguments: [
    PopAttempt.Content.Demand.defersAtEdge(distance: 390), .defersAtBoundary(isAtBoundary: false),
  ])
  func `an edge swipe pops over content away from its edge, unless that keeps edge swipes`(
    demand: PopAttempt.Content.Demand
  ) {
    let pager = Content(name: "pager", demand: demand)
    let keeper = Content(
      name: "pager", demand: .defersAtEdge(distance: 390, keepsEdgeSwipes: true))
    let swipe = PopAttempt(gesture: .edgePop, start: .zero, contents: [pager])

    #expect(verdict(on: [pager], gesture: .edgePop) == .noOpinion)
    #expect(verdict(on: [keeper], gesture: .edgePop) != .noOpinion)
    #expect(PopRule.contentKeepsEdgeSwipes.verdict(on: swipe) != .noOpinion)
    #expect(
      PopRule.contentKeepsEdgeSwipes.verdict(on: swipe.with { $0.gesture = .contentPop })
        == .noOpinion)
  }

  @Test(arguments: [NavigationGesture.contentPop, .push], nonFinite)
  func `content at a distance that is not finite does not defer`(
    gesture: NavigationGesture, distance: CGFloat
  ) {
    let pager = Content(name: "pager", demand: .defersAtEdge(distance: distance))

    #expect(verdict(on: [pager], gesture: gesture) != .noOpinion)
  }

  @Test(arguments: LayoutDirection.allCases, nonFinite)
  func `a location that is not finite lies outside every strip`(
    direction: LayoutDirection, distance: CGFloat
  ) {
    let endless = Content(name: "wheel", demand: .defersInStrip(width: .infinity))

    #expect(verdict(on: [carousel], startingAt: distance, in: direction) != .noOpinion)
    #expect(verdict(on: [endless], startingAt: distance, in: direction) != .noOpinion)
  }

  @Test func `a strip whose width isn't a number is empty`() {
    let broken = Content(name: "wheel", demand: .defersInStrip(width: .nan))

    #expect(verdict(on: [broken], startingAt: 0) != .noOpinion)
  }

  @Test(arguments: Content.Motion.allCases)
  func `moving content refuses under a rule that the standard policy lacks`(motion: Content.Motion)
  {
    let list = Content(name: "list", demand: .defersAtEdge(distance: 0))
    let pager = Content(name: "pager", demand: .defersAtEdge(distance: 0), motion: motion)
    let attempt = PopAttempt(start: .zero, contents: [list, pager])

    let verdict = PopRule.contentAtRest.verdict(on: attempt)

    #expect(
      verdict
        == (motion == .resting
          ? .noOpinion : .refuse(.contentMoving(name: "pager", motion: motion))))
    #expect(pager.isMoving == (motion != .resting))
    #expect(!PopPolicy.standardRules.map(\.name).contains(PopRule.contentAtRest.name))
  }

  private let carousel = Content(
    name: "carousel", demand: .defersInStrip(width: GestureMetrics.carouselStrip))

  private func verdict(
    on contents: [Content], gesture: NavigationGesture = .contentPop,
    startingAt distance: CGFloat = 195, in direction: LayoutDirection = .leftToRight
  ) -> PopVerdict {
    PopRule.contentAtLeadingEdge.verdict(
      on: .starting(distance, in: direction, gesture: gesture, over: contents))
  }
}
