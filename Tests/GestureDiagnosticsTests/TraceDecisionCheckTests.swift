import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

@MainActor @Suite struct TraceDecisionCheckTests {
  private static let attempts: [PopAttempt] = [
    .moving(30), .moving(-30), .moving(3), .moving(12, down: 30), .moving(30, gesture: .edgePop),
    .starting(200, in: .rightToLeft),
    PopAttempt(
      hasMoved: true, start: .zero, translation: CGPoint(x: 40, y: 0)
    ).with { $0.isRefusedByScreen = true },
    PopAttempt(
      start: CGPoint(x: 100, y: 100),
      contents: [
        Content(name: "pager", demand: .defersAtEdge(distance: .nan))
      ]),
  ]

  @Test(
    arguments: [.standard, .edgeOnly, .disabled, PopPolicy(start: .leading(120))] as [PopPolicy])
  func `a policy repeats its decisions`(policy: PopPolicy) throws {
    let trace = trace(Self.attempts.map(policy.decision(on:)), under: policy)

    let read = try GestureTrace(json: trace.json.utf8, named: "t")

    #expect(read.checkDecisions().isSame)
    #expect(read.checkDecisions().checked == Self.attempts.count)
    #expect(read.differences(under: policy).isEmpty)
  }

  @Test func `a difference prints as one sentence`() {
    let trace = trace(
      [PopPolicy.standard.decision(on: Self.attempts[0]), .landed], under: .standard)

    let differences = trace.differences(under: PopPolicy(start: .leading(120)))

    #expect(
      differences.map(\.description) == [
        #"Event 1 at 0 ms: recorded was "content pop allowed at (195, 340): no rule objected", and now it is "#
          + #""refused by startsInsideArea: starts 195 pt from the leading edge, outside the first 120 pt"."#,
        #"Event 2 at 8 ms: recorded was "content pop undecided at (195, 340) by movesTowardsTrailing: "#
          + #"the touch has moved 0 pt of 10 pt", and now it is "#
          + #""refused by startsInsideArea: starts 195 pt from the leading edge, outside the first 120 pt"."#,
      ])
  }

  @Test(arguments: [PopReason.endedUndecided, .recognizerFailed])
  func `a refusal by the gate repeats while the rules are undecided`(reason: PopReason) {
    for attempt in [PopAttempt.moving(3), Self.attempts[6]] {
      var decision = PopPolicy.standard.decision(on: attempt)
      decision.verdict = .refuse(reason)
      let trace = trace([decision], under: .standard)

      #expect(trace.checkDecisions().isSame)
      let hasty = PopPolicy(rules: [
        .movesTowardsTrailing(decisionTravel: 1, settledTravel: 2)
      ])
      #expect(trace.differences(under: hasty).count == 1)
      #expect(trace.differences(under: .disabled).count == 1)
    }
  }

  @Test func `a verdict by another rule, or with another outcome, is a difference`() {
    let allowed = PopDecision(attempt: .moving(30), verdict: .allow, rule: "urgent")
    let refused = PopPolicy.standard.decision(on: .moving(-30))
    var ended = PopPolicy.standard.decision(on: .moving(-3))
    ended.verdict = .refuse(.endedUndecided)
    let patient = PopPolicy(rules: [.movesTowardsTrailing(decisionTravel: 50)])
    let hasty = PopPolicy(rules: [.movesTowardsTrailing(decisionTravel: 1, backwardsTravel: 1)])

    #expect(trace([allowed], under: .standard).checkDecisions().differences.count == 1)
    #expect(trace([refused], under: .standard).differences(under: patient).count == 1)
    #expect(trace([ended], under: .standard).differences(under: hasty).count == 1)
  }

  @Test func `pushes are checked against their own policy`() {
    let attempt = PopAttempt(
      hasMoved: true, gesture: .push, start: CGPoint(x: 300, y: 300),
      translation: CGPoint(x: -40, y: 0), velocity: CGPoint(x: -600, y: 0))
    let trace = trace([PopPolicy.standard.decision(on: attempt)], under: .standard)

    #expect(trace.differences(under: .disabled, pushing: .standard).isEmpty)
    #expect(trace.differences(under: .standard).isEmpty)
    #expect(trace.differences(under: .standard, pushing: .disabled).count == 1)
  }

  @Test func `missing rules of the app are named, and can be given`() throws {
    let rule = PopRule.refuse("editing") { $0.isEditing }
    let policy = PopPolicy(rules: [rule] + PopPolicy.standardRules)
    var attempt = PopAttempt.moving(30)
    let written = trace(
      [policy.decision(on: attempt)]
        + {
          attempt.isEditing = true
          return [policy.decision(on: attempt)]
        }(), under: policy)
    let read = try GestureTrace(json: written.json.utf8, named: "t")

    let alone = read.checkDecisions()
    let together = read.checkDecisions(with: [rule])
    let changed = read.checkDecisions(with: [.refuse("editing") { _ in false }])

    #expect(alone.missingRules == [#".refuse("editing")"#])
    #expect(alone.leftOut == 2 && alone.checked == 0 && !alone.isSame)
    #expect(together.isSame && together.checked == 2)
    #expect(changed.differences.map(\.event) == [2])
  }

  @Test func `a rule that this version does not know is missing`() throws {
    let text = trace([.landed], under: .standard).json
      .replacingOccurrences(of: #""name":"oneTouch""#, with: #""name":"twoThumbs""#)

    let check = try GestureTrace(json: text.utf8, named: "t").checkDecisions()

    #expect(check.missingRules == [".twoThumbs"])
    #expect(check.leftOut == 1)
  }

  private func trace(_ decisions: [PopDecision], under policy: PopPolicy) -> GestureTrace {
    GestureTrace(
      events: decisions.enumerated().map { index, decision in
        TraceEvent(
          time: 5 + Double(index) / 120, gesture: 1, kind: .decided(decision, policy: 0))
      }, policies: [StoredPolicy(policy)])
  }
}
