import Foundation
import GestureRules
import SampleAttempts
import Testing

@MainActor @Suite struct DecisionTests {
  @Test func `a refusal prints gesture, location, rule and reason`() {
    let attempt = PopAttempt(
      start: CGPoint(x: 212, y: 340),
      contents: [Content(name: "carousel", demand: .defersAtEdge(distance: 390))])

    let decision = PopPolicy.standard.decision(on: attempt)

    #expect(
      decision.description == """
        content pop refused at (212, 340) by contentAtLeadingEdge: carousel rests 390 pt past its \
        leading edge
        """)
  }

  @Test func `an allowed gesture prints no reason`() {
    let decision = PopPolicy.standard.decision(on: .moving(40, gesture: .edgePop))

    #expect(decision.description == "edge pop allowed at (195, 340): no rule objected")
  }

  @Test func `an undecided gesture prints what its rule waits for`() {
    let decision = PopPolicy.standard.decision(on: .moving(6.25))

    #expect(
      decision.description == """
        content pop undecided at (195, 340) by movesTowardsTrailing: the touch has moved 6.3 pt \
        of 10 pt
        """)
  }

  @Test func `a push prints the edge towards which it must not move`() {
    let decision = PopPolicy.standard.decision(on: .moving(30, gesture: .push))

    #expect(
      decision.description == """
        push refused at (195, 340) by movesTowardsTrailing: moves 30 pt towards the trailing edge
        """)
  }

  @Test(
    arguments: [
      (.allow, true, false, "allowed"), (.refuse(.atRoot), false, false, "refused"),
      (.undecided(.directionUnclear(travel: 12)), false, true, "undecided"),
    ] as [(PopVerdict, Bool, Bool, String)])
  func `a decision is allowed, refused or open`(
    verdict: PopVerdict, allows: Bool, isOpen: Bool, outcome: String
  ) {
    let decision = PopDecision(attempt: .moving(40), verdict: verdict, rule: "r")

    #expect(decision.allows == allows)
    #expect(decision.isOpen == isOpen)
    #expect(decision.outcome == outcome)
    #expect((decision.refusal == .atRoot) == (outcome == "refused"))
  }

  @Test(
    arguments: [
      (0, "0"), (-0.04, "0"), (0.05, "0.1"), (-0.25, "-0.3"), (0.96, "1"), (-0.96, "-1"),
      (12.34, "12.3"), (-12.36, "-12.4"), (99.95, "100"), (390, "390"),
      (.nan, "nan"), (.infinity, "inf"), (-.infinity, "-inf"), (1e15, "1000000000000000.0"),
      (1e16, "1e+16"),
      (1e300, "1e+300"), (-.greatestFiniteMagnitude, "-1.7976931348623157e+308"),
    ] as [(CGFloat, String)])
  func `a length prints whole or with one decimal, and never traps`(length: CGFloat, text: String) {
    let attempt = PopAttempt(gesture: .edgePop, start: CGPoint(x: length, y: length))
    let decision = PopDecision(attempt: attempt, verdict: .allow, rule: "r")

    #expect(decision.description == "edge pop allowed at (\(text), \(text)) by r")
  }
}
