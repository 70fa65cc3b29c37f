import Foundation
import GestureRules
import Testing

struct MovesTowardsTrailingRuleTests {
  @Test func `the standard test has the figures of the metrics`() {
    let test = DirectionTest()

    #expect(test.decisionTravel == 10)
    #expect(test.settledTravel == 24)
    #expect(test.clearDominance == 1.5)
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
    #expect(verdict(on: .moving(9, down: 5)) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a drag is fast from 300 pt per second`(direction: ReadingDirection) {
    #expect(
      verdict(on: .moving(12, speed: 300 - step, in: direction))
        == .undecided(.directionUnclear(travel: 12)))
    #expect(verdict(on: .moving(12, speed: 300, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(12, speed: 300 + step, in: direction)) == .noOpinion)
  }

  @Test func `speed is measured along the drag, not along one axis`() {
    var attempt = PopAttempt.moving(12)
    attempt.velocity = CGPoint(x: 180, y: -240)

    #expect(verdict(on: attempt) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a drag is clear when one axis is one and a half times the other`(
    direction: ReadingDirection
  ) {
    #expect(
      verdict(on: .moving(12 - step, down: 8, in: direction))
        == .undecided(.directionUnclear(travel: hypot(12 - step, 8))))
    #expect(verdict(on: .moving(12, down: 8, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(12 + step, down: 8, in: direction)) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases, [-1.0, 1])
  func `a vertical drag is clear by the same measure, upwards and downwards`(
    direction: ReadingDirection, sign: CGFloat
  ) {
    #expect(
      verdict(on: .moving(8, down: sign * (12 - step), in: direction))
        == .undecided(.directionUnclear(travel: hypot(8, 12 - step))))
    #expect(
      verdict(on: .moving(8, down: sign * 12, in: direction))
        == .refuse(.movesVertically(vertical: 12, horizontal: 8)))
    #expect(
      verdict(on: .moving(8, down: sign * (12 + step), in: direction))
        == .refuse(.movesVertically(vertical: 12 + step, horizontal: 8)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a slow drag is settled from 24 pt of travel`(direction: ReadingDirection) {
    #expect(
      verdict(on: .moving(24 - step, speed: 0, in: direction))
        == .undecided(.directionUnclear(travel: 24 - step)))
    #expect(verdict(on: .moving(24, speed: 0, in: direction)) == .noOpinion)
    #expect(verdict(on: .moving(24 + step, speed: 0, in: direction)) == .noOpinion)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `once settled the longer axis counts, however slanting the drag`(
    direction: ReadingDirection
  ) {
    #expect(verdict(on: .moving(20 + step, down: 20, in: direction)) == .noOpinion)
    #expect(
      verdict(on: .moving(20, down: 20 + step, in: direction))
        == .refuse(.movesVertically(vertical: 20 + step, horizontal: 20)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `an exact diagonal counts as vertical`(direction: ReadingDirection) {
    #expect(
      verdict(on: .moving(20, down: -20, in: direction))
        == .refuse(.movesVertically(vertical: 20, horizontal: 20)))
  }

  @Test(arguments: ReadingDirection.allCases, [0, 600])
  func `a drag towards the leading edge is refused from 10 pt of travel, however slow`(
    direction: ReadingDirection, speed: CGFloat
  ) {
    #expect(
      verdict(on: .moving(-10 + step, speed: -speed, in: direction))
        == .undecided(.notEnoughMovement(travel: 10 - step, needed: 10)))
    #expect(
      verdict(on: .moving(-10, speed: -speed, in: direction))
        == .refuse(.movesTowardsLeading(distance: 10)))
    #expect(
      verdict(on: .moving(-10 - step, speed: -speed, in: direction))
        == .refuse(.movesTowardsLeading(distance: 10 + step)))
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a slanting drag goes towards the leading edge if that is its longer axis`(
    direction: ReadingDirection
  ) {
    #expect(
      verdict(on: .moving(-8 - step, down: 8, speed: 0, in: direction))
        == .refuse(.movesTowardsLeading(distance: 8 + step)))
    #expect(
      verdict(on: .moving(-8, down: 8, speed: 0, in: direction))
        == .undecided(.directionUnclear(travel: hypot(8, 8))))
  }

  @Test func `the sign of the translation alone does not make a pop`() {
    #expect(
      verdict(on: .moving(3, down: 60))
        == .refuse(.movesVertically(vertical: 60, horizontal: 3)))
  }

  @Test func `figures of one's own replace each of the standard ones`() {
    let test = DirectionTest(
      decisionTravel: 2, settledTravel: 8, clearDominance: 3, clearSpeed: 50)

    #expect(
      test.verdict(on: 1, vertical: 0, speed: 0)
        == .undecided(.notEnoughMovement(travel: 1, needed: 2)))
    #expect(test.verdict(on: 2, vertical: 0, speed: 50) == .noOpinion)
    #expect(
      test.verdict(on: 2, vertical: 0, speed: 49) == .undecided(.directionUnclear(travel: 2)))
    #expect(
      test.verdict(on: 4, vertical: 2, speed: 50)
        == .undecided(.directionUnclear(travel: hypot(4, 2))))
    #expect(test.verdict(on: 6, vertical: 2, speed: 50) == .noOpinion)
    #expect(test.verdict(on: 8, vertical: 7, speed: 0) == .noOpinion)
  }

  @Test func `a rule with a test of one's own asks that test`() {
    let rule = PopRule.movesTowardsTrailing(DirectionTest(decisionTravel: 2, settledTravel: 4))

    #expect(rule.name == "movesTowardsTrailing")
    #expect(rule.verdict(on: .moving(4, speed: 0, in: .rightToLeft)) == .noOpinion)
    #expect(verdict(on: .moving(4, speed: 0, in: .rightToLeft)) != .noOpinion)
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
    [(30, 15 - step, true), (30, 15, false), (30, 20, false), (30, 0, true)]
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
