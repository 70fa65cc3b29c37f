import Foundation
import GestureRules
import Testing

struct AsksScreenRuleTests {
  @Test(
    arguments: [
      (.notAsked, .asksScreen), (.agrees, .noOpinion), (.refuses, .refuse(.screenRefused)),
    ] as [(ScreenAnswer, Verdict)])
  func `the screen is asked, and its answer counts`(answer: ScreenAnswer, expected: Verdict) {
    let attempt = PopAttempt(source: .edge, start: .zero, screenAnswer: answer)

    #expect(PopRule.asksScreen.verdict(on: attempt) == expected)
  }

  @Test(arguments: 0...3)
  func `it is asked behind all others, wherever it stands`(place: Int) {
    var rules: [PopRule] = [
      .notAtRoot, PopRule("waits") { $0.phase == .moved ? .noOpinion : .undecided(.custom("w")) },
      .refuse("editing") { $0.isEditing },
    ]
    rules.insert(.asksScreen, at: place)
    let policy = PopPolicy(rules: rules)
    var attempt = PopAttempt(
      source: .content, start: .zero, stackDepth: 1, isEditing: true, screenAnswer: .notAsked)

    #expect(policy.decision(on: attempt).refusal == .atRoot)
    attempt.stackDepth = 2
    #expect(policy.decision(on: attempt).isUndecided)
    attempt.phase = .moved
    #expect(policy.decision(on: attempt).rule == "editing")
    attempt.isEditing = false
    let question = policy.decision(on: attempt)
    #expect(question.verdict == .asksScreen)
    #expect(!question.allows && !question.isUndecided && question.refusal == nil)
    attempt.screenAnswer = .agrees
    #expect(policy.decision(on: attempt).allows)
  }
}
