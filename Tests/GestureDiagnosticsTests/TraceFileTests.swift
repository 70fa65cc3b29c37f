import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

/// A trace that is written and read again is the same trace.
@MainActor @Suite struct TraceFileTests {
  @Test(arguments: nonFinite + [0, -0.0, 12.5, 1.0 / 3, .leastNonzeroMagnitude, 1e300, 390])
  func `every verdict, demand and start area survives`(length: CGFloat) throws {
    let reasons: [PopReason] = [
      .atRoot, .startsOutsideArea(distance: length, from: .leading, allowed: -.infinity...44),
      .movesVertically(vertical: length, horizontal: 44), .claimedBecause(name: "", reason: "\n"),
    ]
    let verdicts: [PopVerdict] =
      [.allow, .noOpinion] + reasons.map { .refuse($0) }
      + reasons.map { .undecided($0) }
    let demands = Demand.all(length: length)
    let areas = PopStartArea.all(length: length)
    for (index, verdict) in verdicts.enumerated() {
      let attempt = PopAttempt(start: CGPoint(x: length, y: 340)).with {
        $0.startArea = areas[index % areas.count]
        $0.contents = [
          Content(
            name: "pager", demand: demands[index % demands.count],
            motion: Content.Motion.allCases[index % 3])
        ]
      }
      try expectSurvival(PopDecision(attempt: attempt, verdict: verdict, rule: "r\(index)"))
    }
  }

  @Test func `everything that a rule may examine survives`() throws {
    for attempt in PopAttempt.generated(300, gestures: NavigationGesture.allCases) {
      let decision = PopPolicy.standard.decision(on: attempt.with { $0.time = 0.1 })

      let read = try expectSurvival(decision)

      #expect(read.events[0].decision?.decision == decision)
    }
  }

  @Test(arguments: [
    "", "\u{0}\u{7}\n\r\t\"\\/", "🖐 ünïcode", "\u{2028}\u{2029}\u{7F}\u{85}", "e\u{301}",
  ])
  func `every text is read as it was written, and prints on one line`(text: String) throws {
    let named = trace([.recognizer(text, .began)])

    #expect(try GestureTrace(json: named.json.utf8, named: "t") == named)
    #expect(!named.lines.contains { $0.contains { $0.isNewline } })
    try expectSurvival(
      PopDecision(
        attempt: PopAttempt(start: .zero),
        verdict: .refuse(PopReason(code: text, text: text)), rule: text))
  }

  @Test func `every event survives on a line`() throws {
    let kinds: [TraceEvent.Kind] =
      TraceEvent.TouchAction.allCases.map { .touch($0, number: 2, at: CGPoint(x: 1.5, y: 2)) }
      + RecognizerState.allCases.map { .recognizer("pan", $0) }
      + [.judged(.landed, policy: 0), .decided(.landed, policy: 0)]

    let whole = trace(kinds)

    #expect(try GestureTrace(json: whole.json.utf8, named: "t") == whole)
    #expect(whole.json.split(separator: "\n").count == 6 + kinds.count)
  }

  @Test func `a decision survives JSON`() throws {
    for verdict in [
      .allow, .noOpinion, .refuse(.atRoot), .undecided(.directionUnclear(travel: 3)),
    ] as [PopVerdict] {
      let decision = PopDecision(attempt: .moving(40), verdict: verdict, rule: "r")

      let trace = GestureTrace(
        events: [TraceEvent(time: 1, gesture: 1, kind: .decided(decision, policy: 0))],
        policies: [StoredPolicy(.standard)])

      #expect(try GestureTrace(json: trace.json.utf8, named: "t") == trace)
    }
  }

  @Test func `an empty trace survives`() throws {
    #expect(try GestureTrace(json: GestureTrace().json.utf8, named: "t") == GestureTrace())
  }

  @Test(
    arguments: [
      .standard, .disabled, .edgeOnly, PopPolicy(rules: []),
      PopPolicy(
        start: .box(end: 300), edgeStart: .leading(40),
        rules: [
          .contentAtRest, .outside(CGRect(x: 0, y: 10, width: -50, height: 60), named: "knob"),
          .outside(.zero, .zero, named: "a \"b\"", for: .all),
          .movesTowardsTrailing(backwardsTravel: .infinity, axisRatio: 2),
        ]),
    ] as [PopPolicy])
  func `a policy of the package's rules is restored`(policy: PopPolicy) throws {
    let written = GestureTrace(policies: [StoredPolicy(policy)])

    let read = try GestureTrace(json: written.json.utf8, named: "t")

    #expect(read == written)
    let made = try #require(read.policies.first).policy()
    #expect(made.missing == [])
    #expect("\(made.policy)" == "\(policy)")
    #expect("\(read.policies[0])" == "\(policy)")
  }

  @Test func `the format is documented by an example`() {
    let event = TraceEvent(
      time: 12.5, gesture: 1, kind: .touch(.began, number: 1, at: CGPoint(x: 195, y: 422)))
    let policy = PopPolicy(
      start: .leading(120),
      rules: [.notSuspended, .movesTowardsTrailing(backwardsTravel: .infinity)])

    let trace = GestureTrace(events: [event], policies: [StoredPolicy(policy)])

    #expect(
      trace.json == #"""
        {"trace":"GestureArbiter","version":1,"lost":0,
        "policies":[
        {"edgeStart":{"anywhere":{}},"rules":[{"name":"notSuspended","recipe":{"standard":{}}},\#
        {"name":"movesTowardsTrailing","recipe":{"direction":{"thresholds":\#
        {"backwardsTravel":"infinity"}}}}],"start":{"leading":{"_0":120}}}
        ],
        "events":[
        {"at":[195,422],"gesture":1,"number":1,"time":12.5,"touch":"began"}
        ]}

        """#)
  }

  @discardableResult
  private func expectSurvival(_ decision: PopDecision) throws -> GestureTrace {
    let written = trace([.decided(decision, policy: 0)])

    let read = try GestureTrace(json: written.json.utf8, named: "t")

    // By text: NaN does not equal itself.
    #expect(read.json == written.json)
    #expect(read.lines == written.lines)
    return read
  }

  private func trace(_ kinds: [TraceEvent.Kind]) -> GestureTrace {
    GestureTrace(
      events: kinds.enumerated().map {
        TraceEvent(time: 100 + Double($0.offset) / 120, gesture: 1, kind: $0.element)
      },
      lost: 3, policies: [StoredPolicy(.standard)])
  }
}

extension PopDecision {
  /// The decision of the standard policy on a touch that has just landed.
  @MainActor static let landed = PopPolicy.standard.decision(
    on: PopAttempt(start: CGPoint(x: 195, y: 340)))
}
