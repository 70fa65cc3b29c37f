import Foundation
import GestureRules
import SampleAttempts
import Testing

/// Thresholds in pt and pt/s; a drag is horizontal, backwards or vertical.
@MainActor @Suite struct DirectionRuleTests {
  @Test(arguments: directions)
  func `C256: an edge swipe has its direction from UIKit's recognizer`(way: CGPoint) {
    var swipe = PopAttempt(gesture: .edgePop, start: .zero, translation: way)
    swipe.performer = .uikit

    #expect(PopRule.movesTowardsTrailing.verdict(on: swipe) == .noOpinion)
  }

  @Test(arguments: [
    (
      CGPoint(x: 8, y: 5), PopVerdict.undecided(.notEnoughMovement(travel: hypot(8, 5), needed: 10))
    ),
    (CGPoint(x: 12, y: 8), .noOpinion), (CGPoint(x: 90, y: 89), .noOpinion),
    (CGPoint(x: 10, y: 9), .undecided(.directionUnclear(travel: hypot(10, 9)))),
    (CGPoint(x: 0, y: 149), .undecided(.directionUnclear(travel: 149))),
    (CGPoint(x: 0, y: 150), .refuse(.movesVertically(vertical: 150, horizontal: 0))),
    (CGPoint(x: -29, y: 3), .undecided(.directionUnclear(travel: hypot(-29, 3)))),
    (CGPoint(x: -30, y: 3), .refuse(.movesTowards(.leading, distance: 30))),
  ])
  func `an edge swipe of a driver is judged as a drag in its content`(
    way: CGPoint, verdict: PopVerdict
  ) {
    let swipe = PopAttempt(gesture: .edgePop, start: .zero, translation: way)

    #expect(PopRule.movesTowardsTrailing.verdict(on: swipe) == verdict)
  }

  @Test(arguments: directions)
  func `a content pop of UIKit's has its direction from UIKit where no content wants the drag`(
    way: CGPoint
  ) {
    var drag = PopAttempt(hasMoved: true, start: .zero, translation: way)
    drag.performer = .uikit

    let verdict = PopRule.movesTowardsTrailing.verdict(on: drag)
    #expect((verdict == .noOpinion) == (hypot(way.x, way.y) >= 10))
    guard abs(way.y) > way.x else { return }
    drag.contents = [Content(name: "pager", demand: .defersAtEdge(distance: 0))]
    #expect(PopRule.movesTowardsTrailing.verdict(on: drag) != .noOpinion)
  }

  /// Short and long ways in all directions.
  nonisolated private static let directions: [CGPoint] = [
    (0, 0), (3, 0), (9, 0), (10, 0), (40, 0), (30, 17), (7, 39), (0, -40), (-40, 0),
  ].map { CGPoint(x: $0.0, y: $0.1) }

  @Test(arguments: [NavigationGesture.contentPop, .push])
  func `a touch that has just landed is undecided`(gesture: NavigationGesture) {
    let attempt = PopAttempt(gesture: gesture, start: .zero)

    let verdict = PopRule.movesTowardsTrailing.verdict(on: attempt)

    #expect(verdict == .undecided(.notEnoughMovement(travel: 0, needed: 10)))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a fast drag is judged after 10 pt`(direction: LayoutDirection) {
    #expect(
      verdict(on: .moving(10 - step, in: direction))
        == .undecided(.notEnoughMovement(travel: 10 - step, needed: 10)))
    #expect(verdict(on: .moving(10, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(10 + step, in: direction)) == .noOpinion)
  }

  @Test func `a touch without travel is undecided, whatever the threshold`() {
    let verdict = PopRule.movesTowardsTrailing(decisionTravel: 0).verdict(
      on: PopAttempt(start: .zero))

    #expect(verdict == .undecided(.notEnoughMovement(travel: 0, needed: 0)))
  }

  @Test func `travel is the length of the translation, not of one axis`() {
    #expect(
      verdict(on: .moving(8, down: 5))
        == .undecided(.notEnoughMovement(travel: hypot(8, 5), needed: 10)))
    #expect(verdict(on: .moving(8, down: 6)) == .undecided(.directionUnclear(travel: 10)))
  }

  @Test(arguments: LayoutDirection.allCases, [60.0, 300, 1200])
  func `a drag is clear if it moves 1.5 times as far horizontally as vertically, at any speed`(
    direction: LayoutDirection, speed: CGFloat
  ) {
    #expect(
      verdict(on: .moving(12 - step, down: 8, speed: speed, in: direction))
        == .undecided(.directionUnclear(travel: hypot(12 - step, 8))))
    #expect(verdict(on: .moving(12 + step, down: 8, speed: speed, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(12 + step, down: -8, speed: speed, in: direction)) == .noOpinion)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a drag is unclear while its translation slants, whatever its velocity`(
    direction: LayoutDirection
  ) {
    let velocity = CGPoint(x: 600, y: 0)

    #expect(
      verdict(on: .moving(12 - step, down: 8, velocity: velocity, in: direction))
        == .undecided(.directionUnclear(travel: hypot(12 - step, 8))))
    #expect(
      verdict(on: .moving(12, down: 8, velocity: velocity, in: direction)) == .noOpinion)
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the vertical distance is the farthest that the touch has been above or below its start`(
    direction: LayoutDirection
  ) {
    func verdict(_ x: CGFloat, reach: CGFloat, velocity: CGPoint) -> PopVerdict {
      var attempt = PopAttempt.moving(x, down: 2, velocity: velocity, in: direction)
      attempt.verticalExtent = reach
      return self.verdict(on: attempt)
    }
    let forward = CGPoint(x: 400, y: 0)

    #expect(
      verdict(20, reach: 30, velocity: forward)
        == .undecided(.directionUnclear(travel: hypot(20, 2))))
    #expect(verdict(45, reach: 30, velocity: forward) == .noOpinion)
    #expect(
      verdict(12, reach: 60, velocity: .zero)
        == .undecided(.directionUnclear(travel: hypot(12, 2))),
      "a scroll that rests beside where it began")
    #expect(verdict(20, reach: 0, velocity: forward) == .noOpinion, "never less than it is now")
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a drag is unclear while its velocity has another direction`(direction: LayoutDirection) {
    func verdict(_ velocity: CGPoint) -> PopVerdict {
      self.verdict(on: .moving(20, velocity: velocity, in: direction))
    }

    #expect(verdict(CGPoint(x: 300, y: 200)) == .noOpinion)
    #expect(verdict(CGPoint(x: 300, y: 200 + step)) == .undecided(.directionUnclear(travel: 20)))
    #expect(verdict(CGPoint(x: 100, y: -70)) == .undecided(.directionUnclear(travel: 20)))
    #expect(verdict(CGPoint(x: -100, y: 0)) == .undecided(.directionUnclear(travel: 20)))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `the velocity of a touch below 30 pt/s is ignored`(direction: LayoutDirection) {
    let still = CGPoint(x: 0, y: 30 - step)

    #expect(verdict(on: .moving(10, velocity: .zero, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(10, velocity: still, in: direction)) == .noOpinion)
    #expect(
      verdict(on: .moving(10, velocity: CGPoint(x: 0, y: 30), in: direction))
        == .undecided(.directionUnclear(travel: 10)))
  }

  @Test(arguments: LayoutDirection.allCases, [60.0, 600])
  func `a slanting drag is undecided until 40 pt, where the longer axis decides`(
    direction: LayoutDirection, speed: CGFloat
  ) {
    #expect(
      verdict(on: .moving(31, down: 25, speed: speed, in: direction))
        == .undecided(.directionUnclear(travel: hypot(31, 25))))
    #expect(verdict(on: .moving(32, down: 24, speed: speed, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(32, down: 24, velocity: .zero, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(29 + step, down: 29, speed: speed, in: direction)) == .noOpinion)
    #expect(
      verdict(on: .moving(40, velocity: CGPoint(x: 50, y: 50), in: direction))
        == .undecided(.directionUnclear(travel: 40)))
  }

  @Test(arguments: LayoutDirection.allCases, [-1.0, 1])
  func `a vertical or slanting drag may turn until 150 pt, however fast`(
    direction: LayoutDirection, sign: CGFloat
  ) {
    for speed in [CGFloat(100), 2000] {
      #expect(
        verdict(on: .moving(0, down: sign * (150 - step), speed: speed, in: direction))
          == .undecided(.directionUnclear(travel: 150 - step)))
      #expect(
        verdict(on: .moving(0, down: sign * 150, speed: speed, in: direction))
          == .refuse(.movesVertically(vertical: 150, horizontal: 0)))
      #expect(
        verdict(on: .moving(106, down: sign * 107, speed: speed, in: direction))
          == .refuse(.movesVertically(vertical: 107, horizontal: 106)))
    }
    #expect(
      verdict(on: .moving(30, down: sign * 148, velocity: .zero, in: direction))
        == .refuse(.movesVertically(vertical: 148, horizontal: 30)))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `a drag that turns towards the trailing edge is undecided however far it moved vertically`(
    direction: LayoutDirection
  ) {
    let velocity = CGPoint(x: 400, y: 100)

    #expect(
      verdict(on: .moving(20, down: 180, velocity: velocity, in: direction))
        == .undecided(.directionUnclear(travel: hypot(20, 180))))
    #expect(
      verdict(on: .moving(181, down: 180, velocity: velocity, in: direction)) == .noOpinion)
  }

  /// A finger slips back as it lands.
  @Test(arguments: LayoutDirection.allCases, [0.0, 100, 2000])
  func `a drag towards the leading edge is refused after 30 pt, a steep one after 150 pt`(
    direction: LayoutDirection, speed: CGFloat
  ) {
    #expect(
      verdict(on: .moving(-30 + step, speed: speed, in: direction))
        == .undecided(.directionUnclear(travel: 30 - step)))
    #expect(
      verdict(on: .moving(-30, speed: speed, in: direction))
        == .refuse(.movesTowards(.leading, distance: 30)))
    #expect(
      verdict(on: .moving(-25, down: 20, speed: speed, in: direction))
        == .refuse(.movesTowards(.leading, distance: 25)))
    #expect(
      verdict(on: .moving(-71, down: 71, speed: speed, in: direction))
        == .undecided(.directionUnclear(travel: hypot(71, 71))))
  }

  @Test func `the sign of the translation does not suffice for a pop`() {
    #expect(
      verdict(on: .moving(3, down: 150, speed: 100))
        == .refuse(.movesVertically(vertical: 150, horizontal: 3)))
  }

  @Test func `other thresholds replace the standard ones`() {
    let rule = PopRule.movesTowardsTrailing(
      decisionTravel: 2, settledTravel: 8, backwardsTravel: 5, turningTravel: 12, clearRatio: 4)
    func verdict(_ x: CGFloat, _ y: CGFloat) -> PopVerdict {
      rule.verdict(on: .moving(x, down: y, speed: 60))
    }

    #expect(verdict(1, 0) == .undecided(.notEnoughMovement(travel: 1, needed: 2)))
    #expect(verdict(4, 1) == .noOpinion)
    #expect(verdict(3.9, 1) == .undecided(.directionUnclear(travel: hypot(3.9, 1))))
    #expect(verdict(7, 5) == .noOpinion)
    #expect(verdict(-4, 1) == .undecided(.directionUnclear(travel: hypot(4, 1))))
    #expect(verdict(-5, 1) == .refuse(.movesTowards(.leading, distance: 5)))
    #expect(verdict(1, 11) == .undecided(.directionUnclear(travel: hypot(1, 11))))
    #expect(verdict(0, 12) == .refuse(.movesVertically(vertical: 12, horizontal: 0)))
  }

  @Test func `a rule with one other threshold keeps the standard ones`() {
    let rule = PopRule.movesTowardsTrailing(decisionTravel: 2)

    #expect(rule.name == "movesTowardsTrailing")
    #expect(rule.verdict(on: .moving(4, in: .rightToLeft)) == .noOpinion)
    #expect(rule.verdict(on: .moving(31, down: 25)) == verdict(on: .moving(31, down: 25)))
    #expect(verdict(on: .moving(4, in: .rightToLeft)) != .noOpinion)
  }

  @Test(arguments: nonFinite, nonFinite + [0, 30])
  func `a translation that is not finite is never allowed`(one: CGFloat, other: CGFloat) {
    for direction in LayoutDirection.allCases {
      #expect(verdict(on: .moving(one, down: other, in: direction)) != .noOpinion)
      #expect(verdict(on: .moving(other, down: one, in: direction)) != .noOpinion)
    }
  }

  @Test(arguments: nonFinite, [12.0, 30])
  func `a velocity that is not finite leaves a drag undecided`(speed: CGFloat, travel: CGFloat) {
    for direction in LayoutDirection.allCases {
      let attempt = PopAttempt.moving(travel, speed: speed, in: direction)

      #expect(verdict(on: attempt) == .undecided(.directionUnclear(travel: travel)))
    }
  }

  @Test func `a vertical distance that is not finite leaves a drag undecided`() {
    for velocity in [CGPoint(x: 900, y: 0), CGPoint(x: 0, y: 900)] {
      var drag = PopAttempt.moving(200, down: 3, velocity: velocity)
      drag.verticalExtent = .infinity

      #expect(verdict(on: drag) == .undecided(.directionUnclear(travel: hypot(200, 3))))
    }
  }

  @Test func `a vertical reach no farther than the translation has no effect`() {
    let plain = PopAttempt(start: .zero, translation: CGPoint(x: 0, y: -9))
    var (near, far) = (plain, plain)
    near.verticalExtent = 9
    far.verticalExtent = 9 + step

    #expect(near == plain && near.verticalExtent == 9)
    #expect(far != plain && far.verticalExtent == 9 + step)
  }

  @Test func `the longest finite translation is judged like any other`() {
    let huge = CGFloat.greatestFiniteMagnitude

    #expect(verdict(on: .moving(huge)) == .noOpinion)
    #expect(verdict(on: .moving(huge, down: huge)) != .noOpinion)
  }

  @Test(
    arguments: LayoutDirection.allCases,
    [(150, 75 - step, true), (150, 75, false), (150, 80, false), (150, 0, true)]
      as [(CGFloat, CGFloat, Bool)])
  func `with an axis ratio of 2 a drag is horizontal if it moves twice as far horizontally`(
    direction: LayoutDirection, way: (trailing: CGFloat, down: CGFloat, isHorizontal: Bool)
  ) {
    let rule = PopRule.movesTowardsTrailing(axisRatio: 2)
    let attempt = PopAttempt.moving(way.trailing, down: way.down, in: direction)

    #expect(
      rule.verdict(on: attempt)
        == (way.isHorizontal
          ? .noOpinion : .refuse(.movesVertically(vertical: way.down, horizontal: way.trailing))))
  }

  @Test(arguments: [CGPoint(x: -3, y: 0), CGPoint(x: 0, y: 80)])
  func `a touch that has come back exactly to where it landed has no direction`(velocity: CGPoint) {
    let attempt = PopAttempt(hasMoved: true, start: .zero, velocity: velocity)
    let needed = GestureMetrics.decisionTravel
    #expect(
      self.verdict(on: attempt) == .undecided(.notEnoughMovement(travel: 0, needed: needed)))
  }

  @Test(arguments: LayoutDirection.allCases)
  func `without a translation the velocity decides`(direction: LayoutDirection) {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    func verdict(_ trailing: CGFloat, _ down: CGFloat) -> PopVerdict {
      self.verdict(
        on: PopAttempt(
          start: .zero, velocity: CGPoint(x: sign * trailing, y: down), layoutDirection: direction))
    }

    #expect(verdict(100, 99) == .noOpinion)
    #expect(verdict(100, 100) == .refuse(.headsVertically(vertical: 100, horizontal: 100)))
    #expect(verdict(10, -80) == .refuse(.headsVertically(vertical: 80, horizontal: 10)))
    #expect(verdict(-100, 0) == .refuse(.headsTowards(.leading, speed: 100)))
    #expect(verdict(.nan, 0) == .undecided(.directionUnclear(travel: 0)))
    #expect(verdict(100, .infinity) == .undecided(.directionUnclear(travel: 0)))
    for ratio in [CGFloat.nan, .infinity] {
      let attempt = PopAttempt(start: .zero, velocity: CGPoint(x: 9, y: 1))
      #expect(
        PopRule.movesTowardsTrailing(axisRatio: ratio).verdict(on: attempt) != .noOpinion)
    }
  }

  private func verdict(on attempt: PopAttempt) -> PopVerdict {
    PopRule.movesTowardsTrailing.verdict(on: attempt)
  }
}
