import Foundation
import GestureRules
import Testing

struct DecisionTests {
  @Test func `a refusal says which pop, where, by which rule, and why`() {
    let attempt = PopAttempt(
      source: .content, start: CGPoint(x: 212, y: 340),
      contents: [
        AttemptContent(name: "carousel", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 390))
      ])

    let decision = PopPolicy.standard.decision(on: attempt)

    #expect(
      decision.description == """
        content pop refused at (212, 340): contentAtLeadingEdge — carousel rests 390 pt past its \
        leading edge
        """)
    #expect(decision.why == "carousel rests 390 pt past its leading edge")
  }

  @Test func `an allowed pop needs no reason`() {
    let decision = PopPolicy.standard.decision(on: .moving(40, source: .edge))

    #expect(decision.description == "edge pop allowed at (195, 340): noObjection")
    #expect(decision.why == nil)
  }

  @Test func `an undecided pop says what it waits for`() {
    let decision = PopPolicy.standard.decision(on: .moving(6.25))

    #expect(
      decision.description == """
        content pop undecided at (195, 340): movesTowardsTrailing — the finger has moved 6.3 pt \
        of 10 pt
        """)
    #expect(decision.why == "the finger has moved 6.3 pt of 10 pt")
  }

  @Test func `only a refusal has a refusal's reason`() {
    let attempt = PopAttempt.moving(40)
    let refused = Decision(attempt: attempt, verdict: .refuse(.atRoot), rule: "r")
    let allowed = Decision(attempt: attempt, verdict: .allow, rule: "r")
    let undecided = Decision(
      attempt: attempt, verdict: .undecided(.directionUnclear(travel: 12)), rule: "r")

    #expect(refused.refusal == .atRoot && !refused.allows && !refused.isUndecided)
    #expect(allowed.refusal == nil && allowed.allows && !allowed.isUndecided)
    #expect(undecided.refusal == nil && !undecided.allows && undecided.isUndecided)
  }

  @Test(
    arguments: [
      (0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.25, "-0.3"), (0.96, "1"), (-0.96, "-1"),
      (12.34, "12.3"), (-12.36, "-12.4"), (99.95, "100"), (390, "390"),
    ] as [(CGFloat, String)])
  func `a length is whole where it is whole, else it has one decimal`(
    length: CGFloat, text: String
  ) {
    let reason = RefusalReason.movesTowardsLeading(distance: length)

    #expect(reason.description == "moves \(text) pt towards the leading edge")
  }

  @Test(
    arguments: [
      (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e16, "1e+16"),
      (1e300, "1e+300"), (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"),
    ] as [(CGFloat, String)])
  func `a length beyond any screen prints without a trap`(length: CGFloat, text: String) {
    let attempt = PopAttempt(source: .edge, start: CGPoint(x: length, y: length))
    let decision = Decision(attempt: attempt, verdict: .allow, rule: "r")

    #expect(decision.description == "edge pop allowed at (\(text), \(text)): r")
  }
}
