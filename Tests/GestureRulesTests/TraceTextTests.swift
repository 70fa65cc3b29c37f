import Foundation
import GestureRules
import Testing

/// The text of a trace is read by people and by programs: it is held to the letter.
struct TraceTextTests {
  private static let trace: GestureTrace = {
    let policy = PopPolicy(rules: [.contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen])
    let pager = AttemptContent(name: "pager", demand: .yieldsAtLeadingEdge(pastLeadingEdge: 390))
    let landed = PopAttempt(source: .content, start: CGPoint(x: 195, y: 340))
    var over = landed
    over.contents = [pager]
    var asked = PopAttempt.moving(30)
    asked.screenAnswer = .notAsked
    var gaveUp = policy.decision(on: .moving(3, source: .edge))
    gaveUp.verdict = .refuse(.recognizerGaveUp)
    let refused = policy.decision(on: over)
    let kinds: [(TimeInterval, Int, TraceEvent.Kind)] = [
      (100, 1, .finger(.landed, number: 1, at: CGPoint(x: 195, y: 340))),
      (100, 1, .judged(policy.decision(on: landed), policy: 0)),
      (100.02, 1, .judged(policy.decision(on: asked), policy: 0)),
      (100.02, 1, .decided(policy.decision(on: .moving(30)), policy: 0)),
      (100.02, 1, .decided(gaveUp, policy: 0)),
      (100.03, 1, .recognizer("UIScrollView.pan", .failed)),
      (100.03, 1, .recognizer("GestureArbiter.contentGate", .failed)),
      (100.04, 1, .recognizer("contentSwipe", .began)),
      (100.2, 1, .finger(.lifted, number: 1, at: CGPoint(x: 312.25, y: 341))),
      (100.2, 1, .recognizer("contentSwipe", .possible)),
      (112.5, 12, .finger(.landed, number: 1, at: CGPoint(x: 195, y: 340))),
      (112.5, 12, .judged(refused, policy: 0)),
      (112.6, 12, .finger(.landed, number: 2, at: CGPoint(x: 20, y: 700))),
      (112.6, 12, .decided(refused, policy: 0)),
      (112.7, 12, .finger(.cancelled, number: 2, at: CGPoint(x: 20, y: 700))),
    ]
    return GestureTrace(
      events: kinds.map { TraceEvent(time: $0.0, gesture: $0.1, kind: $0.2) }, lost: 1,
      policies: [TracedPolicy(policy)])
  }()

  @Test func `every event has a line, in columns`() {
    #expect(
      Self.trace.lines == [
        "1 earlier event overwritten",
        "policy 1: PopPolicy(start: .anywhere, rules: [.contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen])",
        "     0 ms  #1   finger                      landed at (195, 340)",
        "     0 ms  #1   content pop                 undecided: movesTowardsTrailing — the finger has moved 0 pt of 10 pt",
        "    20 ms  #1   content pop                 open: asksScreen — the screen has not been asked yet",
        "    20 ms  #1   content pop                 allowed: noObjection",
        "    20 ms  #1   edge pop                    refused: movesTowardsTrailing — UIKit's pop gave up before a rule was sure",
        "    30 ms  #1   UIScrollView.pan            failed",
        "    30 ms  #1   GestureArbiter.contentGate  failed",
        "    40 ms  #1   contentSwipe                began",
        "   200 ms  #1   finger                      lifted at (312.3, 341)",
        "   200 ms  #1   contentSwipe                reset",
        " 12500 ms  #12  finger                      landed at (195, 340)",
        " 12500 ms  #12  content pop                 so far refused: contentAtLeadingEdge — pager rests 390 pt past its leading edge",
        " 12600 ms  #12  finger 2                    landed at (20, 700)",
        " 12600 ms  #12  content pop                 refused: contentAtLeadingEdge — pager rests 390 pt past its leading edge",
        " 12700 ms  #12  finger 2                    cancelled at (20, 700)",
      ])
    #expect("\(Self.trace)" == Self.trace.lines.joined(separator: "\n"))
  }

  @Test func `of several policies the one that judged is named`() {
    var trace = Self.trace
    trace.policies.append(TracedPolicy(.push))

    #expect(trace.lines.contains { $0.hasSuffix("allowed: noObjection [policy 1]") })
  }

  @Test func `a gesture is told in sentences`() {
    #expect(
      TraceStory(of: Self.trace, at: 30)?.lines == [
        "What happened before was overwritten.",
        "At 0 ms a finger landed at (195, 340), 195 pt from the leading edge, over nothing that is registered.",
        "At 0 ms the content pop had to wait: movesTowardsTrailing — the finger has moved 0 pt of 10 pt.",
        "At 20 ms, after 30 pt, the content pop had only the screen to ask: nothing else objected.",
        "At 20 ms, after 30 pt, the content pop was allowed: no rule objected.",
        "At 20 ms, after 3 pt, the edge pop was refused while movesTowardsTrailing still waited: "
          + "UIKit's pop gave up before a rule was sure.",
        "At 30 ms UIScrollView.pan failed.",
        "At 40 ms contentSwipe began.",
        "At 200 ms the finger was lifted at (312.3, 341).",
        "At 200 ms contentSwipe was over.",
        "contentSwipe had the drag.",
      ])
    #expect(
      TraceStory(of: Self.trace)?.lines == [
        "At 12500 ms a finger landed at (195, 340), 195 pt from the leading edge, over pager.",
        "At 12500 ms the content pop was bound to be refused by contentAtLeadingEdge, if the finger moves: "
          + "pager rests 390 pt past its leading edge.",
        "At 12600 ms another finger landed at (20, 700).",
        "At 12600 ms the content pop was refused by contentAtLeadingEdge: pager rests 390 pt past its "
          + "leading edge.",
        "At 12700 ms finger 2 was taken away at (20, 700).",
        "No recognizer was seen to begin: nobody had the drag, or a view that follows touches itself.",
      ])
  }

  @Test(arguments: [(0, 1), (200, 1), (12_499, 1), (12_500, 12), (1e9, 12)])
  func `a gesture is chosen by its time`(milliseconds: Double, gesture: Int) {
    #expect(TraceStory(of: Self.trace, at: milliseconds)?.gesture == gesture)
  }

  @Test func `several gestures are listed, one is not, and none has no story`() {
    #expect(Self.trace.gestureList == "#1 at 0 ms, #12 at 12500 ms")
    var one = Self.trace
    one.events.removeAll { $0.gesture == 12 }
    #expect(one.gestureList == nil)
    #expect(TraceStory(of: GestureTrace()) == nil)
  }
}
