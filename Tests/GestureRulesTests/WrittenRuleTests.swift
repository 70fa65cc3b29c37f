import Foundation
import GestureRules
import Testing

/// Rules print as they are written.
struct WrittenRuleTests {
  @Test func `the standard rules`() {
    #expect(
      PopPolicy.standard.description == """
        PopPolicy(start: .anywhere, rules: [.enabled, .notSuspended, .notAtRoot, \
        .notDuringTransition, .oneFinger, .startsInsidePopArea, .outsideExclusions, \
        .contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen])
        """)
    for rule in PopPolicy.standardRules { #expect(rule.description == ".\(rule.name)") }
  }

  @Test(
    arguments: [
      (.refuse(#"a "b" \c"#) { _ in false }, #".refuse("a \"b\" \\c")"#),
      (
        .outside(CGRect(x: 0, y: 0, width: 1, height: 2.25), named: "k", scope: .edge),
        ".outside(CGRect(x: 0, y: 0, width: 1, height: 2.25), named: \"k\", scope: .edge)"
      ),
      (
        .movesTowardsTrailing(DirectionTest(clearDominance: 1.25, clearSpeed: .infinity)),
        ".movesTowardsTrailing(DirectionTest(clearDominance: 1.25, clearSpeed: .infinity))"
      ),
      (.never, ".never"), (.contentAtRest, ".contentAtRest"),
      (.refuse("editing") { $0.isEditing }, ".refuse(\"editing\")"),
      (.allow("urgent") { _ in true }, ".allow(\"urgent\")"),
      (PopRule("mine") { _ in .noOpinion }, "PopRule(\"mine\")"),
      (
        .movesTowardsTrailing(DirectionTest(clearSpeed: 500, dominance: 2)),
        ".movesTowardsTrailing(DirectionTest(clearSpeed: 500, dominance: 2))"
      ),
      (
        .outside(CGRect(x: 0, y: 10, width: 50, height: 60), named: "knob"),
        ".outside(CGRect(x: 0, y: 10, width: 50, height: 60), named: \"knob\")"
      ),
    ] as [(PopRule, String)])
  func `the others`(rule: PopRule, text: String) {
    #expect("\(rule)" == text)
  }

  @Test func `a policy tells what the edge pop is limited to, if it is`() {
    let policy = PopPolicy(start: .edge, edgeStart: .box(bottom: 600), rules: [.never])

    #expect("\(policy)" == "PopPolicy(start: .edge, edgeStart: .box(bottom: 600), rules: [.never])")
    #expect(
      PopPolicy.edgeOnly.description.hasPrefix("PopPolicy(start: .edge, rules: [.enabled"))
  }
}
