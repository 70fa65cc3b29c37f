import Foundation
import GestureRules
import Testing

/// What is written of a trace and read again is the same trace.
struct TraceRoundTripTests {
  @Test(arguments: nonFinite + [0, -0.0, 12.5, 1.0 / 3, .leastNonzeroMagnitude, 1e300, 390])
  func `every verdict, demand and start area survives`(length: CGFloat) throws {
    let verdicts = Verdict.all(length: length)
    let demands = AttemptContent.Demand.all(length: length)
    let starts = PopStart.all(length: length)

    #expect(Set(verdicts.map(\.jsonName)) == Set(VerdictName.allCases))
    #expect(
      Set(RefusalReason.all(length: 0, other: 0).map(\.jsonName)) == Set(RefusalName.allCases))
    #expect(
      Set(UndecidedReason.all(length: 0, other: 0).map(\.jsonName)) == Set(UndecidedName.allCases))
    #expect(Set(demands.map(\.jsonName)) == Set(DemandName.allCases))
    #expect(Set(starts.map(\.jsonName)) == Set(PopStartName.allCases))
    for (index, verdict) in verdicts.enumerated() {
      var attempt = PopAttempt(source: .content, start: CGPoint(x: length, y: 340))
      attempt.allowedStart = starts[index % starts.count]
      attempt.contents = [
        AttemptContent(
          name: "pager", demand: demands[index % demands.count],
          motion: ContentMotion.allCases[index % 3])
      ]
      try expectSurvival(Decision(attempt: attempt, verdict: verdict, rule: "r\(index)"))
    }
  }

  @Test func `everything a rule may look at survives`() throws {
    for phase in AttemptPhase.allCases {
      for transition in TransitionState.allCases {
        for answer in ScreenAnswer.allCases {
          for scope in PopScope.allCases {
            let attempt = PopAttempt(
              phase: phase, source: PopSource.allCases[scope == .edge ? 0 : 1],
              operation: StackOperation.allCases[phase == .moved ? 0 : 1],
              start: CGPoint(x: 1, y: 2), translation: CGPoint(x: 3, y: 4),
              velocity: CGPoint(x: 5, y: 6), time: 0.1,
              container: CGRect(x: -1, y: 2, width: 3, height: 4),
              readingDirection: ReadingDirection.allCases[answer == .agrees ? 0 : 1],
              stackDepth: 7, transition: transition, isEnabled: false,
              suspensions: [Suspension(owner: "Recorder", reason: "recording", scope: scope)],
              fingers: 3, isEditing: true, screenAnswer: answer, allowedStart: .edge)
            try expectSurvival(Decision(attempt: attempt, verdict: .allow, rule: "mine"))
          }
        }
      }
    }
  }

  @Test(arguments: [
    "", "\u{0}\u{7}\n\r\t\"\\/", "🖐 ünïcode", "\u{2028}\u{2029}\u{7F}\u{85}", "e\u{301}",
  ])
  func `every text survives`(text: String) throws {
    try expectSurvival(
      Decision(
        attempt: PopAttempt(source: .edge, start: .zero), verdict: .refuse(.custom(text)),
        rule: text))
    let named = trace([.recognizer(text, .began)])
    #expect(try GestureTrace(json: named.json.utf8, named: "t") == named)
    #expect(!named.lines.contains { $0.contains { $0.isNewline } })
  }

  @Test func `every event survives`() throws {
    let kinds: [TraceEvent.Kind] =
      TraceEvent.FingerAction.allCases.map { .finger($0, number: 2, at: CGPoint(x: 1.5, y: 2)) }
      + RecognizerState.allCases.map { .recognizer("pan", $0) }
      + [.judged(.waiting, policy: 0), .decided(.waiting, policy: 0)]
    #expect(Set(kinds.map(\.jsonName)) == Set(TraceEventName.allCases))

    let whole = trace(kinds)

    #expect(try GestureTrace(json: whole.json.utf8, named: "t") == whole)
    #expect(whole.json.split(separator: "\n").count == 6 + kinds.count)
  }

  @Test func `an empty trace survives`() throws {
    #expect(try GestureTrace(json: GestureTrace().json.utf8, named: "t") == GestureTrace())
  }

  @Test(
    arguments: [
      .standard, .push, .disabled, .edgeOnly, PopPolicy(rules: []),
      PopPolicy(
        start: .box(end: 300), edgeStart: .leading(40),
        rules: [
          .contentAtRest, .outside(CGRect(x: 0, y: 10, width: -50, height: 60), named: "knob"),
          .outside(.zero, .zero, named: "a \"b\"", scope: .contentAndEdge),
          .movesTowardsTrailing(DirectionTest(clearSpeed: .infinity, dominance: 2)),
          .movesTowardsLeading(DirectionTest(decisionTravel: 4)),
        ]),
    ] as [PopPolicy])
  func `a policy of built-in rules is made again from what is written`(policy: PopPolicy) throws {
    let written = GestureTrace(policies: [TracedPolicy(policy)])

    let read = try GestureTrace(json: written.json.utf8, named: "t")

    #expect(read == written)
    let made = try #require(read.policies.first).policy()
    #expect(made.missing == [])
    #expect("\(made.policy)" == "\(policy)")
    #expect("\(read.policies[0])" == "\(policy)")
  }

  private func expectSurvival(_ decision: Decision) throws {
    let written = trace([.decided(decision, policy: 0)])

    let read = try GestureTrace(json: written.json.utf8, named: "t")

    // By text: what is no number is not even like itself.
    #expect(read.json == written.json)
    #expect(read.lines == written.lines)
  }

  private func trace(_ kinds: [TraceEvent.Kind]) -> GestureTrace {
    GestureTrace(
      events: kinds.enumerated().map {
        TraceEvent(time: 100 + Double($0.offset) / 120, gesture: 1, kind: $0.element)
      },
      lost: 3, policies: [TracedPolicy(.standard)])
  }
}

extension Decision {
  /// What the standard policy says of a finger that has just landed.
  static let waiting = PopPolicy.standard.decision(
    on: PopAttempt(source: .content, start: CGPoint(x: 195, y: 340)))
}
