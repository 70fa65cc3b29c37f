import Foundation
import GestureRules
import Testing

struct ReadingDirectionTests {
  @Test(arguments: [(.leftToRight, 12), (.rightToLeft, -12)] as [(ReadingDirection, CGFloat)])
  func `a drag to the right goes to the trailing edge only from left to right`(
    direction: ReadingDirection, expected: CGFloat
  ) {
    #expect(direction.towardsTrailing(12) == expected)
    #expect(direction.towardsTrailing(-12) == -expected)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `no movement goes nowhere`(direction: ReadingDirection) {
    #expect(direction.towardsTrailing(0) == 0)
  }

  @Test(
    arguments: [
      (100, 0, 390), (490, 390, 0), (130, 30, 360), (90, -10, 400), (500, 400, -10),
    ] as [(CGFloat, CGFloat, CGFloat)])
  func `the distance runs from the left edge or from the right one`(
    x: CGFloat, fromLeft: CGFloat, fromRight: CGFloat
  ) {
    let column = CGRect(x: 100, y: 0, width: 390, height: 844)
    let point = CGPoint(x: x, y: 5)

    #expect(ReadingDirection.leftToRight.distanceFromLeadingEdge(of: point, in: column) == fromLeft)
    #expect(
      ReadingDirection.rightToLeft.distanceFromLeadingEdge(of: point, in: column) == fromRight)
  }

  @Test(arguments: [(.leftToRight, 30), (.rightToLeft, 360)] as [(ReadingDirection, CGFloat)])
  func `an attempt measures where its finger landed, not where it is`(
    direction: ReadingDirection, expected: CGFloat
  ) {
    let attempt = PopAttempt(
      phase: .moved, source: .content, start: CGPoint(x: 30, y: 340),
      translation: CGPoint(x: 50, y: 0), readingDirection: direction)

    #expect(attempt.distanceFromLeadingEdge == expected)
  }
}
