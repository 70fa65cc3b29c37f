import Foundation
import GestureRules
import Testing

struct TraceReplayTests {
  private static let attempts: [PopAttempt] = [
    .moving(30), .moving(-30), .moving(3), .moving(12, down: 30), .moving(30, source: .edge),
    .starting(200, fromLeadingEdgeOf: .rightToLeft),
    PopAttempt(
      phase: .moved, source: .content, start: .zero, translation: CGPoint(x: 40, y: 0),
      screenAnswer: .notAsked),
    PopAttempt(
      source: .content, start: CGPoint(x: 100, y: 100),
      contents: [
        AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: .nan))
      ]),
  ]

  @Test(
    arguments: [.standard, .edgeOnly, .disabled, PopPolicy(start: .leading(120))] as [PopPolicy])
  func `what a policy decided it decides again`(policy: PopPolicy) throws {
    let trace = trace(Self.attempts.map(policy.decision(on:)), under: policy)

    let read = try GestureTrace(json: trace.json.utf8, named: "t")

    #expect(read.replay().isSame)
    #expect(read.replay().replayed == Self.attempts.count)
    #expect(read.differences(under: policy) == [])
  }

  @Test func `where another policy differs is said in a sentence`() {
    let trace = trace(
      [PopPolicy.standard.decision(on: Self.attempts[0]), .waiting], under: .standard)

    let differences = trace.differences(under: PopPolicy(start: .leading(120)))

    #expect(
      differences.map(\.description) == [
        #"Event 1 at 0 ms: recorded was "content pop allowed at (195, 340): noObjection", and now it is "#
          + #""refused: startsInsidePopArea — starts 195 pt from the leading edge, outside the first 120 pt"."#,
        #"Event 2 at 8 ms: recorded was "content pop undecided at (195, 340): movesTowardsTrailing — "#
          + #"the finger has moved 0 pt of 10 pt", and now it is "#
          + #""refused: startsInsidePopArea — starts 195 pt from the leading edge, outside the first 120 pt"."#,
      ])
  }

  @Test(arguments: [RefusalReason.endedUndecided, .recognizerGaveUp])
  func `where the gate refused, the rules must still not have decided`(reason: RefusalReason) {
    for attempt in [PopAttempt.moving(3), Self.attempts[6]] {
      var decision = PopPolicy.standard.decision(on: attempt)
      decision.verdict = .refuse(reason)
      let trace = trace([decision], under: .standard)

      #expect(trace.replay().isSame)
      let hasty = PopPolicy(rules: [
        .movesTowardsTrailing(DirectionTest(decisionTravel: 1, settledTravel: 2))
      ])
      #expect(trace.differences(under: hasty).count == 1)
      #expect(trace.differences(under: .disabled).count == 1)
    }
  }

  @Test func `pushes are judged by their own policy`() {
    let attempt = PopAttempt(
      phase: .moved, source: .content, operation: .push, start: CGPoint(x: 300, y: 300),
      translation: CGPoint(x: -40, y: 0), velocity: CGPoint(x: -600, y: 0))
    let trace = trace([PopPolicy.push.decision(on: attempt)], under: .push)

    #expect(trace.differences(under: .disabled) == [])
    #expect(trace.differences(under: .standard, pushing: .disabled).count == 1)
  }

  @Test func `rules of an app's own are named, and can be handed over`() throws {
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

    let alone = read.replay()
    let together = read.replay(with: [rule])
    let changed = read.replay(with: [.refuse("editing") { _ in false }])

    #expect(alone.missingRules == [#".refuse("editing")"#])
    #expect(alone.leftOut == 2 && alone.replayed == 0 && !alone.isSame)
    #expect(together.isSame && together.replayed == 2)
    #expect(changed.differences.map(\.event) == [2])
  }

  @Test func `a rule that is not known here is missing, too`() throws {
    let text = trace([.waiting], under: .standard).json
      .replacingOccurrences(of: #""name":"oneFinger""#, with: #""name":"twoThumbs""#)

    let replay = try GestureTrace(json: text.utf8, named: "t").replay()

    #expect(replay.missingRules == [".oneFinger"])
    #expect(replay.leftOut == 1)
  }

  private func trace(_ decisions: [Decision], under policy: PopPolicy) -> GestureTrace {
    GestureTrace(
      events: decisions.enumerated().map { index, decision in
        TraceEvent(
          time: 5 + Double(index) / 120, gesture: 1, kind: .decided(decision, policy: 0))
      }, policies: [TracedPolicy(policy)])
  }
}
