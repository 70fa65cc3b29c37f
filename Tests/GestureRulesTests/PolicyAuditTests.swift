import Foundation
import GestureRules
import Testing

struct PolicyAuditTests {
  @Test(arguments: [
    PopPolicy.standard, .edgeOnly, PopPolicy(start: .leading(120)),
    PopPolicy(start: .box(start: 0, end: 200, top: 400)),
    PopPolicy(start: .leadingFraction(0.3), edgeStart: .box(top: 422)),
  ])
  func `the standard rules hide none of each other, wherever a pop may start`(policy: PopPolicy) {
    let audit = policy.audit()

    #expect(audit.hiddenRules == [])
    #expect(audit.allowed == [.edge, .content])
    #expect(audit.asksScreen)
    #expect(audit.attempts > 3_000)
  }

  @Test(arguments: [PopStart.anywhere, .leading(120), .edge])
  func `the rules for pushes hide none of each other`(start: PopStart) {
    let audit = PopPolicy(start: start, rules: PopPolicy.pushRules).audit(for: .push)

    #expect(audit.hiddenRules == [])
    #expect(audit.allowed == [.content])
    #expect(!audit.asksScreen)
  }

  @Test func `a policy that never allows says so, and names the rule`() {
    let audit = PopPolicy.disabled.audit()

    #expect(audit.allowed == [])
    #expect(audit.strictestRule == ".never")
    #expect(audit.hiddenRules == [])
  }

  @Test func `rules for pops let no push begin that goes its way, and the other way round`() {
    #expect(PopPolicy.standard.audit(for: .push).allowed == [])
    #expect(PopPolicy.push.audit(for: .pop).allowed == [])
    #expect(PopPolicy(rules: []).audit(for: .push).allowed == [.content])
  }

  @Test func `a policy that waits for ever lets nothing begin, and the rule that waits is named`() {
    let waits = PopRule("waits") { _ in .undecided(.custom("for ever")) }

    let audit = PopPolicy(rules: [waits, .notAtRoot]).audit()

    #expect(audit.allowed == [])
    #expect(audit.strictestRule == #"PopRule("waits")"#)
    #expect(audit.hiddenRules.map(\.hiddenBy) == [[#"PopRule("waits")"#]])
  }

  @Test func `an area that nothing lies in lets no pop begin that is held to it`() {
    #expect(PopPolicy(start: .leading(-1)).audit().allowed == [.edge])
    #expect(PopPolicy(start: .box(start: 400)).audit().allowed == [.edge])
    #expect(PopPolicy(edgeStart: .box(top: 900)).audit().allowed == [.content])
    #expect(
      PopPolicy(start: .box(start: 400)).audit(
        in: CGRect(x: 0, y: 0, width: 1_024, height: 1_366)
      ).allowed == [.edge, .content])
  }

  @Test(arguments: PopPolicy.standardRules.indices)
  func `whatever stands behind a rule that always refuses is hidden by it`(place: Int) {
    var policy = PopPolicy.edgeOnly
    policy.rules.insert(.never, at: place)

    let hidden = policy.audit().hiddenRules

    // The screen is asked behind all others anyway.
    #expect(hidden.map(\.index) == Array((place + 1)..<policy.rules.count))
    #expect(hidden.map(\.rule) == policy.rules[(place + 1)...].map(\.description))
    #expect(hidden.allSatisfy { $0.hiddenBy.first == ".never" })
  }

  @Test func `the screen's own rule may stand anywhere`() {
    var policy = PopPolicy.standard
    policy.rules.removeLast()
    policy.rules.insert(.asksScreen, at: 0)

    #expect(policy.audit().hiddenRules == [])
    #expect(policy.audit().asksScreen)
  }

  @Test func `a rule that stands twice is hidden the second time`() {
    var policy = PopPolicy.standard
    policy.rules.append(.notAtRoot)

    let hidden = policy.audit().hiddenRules

    #expect(hidden.map(\.index) == [policy.rules.count - 1])
    #expect(hidden.map(\.rule) == [".notAtRoot"])
    #expect(hidden.map(\.hiddenBy.first) == [".notAtRoot"])
  }

  @Test func `a rule about the landing is hidden behind one that waits for movement`() {
    var policy = PopPolicy.standard
    policy.rules.append(.refuse("landing") { $0.phase == .touchDown && $0.isEditing })

    let hidden = policy.audit().hiddenRules
    #expect(hidden.map(\.rule) == [#".refuse("landing")"#])
    #expect(hidden.map(\.hiddenBy.first) == [".movesTowardsTrailing"])

    policy.rules.swapAt(policy.rules.count - 1, 0)
    #expect(policy.audit().hiddenRules.isEmpty)
  }

  @Test func `a rule that is never met is not said to be hidden`() {
    var policy = PopPolicy.disabled
    policy.rules.append(.refuse("impossible") { _ in false })

    #expect(policy.audit().hiddenRules == [])
  }

  @Test(arguments: PopPolicy.standardRules.indices)
  func `a rule that is met by three things at once is heard wherever it stands`(place: Int) {
    var policy = PopPolicy.standard
    policy.rules.insert(
      .refuse("three") { $0.isEditing && $0.stackDepth > 2 && $0.time > 0.5 }, at: place)

    #expect(policy.audit().hiddenRules == [])
  }

  @Test func `auditing is the same every time`() {
    #expect(PopPolicy.edgeOnly.audit() == PopPolicy.edgeOnly.audit())
  }

  @Test func `the answers are those of the rules, and the first is the decision's`() {
    var attempt = PopAttempt(source: .content, start: CGPoint(x: 200, y: 400))
    attempt.stackDepth = 1
    attempt.fingers = 2
    attempt.screenAnswer = .notAsked
    var policy = PopPolicy.edgeOnly
    policy.rules.removeLast()
    policy.rules.insert(.asksScreen, at: 0)

    let answers = policy.answers(to: attempt)

    #expect(
      answers.map(\.rule) == [
        "notAtRoot", "oneFinger", "startsInsidePopArea", "movesTowardsTrailing", "asksScreen",
      ])
    #expect(answers.map(\.index) == [3, 5, 6, 9, 0])
    #expect(policy.decision(on: attempt).rule == answers.first?.rule)
    #expect(policy.decision(on: attempt).verdict == answers.first?.verdict)
    #expect(
      answers.map(\.description) == [
        "notAtRoot refuses — the root has nothing below it",
        "oneFinger refuses — 2 fingers are down",
        "startsInsidePopArea refuses — starts 200 pt from the leading edge, outside the first 20 pt",
        "movesTowardsTrailing depends on the movement — the finger has moved 0 pt of 10 pt",
        "asksScreen would ask the screen",
      ])
  }
}
