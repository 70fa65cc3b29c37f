import Foundation
import GestureRules
import SampleAttempts
import Testing

/// Where a gesture may start.
@MainActor @Suite struct AreaRuleTests {
  nonisolated private static let phone = CGRect(x: 0, y: 0, width: 400, height: 800)

  @Test(
    arguments: [
      (.edge, 20), (.leading(120), 120), (.leadingFraction(0.25), 100),
      (.leadingFraction(0.25, atLeast: 150), 150), (.leadingFraction(0.25, atMost: 44), 44),
      (.anywhere, .infinity),
    ] as [(PopStartArea, CGFloat)])
  func `a strip begins beyond the border and ends at its width`(area: PopStartArea, width: CGFloat)
  {
    #expect(area.distances(in: Self.phone) == -.infinity...width)
    #expect(area.heights == -.infinity ... .infinity)
  }

  @Test(
    arguments: LayoutDirection.allCases,
    [(.edge, 20), (.leading(120), 120), (.leadingFraction(0.5), 195)]
      as [(PopStartArea, CGFloat)])
  func `the border of a strip belongs to it`(
    direction: LayoutDirection, strip: (area: PopStartArea, width: CGFloat)
  ) {
    func verdict(_ distance: CGFloat) -> PopVerdict {
      Self.verdict(on: .starting(distance, in: direction), area: strip.area)
    }

    for distance in [-1, 0, strip.width - step, strip.width] {
      #expect(verdict(distance) == .noOpinion, "\(distance)")
    }
    for distance in [strip.width + step, 390] {
      #expect(
        verdict(distance)
          == .refuse(
            .startsOutsideArea(
              distance: distance, from: .leading, allowed: -.infinity...strip.width)))
    }
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the borders of a box belong to it`(direction: LayoutDirection) {
    let box = PopStartArea.box(start: 30, end: 200, top: 100, bottom: 600)
    func verdict(_ distance: CGFloat, _ height: CGFloat) -> PopVerdict {
      Self.verdict(
        on: PopAttempt.starting(distance, in: direction).with { $0.start.y = height }, area: box)
    }

    for (distance, height) in [(30, 100), (200, 600), (100, 300)] as [(CGFloat, CGFloat)] {
      #expect(verdict(distance, height) == .noOpinion)
    }
    for distance in [30 - step, 200 + step] {
      #expect(
        verdict(distance, 300)
          == .refuse(.startsOutsideArea(distance: distance, from: .leading, allowed: 30...200)))
    }
    for height in [100 - step, 600 + step] {
      #expect(
        verdict(100, height) == .refuse(.startsBesideArea(height: height, allowed: 100...600)))
    }
  }

  @Test func `distances are measured from the container, not from zero`() {
    let column = CGRect(x: 320, y: 50, width: 700, height: 1024)
    let attempt = PopAttempt(start: CGPoint(x: 340, y: 60), container: column)
    let mirrored = attempt.with { $0.layoutDirection = .rightToLeft }

    #expect(attempt.distanceFromLeadingEdge == 20)
    #expect(mirrored.distanceFromLeadingEdge == 680)
    #expect(attempt.distanceFromTopEdge == 10)
    #expect(Self.verdict(on: attempt, area: .box(top: 10, bottom: 10)) == .noOpinion)
    #expect(Self.verdict(on: attempt, area: .edge) == .noOpinion)
    #expect(
      Self.verdict(on: mirrored, area: .edge)
        == .refuse(
          .startsOutsideArea(distance: 680, from: .leading, allowed: -.infinity...20)))
  }

  @Test(
    arguments: [
      (PopStartArea.leading(100), 290.0, true), (.leading(100), 290 - step, false),
      (.anywhere, 0, true), (.box(top: 500), 390, false), (.edge, 370, true),
    ])
  func `a push may start at a distance from the trailing edge`(
    area: PopStartArea, x: CGFloat, isInside: Bool
  ) {
    let attempt = PopAttempt(gesture: .push, start: CGPoint(x: x, y: 400))

    #expect((Self.verdict(on: attempt, area: area) == .noOpinion) == isInside)
  }

  @Test(
    arguments: NavigationGesture.allCases,
    [PopStartArea.edge, .leading(120), .leading(.infinity), .anywhere])
  func `a location that is not finite lies outside every area`(
    gesture: NavigationGesture, area: PopStartArea
  ) {
    for value in nonFinite {
      for direction in LayoutDirection.allCases {
        let attempt = PopAttempt.starting(value, in: direction, gesture: gesture)
        let beside = PopAttempt.starting(5, in: direction, gesture: gesture)
          .with { $0.start.y = value }

        #expect(Self.verdict(on: attempt, area: area) != .noOpinion)
        #expect(Self.verdict(on: beside, area: area) != .noOpinion)
      }
    }
  }

  @Test(
    arguments: [
      .box(start: 200, end: 100), .box(top: 300, bottom: 200), .leading(-1), .leading(.nan),
      .leadingFraction(.nan), .box(start: .nan), .box(end: -50), .box(top: .nan),
      .box(start: -10, end: -5),
      .leadingFraction(0.5, atLeast: 200, atMost: 100), .leadingFraction(0.5, atLeast: .nan),
    ] as [PopStartArea])
  func `limits in the wrong order, or that aren't numbers, leave no area`(area: PopStartArea) {
    for x in [-7, -2, 0, 1, 150, 390] as [CGFloat] {
      let attempt = PopAttempt(start: CGPoint(x: x, y: 250))

      #expect(Self.verdict(on: attempt, area: area) != .noOpinion, "\(area) at \(x)")
    }
  }

  @Test(
    arguments: [NavigationGestures.edge, .content, .all, []], NavigationGesture.allCases)
  func `an excluded view refuses the gestures that it names, and claims nothing`(
    gestures: NavigationGestures, gesture: NavigationGesture
  ) {
    let attempt = PopAttempt(
      gesture: gesture, start: .zero,
      contents: [
        Content(name: "list", demand: .defersAtEdge(distance: 0)),
        Content(name: "toolbar", demand: .excludes(gestures)),
      ])

    let verdict = PopRule.outsideExclusions.verdict(on: attempt)

    #expect(
      verdict == (gestures.contains(gesture) ? .refuse(.excluded(name: "toolbar")) : .noOpinion))
    #expect(PopRule.contentAtLeadingEdge.verdict(on: attempt) == .noOpinion)
  }

  @Test(
    arguments: LayoutDirection.allCases,
    [(100 - step, 300, false), (100, 300, true), (150 - step, 300, true), (150, 300, false)]
      as [(CGFloat, CGFloat, Bool)])
  func `a rectangle is measured from the leading and the top edge, without its far borders`(
    direction: LayoutDirection, place: (distance: CGFloat, height: CGFloat, isInside: Bool)
  ) {
    let rule = PopRule.outside(CGRect(x: 100, y: 200, width: 50, height: 200), named: "knob")
    let attempt = PopAttempt.starting(place.distance, in: direction)
      .with { $0.start.y = place.height }

    #expect(
      rule.verdict(on: attempt)
        == (place.isInside ? .refuse(.excluded(name: "knob")) : .noOpinion))
  }

  @Test func `rectangles lie in the container and concern the gestures that they name`() {
    let rule = PopRule.outside(
      CGRect(x: 0, y: 0, width: 10, height: 10), CGRect(x: 50, y: 0, width: 10, height: 10),
      named: "knobs", for: .edge)
    let column = CGRect(x: 320, y: 100, width: 700, height: 1024)
    func verdict(_ gesture: NavigationGesture, x: CGFloat, y: CGFloat) -> PopVerdict {
      rule.verdict(on: PopAttempt(gesture: gesture, start: CGPoint(x: x, y: y), container: column))
    }

    #expect(verdict(.edgePop, x: 325, y: 105) == .refuse(.excluded(name: "knobs")))
    #expect(verdict(.edgePop, x: 375, y: 105) == .refuse(.excluded(name: "knobs")))
    #expect(verdict(.edgePop, x: 345, y: 105) == .noOpinion)
    #expect(verdict(.contentPop, x: 325, y: 105) == .noOpinion)
    #expect(verdict(.push, x: 325, y: 105) == .noOpinion)
  }

  private static func verdict(on attempt: PopAttempt, area: PopStartArea) -> PopVerdict {
    PopRule.startsInsideArea.verdict(on: attempt.with { $0.startArea = area })
  }
}
