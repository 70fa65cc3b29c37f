#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import LabWorkshop
import Testing

/// What a tracer records, and that recording changes nothing.
@MainActor @Suite struct GestureTracerTests {
  @Test func `a pop is recorded line by line`() {
    let drag = TouchScript().down(at: CGPoint(x: 200, y: 400))
      .move(to: CGPoint(x: 260, y: 402), over: 0.1).up()

    let trace = Trial(drag, on: .pagerFirstPage, withArbiter: true, traceCapacity: 100).trace

    #expect(
      trace.lines.dropFirst() == [
        "     0 ms  #1  touch                                began at (200, 400)",
        "     0 ms  #1  edge pop                             so far allowed: no rule objected",
        "     0 ms  #1  content pop                          undecided by movesTowardsTrailing: "
          + "the touch has moved 0 pt of 10 pt",
        "    17 ms  #1  content pop                          allowed: no rule objected",
        "    17 ms  #1  pager.pan                            failed",
        "    17 ms  #1  UINavigationController.edgeSwipe     failed",
        "    33 ms  #1  UIScrollView.touchDelay              failed",
        "    33 ms  #1  UINavigationController.contentSwipe  began",
        "    33 ms  #1  GestureArbiter.contentGate           failed",
        "    33 ms  #1  GestureArbiter.scrollDeferral        began",
        "   100 ms  #1  touch                                ended at (260, 402)",
        "   100 ms  #1  UINavigationController.contentSwipe  reset",
        "   100 ms  #1  GestureArbiter.scrollDeferral        reset",
        "   100 ms  #1  transition                           ended",
      ])
    #expect(trace.lines.first == "policy 1: \(PopPolicy.standard)")
  }

  @Test(arguments: await [LabScreen.pagerFirstPage, .drivenPlain], SystemVersion.allCases)
  func `the end of the transition is recorded after the touch has ended`(
    screen: LabScreen, version: SystemVersion
  ) throws {
    // Starts at the edge, where every release pops.
    let out = TouchScript().down(at: CGPoint(x: 8, y: 400))
      .move(to: CGPoint(x: 150, y: 402), over: 0.2)
    let scripts = [
      (out.up(), RecognizerState.ended, "At 200 ms the transition continues to its end."),
      (
        out.move(to: CGPoint(x: 30, y: 402), over: 0.3).up(), .cancelled,
        "At 500 ms the transition was cancelled, and the screen returns."
      ),
    ]

    for (script, state, sentence) in scripts {
      let trial = Trial(
        script, on: screen, withArbiter: true, behavior: UIKitBehavior(version: version),
        traceCapacity: 100)

      #expect(trial.screensPopped == (state == .ended ? 1 : 0))
      let transitions = trial.trace.events.map(\.kind).filter {
        if case .recognizer(TraceEvent.transition, _) = $0 { true } else { false }
      }
      #expect(transitions == [.recognizer(TraceEvent.transition, state)], "\(trial.trace)")
      #expect(try #require(TraceStory(of: trial.trace)).lines.contains(sentence))
    }
  }

  /// Each screen on one release.
  @Test func `a traced drag is decided as an untraced one, and its JSON repeats that`() throws {
    let versions = SystemVersion.allCases
    var checked = 0
    for (index, screen) in LabScreen.all.enumerated() {
      let version = versions[index % versions.count]
      for (direction, place) in Self.strokes(index / versions.count) {
        let script = TouchScript.humanStroke(on: screen, direction, place)
        let behavior = UIKitBehavior(version: version)
        let name = "\(screen.name), \(direction) from \(place), \(version)"

        let untraced = Trial(script, on: screen, withArbiter: true, behavior: behavior)
        let traced = Trial(
          script, on: screen, withArbiter: true, behavior: behavior, traceCapacity: 1_000)

        let others = traced.timeline.entries.filter { $0.subject != "GestureArbiter.trace" }
        #expect(others == untraced.timeline.entries, "\(name)")
        #expect(traced.owner == untraced.owner && traced.decisions == untraced.decisions)
        #expect(traced.screensPopped == untraced.screensPopped)
        let trace = traced.trace
        // No touch lands in the navigation controller's view under a sheet, and at the left edge of a
        // split view.
        let isOutside =
          screen.name == "sheet"
          || screen.name.hasPrefix("split-") && !screen.name.hasPrefix("split-collapsed")
            && place == .edge && direction != .left
        #expect(trace.events.isEmpty == isOutside, "\(name)")
        let decided = trace.events.filter(\.isDecided).compactMap(\.decision?.decision)
        #expect(decided == traced.decisions, "\(name)")
        #expect((TraceStory(of: trace) == nil) == trace.events.isEmpty)

        let read = try GestureTrace(json: trace.json.utf8, named: screen.name)
        let check = read.checkDecisions()
        #expect(read == trace)
        #expect(check.isSame, "\(name): \(check)")
        checked += check.checked
      }
    }
    #expect(checked > 100)
  }

  /// The strokes for a screen: to the right, and in one other direction, which varies with the
  /// index.
  private static func strokes(_ index: Int) -> [(SwipeDirection, StrokePlace)] {
    let others = SwipeDirection.allCases.filter { $0 != .right }
    return StrokePlace.allCases.flatMap { place in
      [(.right, place), (others[index % others.count], place)]
    }
  }

  @Test func `every law holds on random stages while the arbiter traces`() {
    var traced = 0
    for number in 0..<400 {
      let stage = StageGenerator.stage(number, seed: 31)
      guard stage.steps.contains(where: { $0.act == .trace(stack: "A") }) else { continue }
      traced += 1
      #expect(CaseRun(stage).violation == nil, "\(stage.lines.joined(separator: "\n"))")
    }
    #expect(traced > 20)
  }

  @Test func `tracing is off by default, and then no recognizer is added`() {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter

    stage.swipeRight()

    #expect(arbiter.traceCapacity == 0 && !arbiter.logsTrace)
    #expect(arbiter.trace == GestureTrace())
    #expect(!stage.gates().contains { $0.name == "GestureArbiter.trace" })
  }

  @Test func `the recognizer samples while a capacity or the log is set`() {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter
    func isSampling() -> Bool { stage.gates().contains { $0.name == "GestureArbiter.trace" } }

    arbiter.traceCapacity = 50
    #expect(isSampling() && arbiter.traceCapacity == 50)
    arbiter.traceCapacity = 0
    #expect(!isSampling() && arbiter.traceCapacity == 0)
    arbiter.traceCapacity = -3
    #expect(!isSampling() && arbiter.traceCapacity == 0)
    arbiter.traceCapacity = .max
    #expect(isSampling() && arbiter.traceCapacity == DiagnosticMetrics.traceEvents)
    arbiter.logsTrace = true
    arbiter.traceCapacity = 0
    #expect(isSampling() && arbiter.logsTrace)
    arbiter.logsTrace = false
    #expect(!isSampling())
    arbiter.traceCapacity = 60
    arbiter.remove()
    #expect(stage.gates() == [])
    arbiter.traceCapacity = 70
    #expect(stage.gates() == [])
  }

  @Test(arguments: [0, 1, 2, 3, 6, 12])
  func `an arbiter removed during a drag leaves no recognizer, and keeps its trace`(frame: Int) {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter
    arbiter.traceCapacity = 50
    let script = TouchScript.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 180, y: 4))

    for (index, step) in script.steps.enumerated() {
      if index == frame { arbiter.remove() }
      stage.engine.send([step.sample], at: step.time)
    }
    stage.rest()

    #expect(stage.gates() == [])
    #expect(arbiter.trace.events.isEmpty == (frame == 0))
  }

  @Test func `gestures and touches are numbered, and the latest events are kept`() {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter
    arbiter.traceCapacity = 1_000

    stage.play(TouchScript().down(at: CGPoint(x: 90, y: 300)).hold(for: 0.05).up())
    stage.play(
      TouchScript().down(at: CGPoint(x: 90, y: 300)).hold(for: 0.05)
        .down(at: CGPoint(x: 200, y: 300), touch: 1).hold(for: 0.05).up()
        .hold(for: 0.05).up(touch: 1))
    let whole = arbiter.trace

    #expect(whole.gestures == [1, 2])
    #expect(
      whole.events.compactMap { event -> String? in
        guard case .touch(let action, let number, _, _) = event.kind else { return nil }
        return "\(event.gesture): \(number) \(action)"
      } == [
        "1: 1 began", "1: 1 ended", "2: 1 began", "2: 2 began", "2: 1 ended", "2: 2 ended",
      ])

    arbiter.traceCapacity = 5
    #expect(arbiter.trace == GestureTrace())
    stage.swipeRight()
    #expect(arbiter.trace.events.count == 5)
    #expect(arbiter.trace.lost > 0)
    #expect(arbiter.trace.gestures == [3])
  }

  @Test func `a drag that ends undecided, and one that UIKit's recognizer fails on, are repeated`()
  {
    let short = TouchScript.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 6, y: 0))
    let scripts = [short, .humanStroke(on: .plain, .up, .middle)]

    let traces = scripts.map {
      Trial($0, on: .plain, withArbiter: true, traceCapacity: 1_000).trace
    }

    let reasons = traces.map { trace in
      trace.events.filter(\.isDecided).compactMap(\.decision?.decision.refusal)
    }
    #expect(reasons[0].contains(.endedUndecided))
    #expect(reasons[1].contains { $0.code == "recognizerFailed" })
    #expect(traces.allSatisfy { $0.checkDecisions().isSame })
  }

  @Test func `a screen's policy and the app's own rule are in the trace`() {
    let stage = Stage()
    let screen = UIViewController()
    screen.popPolicy = PopPolicy(
      start: .leading(300), rules: [.refuse("editing") { $0.isEditing }] + PopPolicy.standardRules)
    screen.isEditing = true
    stage.push(screen)
    stage.arbiter.traceCapacity = 100

    stage.swipeRight()

    let trace = stage.arbiter.trace
    #expect(trace.policies.map(\.description) == ["\(screen.popPolicy ?? .disabled)"])
    #expect(trace.checkDecisions().missingRules == [#".refuse("editing")"#])
    #expect(trace.checkDecisions(with: [.refuse("editing") { $0.isEditing }]).isSame)
  }
}
#endif
