import Foundation
import GestureRules
import Testing

/// A screen read from right to left is the mirror image of one read from left to right.
struct MirroringTests {
  @Test func `the mirror image of an attempt gets the same verdict`() {
    var numbers = RandomNumbers(seed: 0x6E57_0A1B)
    var rules: Set<String> = []

    for _ in 0..<2_000 {
      let attempt = PopAttempt(random: &numbers)
      let starts: [PopStart] = [
        .edge, .leading(120), .anywhere, .leadingFraction(0.5, atMost: 150),
        .box(start: 20, end: 300, top: 100, bottom: 700),
      ]
      let policy = PopPolicy(
        start: starts[numbers.below(5)], edgeStart: starts[2 + numbers.below(3)])
      let decision = policy.decision(on: attempt)
      let mirrored = policy.decision(on: attempt.mirrored)

      #expect(decision.verdict == mirrored.verdict, "\(decision)\n\(mirrored)")
      #expect(decision.rule == mirrored.rule)
      rules.insert(decision.rule)
    }

    #expect(rules == Set(PopPolicy.standardRules.map(\.name) + [Decision.noObjection]))
  }

  @Test func `a mirror image differs, and its mirror image is the attempt`() {
    var numbers = RandomNumbers(seed: 7)

    for _ in 0..<100 {
      let attempt = PopAttempt(random: &numbers)

      #expect(attempt.mirrored != attempt)
      #expect(attempt.mirrored.mirrored == attempt)
    }
  }
}

extension PopAttempt {
  /// The attempt seen in a mirror that hangs in the middle of its container.
  fileprivate var mirrored: PopAttempt {
    var image = self
    image.start.x = container.minX + container.maxX - start.x
    image.translation.x = -translation.x
    image.velocity.x = -velocity.x
    image.readingDirection = readingDirection == .leftToRight ? .rightToLeft : .leftToRight
    return image
  }

  /// An attempt with a chance to reach every rule.
  fileprivate init(random numbers: inout RandomNumbers) {
    self.init(
      phase: .moved, source: PopSource.allCases[numbers.below(2)],
      start: CGPoint(x: numbers.eighths(40...430), y: numbers.eighths(0...844)),
      translation: CGPoint(x: numbers.eighths(-40...40), y: numbers.eighths(-30...30)),
      velocity: CGPoint(x: numbers.eighths(-700...700), y: numbers.eighths(-400...400)),
      container: CGRect(x: 40, y: 0, width: 390, height: 844),
      readingDirection: ReadingDirection.allCases[numbers.below(2)],
      stackDepth: 1 + numbers.below(20), transition: numbers.below(20) == 0 ? .running : .idle,
      isEnabled: numbers.below(20) > 0,
      suspensions: numbers.below(20) > 0
        ? [] : [Suspension(owner: "o", reason: "r", scope: PopScope.allCases[numbers.below(3)])],
      fingers: numbers.below(20) > 0 ? 1 : 2,
      screenAnswer: [.agrees, .agrees, .refuses, .notAsked][numbers.below(4)],
      contents: (0..<numbers.below(3)).map { _ in AttemptContent(random: &numbers) })
  }
}

extension AttemptContent {
  /// Content with any demand.
  fileprivate init(random numbers: inout RandomNumbers) {
    let demands: [Demand] = [
      .yieldsAtLeadingEdge(pastLeadingEdge: numbers.eighths(-2...2)),
      .yieldsInLeadingStrip(width: numbers.eighths(0...390)),
      .yieldsAtBoundary(isThere: numbers.below(2) == 0),
      .claims(PopScope.allCases[numbers.below(3)]),
      .excludes(PopScope.allCases[numbers.below(3)]),
      .keeps(reason: "it plays"),
    ]
    self.init(name: "content", demand: demands[numbers.below(demands.count)])
  }
}

/// A seeded sequence: the 32 upper bits of Knuth's linear congruential generator.
private struct RandomNumbers {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 32) % bound
  }

  /// A multiple of 1/8, which mirroring does not round.
  mutating func eighths(_ range: ClosedRange<Int>) -> CGFloat {
    CGFloat(range.lowerBound * 8 + below(range.count * 8)) / 8
  }
}
