import Foundation
import GestureRules
import SampleAttempts
import Testing

@MainActor @Suite struct PolicyTests {
  private let drag = PopAttempt.moving(40)

  @Test func `the first rule that answers decides`() {
    let policy = PopPolicy(rules: [
      .refuse("silent") { _ in false }, .refuse("first") { _ in true }, .unreached("second"),
    ])

    let decision = policy.decision(on: drag)

    #expect(decision.rule == "first")
    #expect(decision.verdict == .refuse(PopReason(code: "custom", text: "first refuses")))
  }

  @Test func `a rule that is undecided has answered`() {
    let reason = PopReason(code: "map", text: "waits for the map")
    let policy = PopPolicy(rules: [
      PopRule("waiting") { _ in .undecided(reason) }, .unreached("refusing"),
    ])

    let decision = policy.decision(on: drag)

    #expect(decision.rule == "waiting")
    #expect(decision.verdict == .undecided(reason))
    #expect(decision.isOpen && !decision.allows && decision.refusal == nil)
  }

  @Test func `a rule that allows ends the questions`() {
    let policy = PopPolicy(rules: [.allow("always") { _ in true }, .unreached("refusing")])

    let decision = policy.decision(on: drag)

    #expect(decision.rule == "always")
    #expect(decision.allows && !decision.isOpen && decision.refusal == nil)
  }

  @Test func `an allowing rule whose condition fails has no opinion`() {
    let policy = PopPolicy(rules: [.allow("never") { _ in false }, .notAtRoot])

    let decision = policy.decision(on: drag.with { $0.stackDepth = 1 })

    #expect(decision.refusal == .atRoot)
  }

  @Test(arguments: [[], [.notSuspended, .notAtRoot]] as [[PopRule]])
  func `a gesture to which no rule objects is allowed`(rules: [PopRule]) {
    let decision = PopPolicy(rules: rules).decision(on: drag)

    #expect(decision.rule == "noObjection")
    #expect(decision.verdict == .allow)
  }

  @Test func `a rule of the app that is inserted first is asked first`() {
    var policy = PopPolicy.standard
    policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
    let reading = drag.with { $0.stackDepth = 1 }
    let editing = reading.with { $0.isEditing = true }

    #expect(policy.decision(on: editing).rule == "editing")
    #expect(policy.decision(on: reading).rule == "notAtRoot")
  }

  @Test(arguments: [.standard, .edgeOnly, PopPolicy(rules: [.allow("always") { _ in true }])])
  func `where no gesture may begin no policy lets one begin`(policy: PopPolicy) {
    let decision = policy.decision(on: drag.with { $0.isEnabled = false })

    #expect(decision.refusal == .disabled && decision.rule == "allowsPopGestures")
  }

  @Test func `the standard rules are asked guards first, movement last, then the screen`() {
    var attempt = PopAttempt.moving(-60).with {
      $0.numberOfTouches = 2
      $0.stackDepth = 1
      $0.transition = .running
      $0.isEnabled = false
      $0.suspensions = [.init(owner: "o", reason: "r", gestures: .all)]
      $0.isRefusedByScreen = true
      $0.contents = [
        Content(name: "map", demand: .claims(.content)),
        Content(name: "bar", demand: .excludes(.content)),
      ]
    }
    var policy = PopPolicy.edgeOnly
    var deciders: [String] = []
    let repairs: [(inout PopAttempt, inout PopPolicy) -> Void] = [
      { attempt, _ in attempt.isEnabled = true },
      { attempt, _ in attempt.suspensions = [] },
      { attempt, _ in attempt.stackDepth = 2 },
      { attempt, _ in attempt.transition = .idle },
      { attempt, _ in attempt.numberOfTouches = 1 },
      { _, policy in policy.start = .anywhere },
      { attempt, _ in attempt.contents.removeLast() },
      { attempt, _ in attempt.contents = [] },
      { attempt, _ in (attempt.translation.x, attempt.velocity.x) = (60, 600) },
      { attempt, _ in attempt.isRefusedByScreen = false },
    ]

    for repair in repairs {
      deciders.append(policy.decision(on: attempt).rule)
      repair(&attempt, &policy)
    }

    #expect(deciders == [PopDecision.switchedOff] + PopPolicy.standardRules.map(\.name))
    #expect(policy.decision(on: attempt).rule == PopDecision.noObjection)
  }

  @Test(arguments: NavigationGesture.allCases, LayoutDirection.allCases)
  func `a clear drag along the gesture is allowed by the standard rules`(
    gesture: NavigationGesture, direction: LayoutDirection
  ) {
    let attempt = PopAttempt.moving(gesture.isPop ? 40 : -40, in: direction, gesture: gesture)

    #expect(PopPolicy.standard.decision(on: attempt).allows)
  }

  @Test(
    arguments: [
      (.contentPop, .leading(100)), (.push, .leading(100)), (.edgePop, .leading(50)),
    ] as [(NavigationGesture, PopStartArea)])
  func `the policy decides where a gesture starts, and the decision shows it`(
    gesture: NavigationGesture, area: PopStartArea
  ) {
    let policy = PopPolicy(
      start: .leading(100), edgeStart: .leading(50), rules: [.startsInsideArea])
    let distance: CGFloat = gesture == .push ? 390 - 75 : 75
    let attempt = PopAttempt.starting(distance, gesture: gesture).with { $0.startArea = .edge }

    let decision = policy.decision(on: attempt)

    #expect(decision.attempt.startArea == area)
    #expect(decision.allows == (gesture != .edgePop))
  }

  @Test func `the standard policy starts anywhere and edgeOnly at the edge`() {
    let attempt = PopAttempt.moving(40)

    #expect(PopPolicy.standard.decision(on: attempt).allows)
    #expect(PopPolicy.edgeOnly.decision(on: attempt).rule == "startsInsideArea")
    #expect(PopPolicy.edgeOnly.decision(on: attempt.with { $0.gesture = .edgePop }).allows)
  }

  @Test(
    arguments: [
      \.start.x, \.translation.x, \.translation.y, \.velocity.x, \.velocity.y,
      \.container.origin.x,
    ] as [WritableKeyPath<PopAttempt, CGFloat> & Sendable], nonFinite)
  func `an attempt with a number that is not finite is never allowed`(
    path: WritableKeyPath<PopAttempt, CGFloat> & Sendable, value: CGFloat
  ) {
    for gesture in NavigationGesture.allCases {
      for direction in LayoutDirection.allCases {
        let attempt = PopAttempt.moving(gesture.isPop ? 40 : -40, in: direction, gesture: gesture)

        let decision = PopPolicy.standard.decision(on: attempt.with { $0[keyPath: path] = value })

        #expect(!decision.allows, "\(decision)")
        #expect(!decision.description.contains { $0.isNewline })
      }
    }
  }
}

extension PopRule {
  /// A rule that must not be asked.
  fileprivate static func unreached(_ name: String) -> PopRule {
    .refuse(name) { _ in
      Issue.record("\(name) is asked although an earlier rule has answered")
      return true
    }
  }
}
