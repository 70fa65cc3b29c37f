import Foundation
import GestureDiagnostics
import Testing

/// Policies, rules and areas print as code writes them.
@MainActor @Suite struct CodeTests {
  @Test func `a policy prints as code writes it`() {
    #expect(
      PopPolicy.standard.description == """
        PopPolicy(start: .anywhere, rules: [.notSuspended, .notAtRoot, \
        .notDuringTransition, .oneTouch, .startsInsideArea, .outsideExclusions, \
        .contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen])
        """)
    #expect(
      PopPolicy(start: .edge, edgeStart: .box(bottom: 600), rules: [.never]).description
        == "PopPolicy(start: .edge, edgeStart: .box(bottom: 600), rules: [.never])")
  }

  @Test(
    arguments: [
      (.refuse(#"a "b" \c"#) { _ in false }, #".refuse("a \"b\" \\c")"#),
      (
        .outside(CGRect(x: 0, y: 0, width: 1, height: 2.25), named: "k", for: .edge),
        ".outside(CGRect(x: 0, y: 0, width: 1, height: 2.25), named: \"k\", for: .edge)"
      ),
      (
        .movesTowardsTrailing(backwardsTravel: .infinity, clearRatio: 1.25),
        ".movesTowardsTrailing(backwardsTravel: .infinity, clearRatio: 1.25)"
      ),
      (.movesTowardsTrailing(settledTravel: 40), ".movesTowardsTrailing"),
      (.never, ".never"), (.contentAtRest, ".contentAtRest"),
      (.allow("urgent") { _ in true }, ".allow(\"urgent\")"),
      (PopRule("mine") { _ in .noOpinion }, "PopRule(\"mine\")"),
      (
        .outside(CGRect(x: 0, y: 10, width: 50, height: 60), named: "knob"),
        ".outside(CGRect(x: 0, y: 10, width: 50, height: 60), named: \"knob\")"
      ),
    ] as [(PopRule, String)])
  func `a rule prints as code writes it`(rule: PopRule, text: String) {
    #expect(rule.code == text)
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
    ] as [(PopStartArea, String)])
  func `an area prints as code writes it`(area: PopStartArea, text: String) {
    #expect(area.code == text)
  }

  @Test(
    arguments: [
      (.edge, ".edge"), (.content, ".content"), (.all, ".all"), ([], "[]"),
      (NavigationGestures(rawValue: 64), "[]"),
    ] as [(NavigationGestures, String)])
  func `a set of gestures prints as code writes it`(gestures: NavigationGestures, text: String) {
    #expect(gestures.code == text)
  }
}
