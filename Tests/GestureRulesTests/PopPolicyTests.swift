import Foundation
import GestureRules
import Testing

struct PopPolicyTests {
  @Test func `the first rule that answers decides`() {
    let policy = PopPolicy(rules: [
      .refuse("silent") { _ in false }, .refuse("first") { _ in true }, .asked("second"),
    ])

    let decision = policy.decision(on: drag)

    #expect(decision.rule == "first")
    #expect(decision.verdict == .refuse(.custom("first refuses")))
  }

  @Test func `a rule that is undecided has answered`() {
    let waiting = PopRule("waiting") { _ in .undecided(.custom("waits for the map")) }
    let policy = PopPolicy(rules: [waiting, .asked("refusing")])

    let decision = policy.decision(on: drag)

    #expect(decision.rule == "waiting")
    #expect(decision.verdict == .undecided(.custom("waits for the map")))
    #expect(decision.isUndecided && !decision.allows && decision.refusal == nil)
  }

  @Test func `a rule that allows spares the rest`() {
    let policy = PopPolicy(rules: [.allow("always") { _ in true }, .asked("refusing")])

    let decision = policy.decision(on: drag)

    #expect(decision.rule == "always")
    #expect(decision.allows && !decision.isUndecided && decision.refusal == nil)
  }

  @Test func `an allowing rule whose condition fails says nothing`() {
    let policy = PopPolicy(rules: [.allow("never") { _ in false }, .notAtRoot])
    var atRoot = drag
    atRoot.stackDepth = 1

    let decision = policy.decision(on: atRoot)

    #expect(decision.refusal == .atRoot)
  }

  @Test(arguments: [[], [.enabled, .notAtRoot]] as [[PopRule]])
  func `where no rule answers, nobody objects`(rules: [PopRule]) {
    let decision = PopPolicy(rules: rules).decision(on: drag)

    #expect(decision.rule == Decision.noObjection)
    #expect(decision.verdict == .allow)
    #expect(decision.allows)
  }

  @Test func `a rule of the app's own goes first when it is inserted first`() {
    var policy = PopPolicy.standard
    policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
    var (editing, reading) = (drag, drag)
    (editing.isEditing, editing.isEnabled) = (true, false)
    reading.isEnabled = false

    #expect(policy.decision(on: editing).refusal == .custom("editing refuses"))
    #expect(policy.decision(on: editing).rule == "editing")
    #expect(policy.decision(on: reading).rule == "enabled")
  }

  @Test func `the standard rules are asked guards first, movement last`() {
    var attempt = PopAttempt(
      phase: .moved, source: .content, start: CGPoint(x: 195, y: 340),
      translation: CGPoint(x: -60, y: 0), velocity: CGPoint(x: -600, y: 0),
      stackDepth: 1, transition: .running, isEnabled: false,
      contents: [AttemptContent(name: "map", demand: .claims(.content))])
    var policy = PopPolicy.edgeOnly
    var deciders: [String] = []
    let mendings: [(inout PopAttempt, inout PopPolicy) -> Void] = [
      { attempt, _ in attempt.isEnabled = true },
      { attempt, _ in attempt.stackDepth = 2 },
      { attempt, _ in attempt.transition = .idle },
      { _, policy in policy.start = .anywhere },
      { attempt, _ in attempt.contents = [] },
      { attempt, _ in (attempt.translation.x, attempt.velocity.x) = (60, 600) },
    ]

    for mend in mendings {
      deciders.append(policy.decision(on: attempt).rule)
      mend(&attempt, &policy)
    }

    #expect(
      deciders == [
        "enabled", "notAtRoot", "notDuringTransition", "startsInsidePopArea",
        "contentAtLeadingEdge", "movesTowardsTrailing",
      ])
    #expect(policy.decision(on: attempt).rule == Decision.noObjection)
  }

  @Test(arguments: PopSource.allCases, ReadingDirection.allCases)
  func `a clear drag towards the trailing edge pops the screen of a silent app`(
    source: PopSource, direction: ReadingDirection
  ) {
    let decision = PopPolicy.standard.decision(
      on: .moving(40, in: direction, source: source))

    #expect(decision.allows)
  }

  @Test func `the start area is the policy's to say, and the decision shows it`() {
    var attempt = PopAttempt.starting(120, fromLeadingEdgeOf: .leftToRight)
    attempt.allowedStart = .anywhere

    let decision = PopPolicy(start: .leading(119)).decision(on: attempt)

    #expect(decision.refusal == .startsOutsidePopArea(distance: 120, allowed: -.infinity...119))
    #expect(decision.attempt.allowedStart == .leading(119))
  }

  @Test func `standard starts anywhere and edge only at the edge`() {
    #expect(PopPolicy.standard.start == .anywhere)
    #expect(PopPolicy.edgeOnly.start == .edge)
    #expect(PopPolicy.edgeOnly.rules.map(\.name) == PopPolicy.standardRules.map(\.name))
  }

  @Test func `a policy and its rules print as they are written`() {
    let policy = PopPolicy(start: .edge, rules: [.notAtRoot, .enabled])

    #expect(policy.description == "PopPolicy(start: .edge, rules: [.notAtRoot, .enabled])")
    #expect(PopRule.notAtRoot.description == ".notAtRoot")
  }

  private let drag = PopAttempt.moving(40)
}

extension PopRule {
  /// A rule that must not be asked.
  fileprivate static func asked(_ name: String) -> PopRule {
    PopRule(name) { _ in
      Issue.record("\(name) is asked although an earlier rule has answered")
      return .refuse(.custom("\(name) refuses"))
    }
  }
}
