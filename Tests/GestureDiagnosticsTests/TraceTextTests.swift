import Foundation
import GestureDiagnostics
import SampleAttempts
import Testing

/// People and programs read the text of a trace, so every character counts.
@MainActor @Suite struct TraceTextTests {
  private static let trace: GestureTrace = {
    let policy = PopPolicy(rules: [.contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen])
    let pager = Content(name: "pager", demand: .defersAtEdge(distance: 390))
    let landed = PopAttempt(start: CGPoint(x: 195, y: 340))
    var over = landed
    over.contents = [pager]
    var asked = PopAttempt.moving(30)
    asked.isRefusedByScreen = true
    let failed = PopDecision(
      attempt: .moving(3, gesture: .edgePop), verdict: .refuse(.recognizerFailed),
      rule: "movesTowardsTrailing")
    let refused = policy.decision(on: over)
    let kinds: [(TimeInterval, Int, TraceEvent.Kind)] = [
      (100, 1, .touch(.began, number: 1, at: CGPoint(x: 195, y: 340))),
      (100, 1, .judged(policy.decision(on: landed), policy: 0)),
      (100.02, 1, .judged(policy.decision(on: asked), policy: 0)),
      (100.02, 1, .decided(policy.decision(on: .moving(30)), policy: 0)),
      (100.02, 1, .decided(failed, policy: 0)),
      (100.03, 1, .recognizer("UIScrollView.pan", .failed)),
      (100.03, 1, .recognizer("GestureArbiter.contentGate", .failed)),
      (100.04, 1, .recognizer("contentSwipe", .began)),
      (100.2, 1, .touch(.ended, number: 1, at: CGPoint(x: 312.25, y: 341))),
      (100.2, 1, .recognizer("contentSwipe", .possible)),
      (112.5, 12, .touch(.began, number: 1, at: CGPoint(x: 195, y: 340))),
      (112.5, 12, .judged(refused, policy: 0)),
      (112.6, 12, .touch(.began, number: 2, at: CGPoint(x: 20, y: 700))),
      (112.6, 12, .decided(refused, policy: 0)),
      (112.7, 12, .touch(.cancelled, number: 2, at: CGPoint(x: 20, y: 700))),
    ]
    return GestureTrace(
      events: kinds.map { TraceEvent(time: $0.0, gesture: $0.1, kind: $0.2) }, lost: 1,
      policies: [StoredPolicy(policy)])
  }()

  @Test func `every event is a line in columns`() {
    #expect(
      Self.trace.lines == [
        "1 earlier event overwritten",
        "policy 1: PopPolicy(start: .anywhere, rules: [.contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen])",
        "     0 ms  #1   touch                       began at (195, 340)",
        "     0 ms  #1   content pop                 undecided by movesTowardsTrailing: the touch has moved 0 pt of 10 pt",
        "    20 ms  #1   content pop                 so far refused by asksScreen: the screen refused",
        "    20 ms  #1   content pop                 allowed: no rule objected",
        "    20 ms  #1   edge pop                    refused by movesTowardsTrailing: the pop recognizer failed before the rules decided",
        "    30 ms  #1   UIScrollView.pan            failed",
        "    30 ms  #1   GestureArbiter.contentGate  failed",
        "    40 ms  #1   contentSwipe                began",
        "   200 ms  #1   touch                       ended at (312.3, 341)",
        "   200 ms  #1   contentSwipe                reset",
        " 12500 ms  #12  touch                       began at (195, 340)",
        " 12500 ms  #12  content pop                 so far refused by contentAtLeadingEdge: pager rests 390 pt past its leading edge",
        " 12600 ms  #12  touch 2                     began at (20, 700)",
        " 12600 ms  #12  content pop                 refused by contentAtLeadingEdge: pager rests 390 pt past its leading edge",
        " 12700 ms  #12  touch 2                     cancelled at (20, 700)",
      ])
    #expect("\(Self.trace)" == Self.trace.lines.joined(separator: "\n"))
  }

  @Test func `one of several policies is named`() {
    var trace = Self.trace
    trace.policies.append(StoredPolicy(.edgeOnly))

    #expect(trace.lines.contains { $0.hasSuffix("allowed: no rule objected [policy 1]") })
  }

  @Test func `a gesture prints as sentences`() {
    #expect(
      TraceStory(of: Self.trace, at: 30)?.lines == [
        "Earlier events were overwritten.",
        "At 0 ms a touch began at (195, 340), 195 pt from the leading edge, over no registered content.",
        "At 0 ms the content pop waited for movesTowardsTrailing: the touch has moved 0 pt of 10 pt.",
        "At 20 ms, after 30 pt, the content pop was allowed but for the screen, which is told once it "
          + "would begin.",
        "At 20 ms, after 30 pt, the content pop was allowed: no rule objected.",
        "At 20 ms, after 3 pt, the edge pop was refused while movesTowardsTrailing was undecided: "
          + "the pop recognizer failed before the rules decided.",
        "At 30 ms UIScrollView.pan failed.",
        "At 40 ms contentSwipe began.",
        "At 200 ms the touch ended at (312.3, 341).",
        "At 200 ms contentSwipe was reset.",
        "contentSwipe recognized the drag.",
      ])
    #expect(
      TraceStory(of: Self.trace)?.lines == [
        "At 12500 ms a touch began at (195, 340), 195 pt from the leading edge, over pager.",
        "At 12500 ms the content pop would be refused by contentAtLeadingEdge once the touch moves: "
          + "pager rests 390 pt past its leading edge.",
        "At 12600 ms touch 2 began at (20, 700).",
        "At 12600 ms the content pop was refused by contentAtLeadingEdge: pager rests 390 pt past its "
          + "leading edge.",
        "At 12700 ms touch 2 was cancelled at (20, 700).",
        "No recognizer began: the drag had no effect, or a view handled the touches itself.",
      ])
  }

  @Test(arguments: [(0, 1), (200, 1), (12_499, 1), (12_500, 12), (1e9, 12)])
  func `a gesture is selected by its time`(milliseconds: Double, gesture: Int) {
    #expect(TraceStory(of: Self.trace, at: milliseconds)?.gesture == gesture)
  }

  @Test func `gestures are listed, and an empty trace has neither a list nor a story`() {
    #expect(Self.trace.gestureList == "#1 at 0 ms, #12 at 12500 ms")
    var one = Self.trace
    one.events.removeAll { $0.gesture == 12 }
    #expect(one.gestureList == "#1 at 0 ms")
    #expect(GestureTrace().gestureList == nil)
    #expect(TraceStory(of: GestureTrace()) == nil)
  }

  @Test(
    arguments: [
      (
        8,
        "#1 at 0 ms, #2 at 1 ms, #3 at 2 ms, #4 at 3 ms, #5 at 4 ms, #6 at 5 ms, #7 at 6 ms, #8 at 7 ms"
      ),
      (
        9,
        "9: #1 at 0 ms, #2 at 1 ms, #3 at 2 ms, #4 at 3 ms, #5 at 4 ms, #6 at 5 ms, #7 at 6 ms, …, #9 at 8 ms"
      ),
    ])
  func `a list names eight gestures at most`(count: Int, text: String) {
    let trace = GestureTrace(
      events: (0..<count).map {
        TraceEvent(time: Double($0) / 1000, gesture: $0 + 1, kind: .recognizer("r", .began))
      })

    #expect(trace.gestureList == text)
  }
}
