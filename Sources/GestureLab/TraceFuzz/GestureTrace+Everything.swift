import Foundation
import GestureArbitration

extension GestureTrace {
  /// A short trace with what screens seldom make: numbers that are none, odd names, rules with
  /// parameters and an app's own.
  static var ofEverything: GestureTrace {
    let policy = PopPolicy(
      start: .box(end: 300, top: 100), edgeStart: .leadingFraction(0.5, atMost: 150),
      rules: [
        .refuse("editing \"now\"") { $0.isEditing },
        .outside(CGRect(x: 0, y: 10, width: 50, height: 60), named: "knob\n", scope: .edge),
        .movesTowardsTrailing(DirectionTest(clearSpeed: .infinity)),
      ])
    let attempt = PopAttempt(
      phase: .moved, source: .edge, start: CGPoint(x: -0.0, y: 1e-7),
      translation: CGPoint(x: CGFloat.nan, y: -.infinity), velocity: CGPoint(x: 1e300, y: 12.5),
      readingDirection: .rightToLeft, transition: .cancelling,
      suspensions: [Suspension(owner: "\u{2028}", reason: "ünïcode 🖐", scope: .contentAndEdge)],
      screenAnswer: .notAsked, allowedStart: .leading(120),
      contents: [
        AttemptContent(
          name: "page\tr", demand: .yieldsAtLeadingEdge(pastLeadingEdge: .nan),
          motion: .decelerating),
        AttemptContent(name: "", demand: .keeps(reason: "it is playing")),
      ])
    let refusal = RefusalReason.startsOutsidePopArea(distance: .nan, allowed: -.infinity...44)
    return GestureTrace(
      events: [
        TraceEvent(time: 12.25, gesture: 3, kind: .finger(.landed, number: 1, at: attempt.start)),
        TraceEvent(
          time: 12.25, gesture: 3,
          kind: .judged(
            Decision(
              attempt: attempt, verdict: .undecided(.custom("")), rule: "movesTowardsTrailing"),
            policy: 0)),
        TraceEvent(
          time: 12.3, gesture: 4,
          kind: .decided(
            Decision(attempt: attempt, verdict: .refuse(refusal), rule: "outside"), policy: 0)),
        TraceEvent(time: 12.3, gesture: 4, kind: .recognizer("\u{7}", .cancelled)),
      ],
      lost: 7, policies: [TracedPolicy(policy)])
  }
}
