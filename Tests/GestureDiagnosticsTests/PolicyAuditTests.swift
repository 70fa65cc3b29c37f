import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

@MainActor @Suite struct PolicyAuditTests {
  @Test(arguments: [
    PopPolicy.standard, .edgeOnly, PopPolicy(start: .leading(120)),
    PopPolicy(start: .box(start: 0, end: 200, top: 400)),
    PopPolicy(start: .leadingFraction(0.3), edgeStart: .box(top: 422)),
  ])
  func `every standard rule is reachable, wherever a pop may start`(policy: PopPolicy) {
    let audit = policy.audit()

    #expect(audit.unreachableRules == [])
    #expect(audit.allowed == [.edgePop, .contentPop])
    #expect(audit.asksScreen)
    #expect(audit.attempts > 3_000)
  }

  @Test(arguments: [PopStartArea.anywhere, .leading(120), .edge])
  func `pushes are judged by the same rules`(start: PopStartArea) {
    let policy = PopPolicy(start: start)

    let audit = policy.audit(for: .push)

    // Only a pop needs a screen below, and only a pop asks the screen.
    #expect(audit.unreachableRules == [])
    #expect(audit.allowed == [.push])
    #expect(!audit.asksScreen)
    #expect(policy.unreachableRules() == [])
  }

  @Test func `a policy that never allows names its strictest rule`() {
    let audit = PopPolicy.disabled.audit()

    #expect(audit.allowed == [])
    #expect(audit.strictestRule == ".never")
    #expect(audit.unreachableRules == [])
  }

  @Test func `a drag backwards does not count as allowed`() {
    let backwards = PopRule.refuse("forwards") { attempt in
      attempt.layoutDirection.towardsTrailing(attempt.translation.x) >= 0
    }

    #expect(PopPolicy(rules: [backwards]).audit().allowed == [])
    #expect(PopPolicy(rules: [backwards]).audit(for: .push).allowed == [.push])
    #expect(PopPolicy(rules: []).audit().allowed == [.edgePop, .contentPop])
  }

  @Test func `a policy that is always undecided allows nothing and names the undecided rule`() {
    let waits = PopRule("waits") { _ in .undecided(PopReason(code: "never", text: "never")) }

    let audit = PopPolicy(rules: [waits, .notAtRoot]).audit()

    #expect(audit.allowed == [])
    #expect(audit.strictestRule == #"PopRule("waits")"#)
    #expect(audit.unreachableRules.map(\.hiddenBy) == [[#"PopRule("waits")"#]])
  }

  @Test func `an area outside the screen allows none of its gestures`() {
    #expect(PopPolicy(start: .leading(-1)).audit().allowed == [.edgePop])
    #expect(PopPolicy(start: .box(start: 400)).audit().allowed == [.edgePop])
    #expect(PopPolicy(edgeStart: .box(top: 900)).audit().allowed == [.contentPop])
    #expect(
      PopPolicy(start: .box(start: 400)).audit(
        in: CGRect(x: 0, y: 0, width: 1_024, height: 1_366)
      ).allowed == [.edgePop, .contentPop])
  }

  @Test(arguments: PopPolicy.standardRules.indices)
  func `every rule after one that always refuses is unreachable`(place: Int) {
    var policy = PopPolicy.edgeOnly
    policy.rules.insert(.never, at: place)

    let unreachable = policy.audit().unreachableRules

    // The screen is asked behind all others anyway.
    #expect(unreachable.map(\.index) == Array((place + 1)..<policy.rules.count))
    #expect(unreachable.map(\.rule) == policy.rules[(place + 1)...].map(\.code))
    #expect(unreachable.allSatisfy { $0.hiddenBy.first == ".never" })
  }

  @Test func `the rule that asks the screen is reachable wherever it stands`() {
    var policy = PopPolicy.standard
    policy.rules.removeLast()
    policy.rules.insert(.asksScreen, at: 0)

    #expect(policy.audit().unreachableRules == [])
    #expect(policy.audit().asksScreen)
  }

  @Test func `a repeated rule is unreachable the second time`() {
    var policy = PopPolicy.standard
    policy.rules.append(.notAtRoot)

    let unreachable = policy.audit().unreachableRules

    #expect(unreachable.map(\.index) == [policy.rules.count - 1])
    #expect(unreachable.map(\.rule) == [".notAtRoot"])
    #expect(unreachable.map(\.hiddenBy.first) == [".notAtRoot"])
  }

  @Test func `a rule about the landing is unreachable after one that waits for movement`() {
    var policy = PopPolicy.standard
    policy.rules.append(
      .refuse("landing") {
        !$0.hasMoved && $0.isEditing && $0.gesture == .contentPop
      })

    let unreachable = policy.audit().unreachableRules
    #expect(unreachable.map(\.rule) == [#".refuse("landing")"#])
    #expect(unreachable.map(\.hiddenBy.first) == [".movesTowardsTrailing"])

    policy.rules.swapAt(policy.rules.count - 1, 0)
    #expect(policy.audit().unreachableRules.isEmpty)
  }

  @Test func `a rule whose condition never holds is not reported`() {
    var policy = PopPolicy.disabled
    policy.rules.append(.refuse("impossible") { _ in false })

    #expect(policy.audit().unreachableRules == [])
  }

  @Test(arguments: PopPolicy.standardRules.indices)
  func `a rule with three conditions is reachable wherever it stands`(place: Int) {
    var policy = PopPolicy.standard
    policy.rules.insert(
      .refuse("three") { $0.isEditing && $0.stackDepth > 2 && $0.time > 0.5 }, at: place)

    #expect(policy.audit().unreachableRules == [])
  }

  @Test func `an audit is the same every time`() {
    #expect(PopPolicy.edgeOnly.audit() == PopPolicy.edgeOnly.audit())
  }
}
