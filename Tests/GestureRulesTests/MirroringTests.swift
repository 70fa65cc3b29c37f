import Foundation
import GestureRules
import SampleAttempts
import Testing

/// Rules are written once: layout direction and gesture mirror what they measure.
@MainActor @Suite struct MirroringTests {
  @Test func `the mirror image of an attempt in the other layout direction gets the same verdict`()
  {
    var numbers = RandomNumbers(seed: 7)
    var rules: Set<String> = []
    for attempt in PopAttempt.generated(2_000, gestures: [.edgePop, .contentPop]) {
      let areas: [PopStartArea] = [
        .edge, .leading(120), .anywhere, .leadingFraction(0.5, atMost: 150),
        .box(start: 20, end: 300, top: 100, bottom: 700),
      ]
      let policy = PopPolicy(start: numbers.pick(areas), edgeStart: areas[2 + numbers.below(3)])
      let image = attempt.mirrored.with {
        $0.layoutDirection = attempt.layoutDirection == .leftToRight ? .rightToLeft : .leftToRight
      }

      let decision = policy.decision(on: attempt)
      let mirrored = policy.decision(on: image)

      #expect(decision.verdict == mirrored.verdict, "\(decision)\n\(mirrored)")
      #expect(decision.rule == mirrored.rule)
      rules.insert(decision.rule)
    }

    let others = [PopDecision.noObjection, PopDecision.switchedOff]
    #expect(rules == Set(PopPolicy.standardRules.map(\.name) + others))
  }

  @Test func `a push is judged as the mirror image of a content pop, rule by rule`() {
    var numbers = RandomNumbers(seed: 8)
    // A push has no screen below to need and no screen to ask.
    let rules = (PopPolicy.standardRules + [.contentAtRest, .never, .refuse("e") { $0.isEditing }])
      .filter { !["notAtRoot", "asksScreen"].contains($0.name) }
    var refused: Set<String> = []
    for pop in PopAttempt.generated(3_000, gestures: [.contentPop]) {
      let area = numbers.pick([
        PopStartArea.edge, .leading(120), .anywhere, .leadingFraction(0.5),
        .box(start: 20, end: 300, top: 100, bottom: 700),
      ])
      let attempt = pop.with { $0.startArea = area }
      let push = attempt.mirrored.with { $0.gesture = .push }
      for rule in rules {
        let (popped, pushed) = (rule.verdict(on: attempt), rule.verdict(on: push))

        #expect(pushed.mirrored == popped.text, "\(rule): \(push)")
        if case .refuse = popped { refused.insert(rule.name) }
      }
    }

    #expect(refused == Set(rules.map(\.name)))
  }

  @Test func `a mirror image differs, and its mirror image is the attempt`() {
    for attempt in PopAttempt.generated(100, gestures: NavigationGesture.allCases) {
      #expect(attempt.mirrored != attempt)
      #expect(attempt.mirrored.mirrored == attempt)
    }
  }

  @Test(arguments: [(.leftToRight, 12), (.rightToLeft, -12)] as [(LayoutDirection, CGFloat)])
  func `a distance to the right is positive towards the trailing edge only left to right`(
    direction: LayoutDirection, expected: CGFloat
  ) {
    #expect(direction.towardsTrailing(12) == expected)
    #expect(direction.towardsTrailing(-12) == -expected)
    #expect(direction.towardsTrailing(0) == 0)
  }

  @Test(arguments: [(.leftToRight, 30), (.rightToLeft, 360)] as [(LayoutDirection, CGFloat)])
  func `distances are measured to where the touch landed, not to where it is`(
    direction: LayoutDirection, expected: CGFloat
  ) {
    let attempt = PopAttempt(
      hasMoved: true, start: CGPoint(x: 30, y: 340), translation: CGPoint(x: 50, y: 0),
      layoutDirection: direction)

    #expect(attempt.distanceFromLeadingEdge == expected)
  }
}

extension PopAttempt {
  /// The attempt reflected in the middle of its container, with the same layout direction.
  fileprivate var mirrored: PopAttempt {
    with {
      $0.start.x = container.minX + container.maxX - start.x
      $0.translation.x = -translation.x
      $0.velocity.x = -velocity.x
    }
  }
}

extension PopVerdict {
  /// The verdict with the code and the text of its reason.
  fileprivate var text: String {
    switch self {
    case .refuse(let reason): "refuse \(reason.code): \(reason)"
    case .undecided(let reason): "undecided \(reason.code): \(reason)"
    case .allow, .noOpinion: "\(self)"
    }
  }

  /// The text with the edges exchanged.
  fileprivate var mirrored: String {
    let exchanges = [("leading", "trailing"), ("pt past its", "pt before its")]
    return exchanges.reduce(text) { text, pair in
      text.replacingOccurrences(of: pair.0, with: "\u{1}")
        .replacingOccurrences(of: pair.1, with: pair.0)
        .replacingOccurrences(of: "\u{1}", with: pair.1)
    }
  }
}
