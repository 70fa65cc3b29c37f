#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab

extension GestureTrace {
  /// A short trace with rare values: NaN, odd names, rules with parameters and an app's rule.
  static var ofEverything: GestureTrace {
    let policy = PopPolicy(
      start: .box(end: 300, top: 100), edgeStart: .leadingFraction(0.5, atMost: 150),
      rules: [
        .refuse("editing \"now\"") { $0.isEditing },
        .outside(CGRect(x: 0, y: 10, width: 50, height: 60), named: "knob\n", for: .edge),
        .movesTowardsTrailing(backwardsTravel: .infinity),
      ])
    var attempt = PopAttempt(
      hasMoved: true, gesture: .edgePop, start: CGPoint(x: -0.0, y: 1e-7),
      translation: CGPoint(x: CGFloat.nan, y: -.infinity), velocity: CGPoint(x: 1e300, y: 12.5),
      layoutDirection: .rightToLeft,
      contents: [
        PopAttempt.Content(
          name: "page\tr", demand: .defersAtEdge(distance: .nan), motion: .decelerating),
        PopAttempt.Content(name: "", demand: .claimsBecause("it is playing")),
        PopAttempt.Content(name: "chart", demand: .claimsVertically),
      ])
    attempt.transition = .cancelling
    attempt.suspensions = [
      PopAttempt.Suspension(owner: "\u{2028}", reason: "ünïcode 🖐", gestures: .all)
    ]
    attempt.isRefusedByScreen = true
    attempt.startArea = .leading(120)
    let refusal = PopReason.startsOutsideArea(
      distance: .nan, from: .leading, allowed: -.infinity...44)
    return GestureTrace(
      events: [
        TraceEvent(
          time: 12.25, gesture: 3, kind: .touch(.began, number: 1, at: attempt.start),
          outside: .presented),
        TraceEvent(
          time: 12.25, gesture: 3,
          kind: .judged(
            PopDecision(
              attempt: attempt, verdict: .undecided(PopReason(code: "custom", text: "")),
              rule: "movesTowardsTrailing"),
            policy: 0)),
        TraceEvent(
          time: 12.3, gesture: 4,
          kind: .decided(
            PopDecision(attempt: attempt, verdict: .refuse(refusal), rule: "outside"), policy: 0)),
        TraceEvent(time: 12.3, gesture: 4, kind: .recognizer("\u{7}", .cancelled)),
        TraceEvent(
          time: 12.3, gesture: 4,
          kind: .enclosingPans(
            EnclosingPanDecision(
              content: "chart\n", allows: false,
              reason: .claimed(name: "chart", drags: .verticalDrags)))
        ),
      ],
      lost: 7, policies: [StoredPolicy(policy)])
  }
}
#endif
