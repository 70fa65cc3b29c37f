import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

@MainActor @Suite struct PolicyAnswerTests {
  @Test func `every rule with an opinion answers, and the first answer is the decision`() {
    var policy = PopPolicy.edgeOnly
    policy.rules.removeLast()
    policy.rules.insert(.asksScreen, at: 0)
    let attempt = PopAttempt(start: CGPoint(x: 200, y: 400)).with {
      $0.stackDepth = 1
      $0.numberOfTouches = 2
      $0.isRefusedByScreen = true
    }

    let answers = policy.answers(to: attempt)

    #expect(
      answers.map(\.rule) == [
        "notAtRoot", "oneTouch", "startsInsideArea", "movesTowardsTrailing", "asksScreen",
      ])
    #expect(policy.decision(on: attempt).rule == answers.first?.rule)
    #expect(policy.decision(on: attempt).verdict == answers.first?.verdict)
  }
}
