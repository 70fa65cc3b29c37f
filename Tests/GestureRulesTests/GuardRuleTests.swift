import Foundation
import GestureRules
import SampleAttempts
import Testing

/// The rules that need no movement.
@MainActor @Suite struct GuardRuleTests {
  private let landed = PopAttempt(start: .zero)

  @Test(
    arguments: [
      (.content, .contentPop, true), (.content, .push, true), (.content, .edgePop, false),
      (.edge, .contentPop, false), (.edge, .push, false), (.edge, .edgePop, true),
      (.all, .contentPop, true), (.all, .push, true), (.all, .edgePop, true),
      ([], .contentPop, false), ([], .edgePop, false),
    ] as [(NavigationGestures, NavigationGesture, Bool)])
  func `a suspension refuses the gestures that it names`(
    gestures: NavigationGestures, gesture: NavigationGesture, isRefused: Bool
  ) {
    let suspension = PopAttempt.Suspension(owner: "A", reason: "recording", gestures: gestures)
    let attempt = landed.with {
      $0.gesture = gesture
      $0.suspensions = [suspension]
    }

    let verdict = PopRule.notSuspended.verdict(on: attempt)

    #expect(verdict == (isRefused ? .refuse(.suspended(suspension)) : .noOpinion))
  }

  @Test func `the earliest suspension of a gesture is named`() {
    let list = [
      PopAttempt.Suspension(owner: "A", reason: "a", gestures: .edge),
      PopAttempt.Suspension(owner: "B", reason: "b", gestures: .content),
      PopAttempt.Suspension(owner: "C", reason: "c", gestures: .all),
    ]
    let attempt = landed.with { $0.suspensions = list }

    let verdict = PopRule.notSuspended.verdict(on: attempt)

    #expect(verdict == .refuse(.suspended(list[1])))
  }

  @Test(arguments: [NavigationGesture.edgePop, .contentPop], [1, 0, -1, .min])
  func `a pop is refused where there is no screen below`(gesture: NavigationGesture, depth: Int) {
    let attempt = landed.with { ($0.gesture, $0.stackDepth) = (gesture, depth) }

    #expect(PopRule.notAtRoot.verdict(on: attempt) == .refuse(.atRoot))
  }

  @Test(arguments: [(NavigationGesture.push, 1), (.contentPop, 2), (.edgePop, 2), (.edgePop, .max)])
  func `a push at the root, and a pop above it, may begin`(gesture: NavigationGesture, depth: Int) {
    let attempt = landed.with { ($0.gesture, $0.stackDepth) = (gesture, depth) }

    #expect(PopRule.notAtRoot.verdict(on: attempt) == .noOpinion)
  }

  @Test(
    arguments: NavigationGesture.withGate,
    [
      (.idle, .noOpinion), (.running, .refuse(.transitionRunning)),
      (.cancelling, .refuse(.popStillCancelling)),
      (.underPresentation, .refuse(.underPresentation)),
    ] as [(PopAttempt.Transition, PopVerdict)])
  func `a transition or a presented view controller refuses every gesture that has a gate`(
    gesture: NavigationGesture, expected: (transition: PopAttempt.Transition, verdict: PopVerdict)
  ) {
    let attempt = landed.with { ($0.gesture, $0.transition) = (gesture, expected.transition) }

    #expect(PopRule.notDuringTransition.verdict(on: attempt) == expected.verdict)
  }

  @Test(arguments: [
    (0, PopVerdict.noOpinion), (1, .noOpinion), (2, .refuse(.severalTouches(2))),
    (5, .refuse(.severalTouches(5))),
  ])
  func `several touches are refused`(count: Int, expected: PopVerdict) {
    let attempt = landed.with { $0.numberOfTouches = count }

    #expect(PopRule.oneTouch.verdict(on: attempt) == expected)
  }

  @Test(arguments: [true, false])
  func `the screen may refuse a pop, and never a push`(refuses: Bool) {
    let expected = refuses ? PopVerdict.refuse(.screenRefused) : .noOpinion
    let verdicts = NavigationGesture.allCases.map { gesture in
      PopRule.asksScreen.verdict(
        on: landed.with { ($0.gesture, $0.isRefusedByScreen) = (gesture, refuses) })
    }

    #expect(verdicts == [expected, expected, .noOpinion, expected])
  }

  @Test(arguments: [PopAttempt.Performer.arbiter, .uikit], [false, true])
  func `several touches are left to UIKit's recognizer where no registered content competes`(
    performer: PopAttempt.Performer, hasContent: Bool
  ) {
    let pager = Content(name: "pager", demand: .defersAtEdge(distance: 0))
    var drag = PopAttempt(start: .zero, numberOfTouches: 2, contents: hasContent ? [pager] : [])
    drag.performer = performer

    let verdict = PopRule.oneTouch.verdict(on: drag)

    let isLeft = performer == .uikit && !hasContent
    #expect(verdict == (isLeft ? .noOpinion : .refuse(.severalTouches(2))))
  }

  @Test(arguments: 0...3)
  func `the screen is asked after all other rules, wherever its rule stands`(place: Int) {
    let waits = PopReason(code: "waits", text: "waits")
    var rules: [PopRule] = [
      .notAtRoot, PopRule("waits") { $0.hasMoved ? .noOpinion : .undecided(waits) },
      .refuse("editing") { $0.isEditing },
    ]
    rules.insert(.asksScreen, at: place)
    let policy = PopPolicy(rules: rules)
    var attempt = PopAttempt(start: .zero, stackDepth: 1, isEditing: true)
    attempt.isRefusedByScreen = true

    #expect(policy.decision(on: attempt).refusal == .atRoot)
    attempt.stackDepth = 2
    #expect(policy.decision(on: attempt).verdict == .undecided(waits))
    attempt.hasMoved = true
    #expect(policy.decision(on: attempt).rule == "editing")
    attempt.isEditing = false
    let refusal = policy.decision(on: attempt)
    #expect(refusal.isRefusedByScreen && !refusal.isOpen && !refusal.allows)
    attempt.isRefusedByScreen = false
    #expect(policy.decision(on: attempt).allows)
  }

  @Test(arguments: NavigationGesture.allCases, [false, true])
  func `a disabled policy refuses every gesture at once`(
    gesture: NavigationGesture, hasMoved: Bool
  ) {
    let decision = PopPolicy.disabled.decision(
      on: PopAttempt(hasMoved: hasMoved, gesture: gesture, start: .zero))

    #expect(decision.refusal == .disabledByPolicy)
    #expect(decision.rule == "never")
  }
}
