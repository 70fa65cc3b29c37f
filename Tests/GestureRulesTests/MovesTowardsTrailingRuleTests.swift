import Foundation
import GestureRules
import Testing

struct MovesTowardsTrailingRuleTests {
  @Test func `the standard test has the figures of the metrics`() {
    let test = DirectionTest()

    #expect(test.decisionTravel == 10)
    #expect(test.settledTravel == 40)
    #expect(test.wanderingTravel == 100)
    #expect(test.clearDominance == 2)
    #expect(test.slowDominance == 3)
    #expect(test.clearSpeed == 300)
    #expect(test.dominance == 1)
  }

  @Test(arguments: PopSource.allCases)
  func `a finger that has just landed is watched`(source: PopSource) {
    let attempt = PopAttempt(source: source, start: .zero)

    let verdict = PopRule.movesTowardsTrailing.verdict(on: attempt)

    #expect(verdict == .undecided(.notEnoughMovement(travel: 0, needed: 10)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a fast drag is judged from 10 pt of travel`(direction: ReadingDirection) {
    #expect(
      verdict(on: .moving(10 - step, in: direction))
        == .undecided(.notEnoughMovement(travel: 10 - step, needed: 10)))
    #expect(verdict(on: .moving(10, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(10 + step, in: direction)) == .noOpinion)
  }

  @Test func `travel is measured along the drag, not along one axis`() {
    #expect(
      verdict(on: .moving(8, down: 5))
        == .undecided(.notEnoughMovement(travel: hypot(8, 5), needed: 10)))
    #expect(verdict(on: .moving(9, down: 5)) == .undecided(.directionUnclear(travel: hypot(9, 5))))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a fast drag is clear when it goes twice as far sideways as up or down`(
    direction: ReadingDirection
  ) {
    #expect(
      verdict(on: .moving(16 - step, down: 8, in: direction))
        == .undecided(.directionUnclear(travel: hypot(16 - step, 8))))
    #expect(verdict(on: .moving(16, down: 8, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(16, down: -8, in: direction)) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a slow drag is clear when it goes three times as far sideways`(
    direction: ReadingDirection
  ) {
    #expect(verdict(on: .moving(16, down: 8, speed: 300, in: direction)) == .noOpinion)
    #expect(
      verdict(on: .moving(16, down: 8, speed: 300 - step, in: direction))
        == .undecided(.directionUnclear(travel: hypot(16, 8))))
    #expect(
      verdict(on: .moving(12 - step, down: 4, speed: 100, in: direction))
        == .undecided(.directionUnclear(travel: hypot(12 - step, 4))))
    #expect(
      verdict(on: .moving(12, heading: CGPoint(x: 90, y: 30 + step), in: direction))
        == .undecided(.directionUnclear(travel: 12)))
    #expect(
      verdict(on: .moving(12, down: 4, heading: CGPoint(x: 90, y: 30), in: direction))
        == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a drag is not clear while it heads elsewhere`(direction: ReadingDirection) {
    func verdict(_ heading: CGPoint) -> Verdict {
      self.verdict(on: .moving(20, heading: heading, in: direction))
    }

    #expect(verdict(CGPoint(x: 400, y: 200)) == .noOpinion)
    #expect(verdict(CGPoint(x: 400, y: 200 + step)) == .undecided(.directionUnclear(travel: 20)))
    #expect(verdict(CGPoint(x: 100, y: -60)) == .undecided(.directionUnclear(travel: 20)))
    #expect(verdict(CGPoint(x: -100, y: 0)) == .undecided(.directionUnclear(travel: 20)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a finger that rests heads nowhere, and its way alone counts`(direction: ReadingDirection) {
    let still = CGPoint(x: 0, y: 30 - step)

    #expect(verdict(on: .moving(10, heading: .zero, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(10, heading: still, in: direction)) == .noOpinion)
    #expect(
      verdict(on: .moving(10, heading: CGPoint(x: 0, y: 30), in: direction))
        == .undecided(.directionUnclear(travel: 10)))
  }

  @Test(arguments: ReadingDirection.allCases, [60.0, 600])
  func `a slanting drag is watched until 40 pt, where the longer axis counts`(
    direction: ReadingDirection, speed: CGFloat
  ) {
    #expect(
      verdict(on: .moving(31, down: 25, speed: speed, in: direction))
        == .undecided(.directionUnclear(travel: hypot(31, 25))))
    #expect(verdict(on: .moving(32, down: 25, speed: speed, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(29 + step, down: 29, speed: speed, in: direction)) == .noOpinion)
    #expect(
      verdict(on: .moving(40, heading: CGPoint(x: 50, y: 50), in: direction))
        == .undecided(.directionUnclear(travel: 40)))
  }

  @Test(arguments: ReadingDirection.allCases, [-1.0, 1])
  func `a fast drag that clearly goes up or down is refused from 10 pt on`(
    direction: ReadingDirection, sign: CGFloat
  ) {
    #expect(
      verdict(on: .moving(5, down: sign * 10, in: direction))
        == .refuse(.movesVertically(vertical: 10, horizontal: 5)))
    #expect(
      verdict(on: .moving(-4, down: sign * 10, in: direction))
        == .refuse(.movesVertically(vertical: 10, horizontal: 4)))
    #expect(
      verdict(on: .moving(5 + step, down: sign * 10, in: direction))
        == .undecided(.directionUnclear(travel: hypot(5 + step, 10))))
  }

  @Test(arguments: ReadingDirection.allCases, [-1.0, 1])
  func `a slow drag up or down, and a fast one that slants, may still turn until 100 pt`(
    direction: ReadingDirection, sign: CGFloat
  ) {
    #expect(
      verdict(on: .moving(3, down: sign * 99, speed: 300 - step, in: direction))
        == .undecided(.directionUnclear(travel: hypot(3, 99))))
    #expect(
      verdict(on: .moving(0, down: sign * 100, speed: 100, in: direction))
        == .refuse(.movesVertically(vertical: 100, horizontal: 0)))
    #expect(
      verdict(on: .moving(20, down: sign * 99, heading: .zero, in: direction))
        == .refuse(.movesVertically(vertical: 99, horizontal: 20)))
    #expect(
      verdict(on: .moving(60, down: sign * 60, in: direction))
        == .undecided(.directionUnclear(travel: hypot(60, 60))))
    #expect(
      verdict(on: .moving(71, down: sign * 71, in: direction))
        == .refuse(.movesVertically(vertical: 71, horizontal: 71)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a drag that has turned towards trailing is watched however far it went up or down`(
    direction: ReadingDirection
  ) {
    let heading = CGPoint(x: 400, y: 100)

    #expect(
      verdict(on: .moving(20, down: 120, heading: heading, in: direction))
        == .undecided(.directionUnclear(travel: hypot(20, 120))))
    #expect(
      verdict(on: .moving(121, down: 120, heading: heading, in: direction)) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases, [0.0, 100, 600])
  func `a drag that clearly goes towards leading is refused from 10 pt on, however slow`(
    direction: ReadingDirection, speed: CGFloat
  ) {
    #expect(
      verdict(on: .moving(-10 + step, speed: speed, in: direction))
        == .undecided(.notEnoughMovement(travel: 10 - step, needed: 10)))
    #expect(
      verdict(on: .moving(-10, speed: speed, in: direction))
        == .refuse(.movesTowardsLeading(distance: 10)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a slanting drag towards leading is refused at once if it is fast, else at 100 pt`(
    direction: ReadingDirection
  ) {
    #expect(
      verdict(on: .moving(-10, down: 8, in: direction))
        == .refuse(.movesTowardsLeading(distance: 10)))
    #expect(
      verdict(on: .moving(-10, down: 8, speed: 100, in: direction))
        == .undecided(.directionUnclear(travel: hypot(10, 8))))
    #expect(
      verdict(on: .moving(-90, down: 60, speed: 100, in: direction))
        == .refuse(.movesTowardsLeading(distance: 90)))
  }

  @Test func `the sign of the translation alone does not make a pop`() {
    #expect(
      verdict(on: .moving(3, down: 100, speed: 100))
        == .refuse(.movesVertically(vertical: 100, horizontal: 3)))
  }

  @Test func `figures of one's own replace each of the standard ones`() {
    let test = DirectionTest(
      decisionTravel: 2, settledTravel: 8, wanderingTravel: 12, clearDominance: 4, slowDominance: 5,
      clearSpeed: 50)
    func verdict(_ x: CGFloat, _ y: CGFloat, speed: CGFloat) -> Verdict {
      let travel = hypot(x, y)
      return test.verdict(
        on: CGPoint(x: x, y: y),
        heading: CGPoint(x: x / travel * speed, y: y / travel * speed))
    }

    #expect(verdict(1, 0, speed: 60) == .undecided(.notEnoughMovement(travel: 1, needed: 2)))
    #expect(verdict(4, 1, speed: 60) == .noOpinion)
    #expect(verdict(4, 1, speed: 40) == .undecided(.directionUnclear(travel: hypot(4, 1))))
    #expect(verdict(6, 1, speed: 40) == .noOpinion)
    #expect(verdict(7, 5, speed: 40) == .noOpinion)
    #expect(verdict(1, 11, speed: 40) == .undecided(.directionUnclear(travel: hypot(1, 11))))
    #expect(verdict(0, 12, speed: 40) == .refuse(.movesVertically(vertical: 12, horizontal: 0)))
  }

  @Test func `a rule with a test of one's own asks that test`() {
    let rule = PopRule.movesTowardsTrailing(DirectionTest(decisionTravel: 2))

    #expect(rule.name == "movesTowardsTrailing")
    #expect(rule.verdict(on: .moving(4, in: .rightToLeft)) == .noOpinion)
    #expect(verdict(on: .moving(4, in: .rightToLeft)) != .noOpinion)
  }

  @Test(arguments: nonFinite, nonFinite + [0, 30])
  func `a movement that is not finite never passes`(one: CGFloat, other: CGFloat) {
    for direction in ReadingDirection.allCases {
      #expect(verdict(on: .moving(one, down: other, in: direction)) != .noOpinion)
      #expect(verdict(on: .moving(other, down: one, in: direction)) != .noOpinion)
    }
  }

  @Test(arguments: nonFinite, [12.0, 30])
  func `a speed that is not finite makes no drag clear`(speed: CGFloat, travel: CGFloat) {
    for direction in ReadingDirection.allCases {
      let attempt = PopAttempt.moving(travel, speed: speed, in: direction)

      #expect(verdict(on: attempt) == .undecided(.directionUnclear(travel: travel)))
    }
  }

  @Test func `the longest finite movement is judged like any other`() {
    let huge = CGFloat.greatestFiniteMagnitude

    #expect(verdict(on: .moving(huge)) == .noOpinion)
    #expect(verdict(on: .moving(huge, down: huge)) != .noOpinion)
  }

  @Test(
    arguments: ReadingDirection.allCases,
    [(100, 50 - step, true), (100, 50, false), (100, 80, false), (100, 0, true)]
      as [(CGFloat, CGFloat, Bool)])
  func `with a dominance of 2 a drag goes sideways if it does so twice as far`(
    direction: ReadingDirection, way: (trailing: CGFloat, down: CGFloat, isSideways: Bool)
  ) {
    let rule = PopRule.movesTowardsTrailing(DirectionTest(dominance: 2))
    let attempt = PopAttempt.moving(way.trailing, down: way.down, in: direction)

    #expect(
      rule.verdict(on: attempt)
        == (way.isSideways
          ? .noOpinion : .refuse(.movesVertically(vertical: way.down, horizontal: way.trailing))))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `where there is no translation yet the velocity decides`(direction: ReadingDirection) {
    let sign: CGFloat = direction == .leftToRight ? 1 : -1
    func verdict(_ trailing: CGFloat, _ down: CGFloat) -> Verdict {
      self.verdict(
        on: PopAttempt(
          phase: .moved, source: .content, start: .zero,
          velocity: CGPoint(x: sign * trailing, y: down), readingDirection: direction))
    }

    #expect(verdict(100, 99) == .noOpinion)
    #expect(verdict(100, 100) == .refuse(.headsVertically(vertical: 100, horizontal: 100)))
    #expect(verdict(10, -80) == .refuse(.headsVertically(vertical: 80, horizontal: 10)))
    #expect(verdict(-100, 0) == .refuse(.headsTowardsLeading(speed: 100)))
    #expect(verdict(.nan, 0) == .undecided(.directionUnclear(travel: 0)))
    #expect(DirectionTest(dominance: .nan).verdict(onSpeed: 9, vertical: 1) != .noOpinion)
    #expect(DirectionTest(dominance: .infinity).verdict(onSpeed: 9, vertical: 0) != .noOpinion)
  }

  private func verdict(on attempt: PopAttempt) -> Verdict {
    PopRule.movesTowardsTrailing.verdict(on: attempt)
  }
}
