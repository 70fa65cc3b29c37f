import Foundation
import GestureRules
import Testing

struct PopStartTests {
  private static let phone = CGRect(x: 0, y: 0, width: 400, height: 800)

  @Test(
    arguments: [
      (.edge, 20), (.leading(120), 120), (.leadingFraction(0.25), 100),
      (.leadingFraction(0.25, atLeast: 150), 150), (.leadingFraction(0.25, atMost: 44), 44),
      (.anywhere, .infinity),
    ] as [(PopStart, CGFloat)])
  func `a strip begins at the border and ends at its width`(start: PopStart, width: CGFloat) {
    #expect(start.distances(in: Self.phone) == -.infinity...width)
    #expect(start.heights == -.infinity ... .infinity)
  }

  @Test(arguments: ReadingDirection.allCases)
  func `a box has four borders, which belong to it`(direction: ReadingDirection) {
    let box = PopStart.box(start: 30, end: 200, top: 100, bottom: 600)
    func isAllowed(_ distance: CGFloat, _ height: CGFloat) -> Bool {
      var attempt = PopAttempt.starting(distance, fromLeadingEdgeOf: direction)
      attempt.start.y = height
      return PopPolicy(start: box, rules: [.startsInsidePopArea]).decision(on: attempt).allows
    }

    for (distance, height) in [(30, 100), (200, 600), (100, 300)] as [(CGFloat, CGFloat)] {
      #expect(isAllowed(distance, height))
    }
    for (distance, height) in [
      (30 - step, 300), (200 + step, 300), (100, 100 - step), (100, 600 + step),
    ] as [(CGFloat, CGFloat)] {
      #expect(!isAllowed(distance, height))
    }
  }

  @Test(arguments: PopSource.allCases)
  func `each pop is limited by its own start area`(source: PopSource) {
    let policy = PopPolicy(
      start: .leading(100), edgeStart: .leading(50), rules: [.startsInsidePopArea])
    let attempt = PopAttempt.starting(75, fromLeadingEdgeOf: .leftToRight, source: source)

    #expect(policy.decision(on: attempt).allows == (source == .content))
  }

  @Test(
    arguments: [
      .box(start: 200, end: 100), .box(top: 300, bottom: 200), .leading(-1), .leading(.nan),
      .leadingFraction(.nan), .box(start: .nan), .box(end: -50),
      .leadingFraction(0.5, atLeast: 200, atMost: 100), .leadingFraction(0.5, atLeast: .nan),
    ] as [PopStart])
  func `limits the wrong way round, or that are no numbers, let nothing in`(start: PopStart) {
    for x in [-2, 0, 1, 150, 390] as [CGFloat] {
      let attempt = PopAttempt(source: .content, start: CGPoint(x: x, y: 250))
      let policy = PopPolicy(start: start, rules: [.startsInsidePopArea])

      #expect(!policy.decision(on: attempt).allows, "\(start) at \(x)")
    }
  }

  @Test(
    arguments: [
      (.edge, ".edge"), (.leading(120), ".leading(120)"), (.anywhere, ".anywhere"),
      (.leadingFraction(0.25), ".leadingFraction(0.25)"),
      (
        .leadingFraction(0.25, atLeast: 20, atMost: 200),
        ".leadingFraction(0.25, atLeast: 20, atMost: 200)"
      ),
      (.box(), ".box()"), (.box(end: 200, top: 10), ".box(end: 200, top: 10)"),
    ] as [(PopStart, String)])
  func `a start area prints as it is written`(start: PopStart, text: String) {
    #expect("\(start)" == text)
  }
}
