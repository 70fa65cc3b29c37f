import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit
import Testing

/// What an arbiter writes down.
@MainActor @Suite struct TraceTests {
  private let drag = TouchScript()
    .down(at: CGPoint(x: 200, y: 400)).move(to: CGPoint(x: 260, y: 402), over: 0.1).up()

  @Test func `a drag that pops is told line by line`() {
    let trace = Trial(drag, on: .pagerFirstPage, withArbiter: true, traceCapacity: 100).trace

    #expect(
      trace.lines.dropFirst() == [
        "     0 ms  #1  finger                               landed at (200, 400)",
        "     0 ms  #1  edge pop                             undecided: movesTowardsTrailing — "
          + "the finger has moved 0 pt of 10 pt",
        "     0 ms  #1  content pop                          undecided: movesTowardsTrailing — "
          + "the finger has moved 0 pt of 10 pt",
        "    17 ms  #1  content pop                          allowed: noObjection",
        "    17 ms  #1  UINavigationController.edgeSwipe     failed",
        "    33 ms  #1  UIScrollView.touchDelay              failed",
        "    33 ms  #1  pager.pan                            failed",
        "    33 ms  #1  UINavigationController.contentSwipe  began",
        "    33 ms  #1  GestureArbiter.edgeGate              began",
        "    33 ms  #1  GestureArbiter.contentGate           failed",
        "    50 ms  #1  GestureArbiter.yieldGate             began",
        "   100 ms  #1  finger                               lifted at (260, 402)",
        "   100 ms  #1  UINavigationController.contentSwipe  reset",
        "   100 ms  #1  GestureArbiter.edgeGate              reset",
        "   100 ms  #1  GestureArbiter.yieldGate             reset",
        "   100 ms  #1  transition                           ended",
      ])
    #expect(trace.lines.first == "policy 1: \(PopPolicy.standard)")
  }

  @Test(arguments: await [LabScreen.pagerFirstPage, .drivenPlain], SystemVersion.allCases)
  func `what became of the screen is told once the finger has gone`(
    screen: LabScreen, version: SystemVersion
  ) throws {
    // Over the edge, where every release pops.
    let out = TouchScript().down(at: CGPoint(x: 8, y: 400))
      .move(to: CGPoint(x: 150, y: 402), over: 0.2)
    let scripts = [
      (out.up(), RecognizerState.ended, "At 200 ms the screen was let go, and goes on to the end."),
      (
        out.move(to: CGPoint(x: 30, y: 402), over: 0.3).up(), .cancelled,
        "At 500 ms the screen was let go, and goes back where it was."
      ),
    ]

    for (script, state, sentence) in scripts {
      let trial = Trial(
        script, on: screen, withArbiter: true, behavior: UIKitBehavior(version: version),
        traceCapacity: 100)

      #expect(trial.screensPopped == (state == .ended ? 1 : 0))
      #expect(
        trial.trace.events.map(\.kind).filter {
          if case .recognizer(TraceEvent.transition, _) = $0 { true } else { false }
        } == [.recognizer(TraceEvent.transition, state)], "\(trial.trace)")
      #expect(try #require(TraceStory(of: trial.trace)).lines.contains(sentence))
    }
  }

  @Test func `what was told is traced, in order, and nothing else as a decision`() {
    for screen in LabScreen.all {
      for direction in SwipeDirection.allCases {
        for place in StrokePlace.allCases {
          let script = TouchScript.on(screen, direction, place)

          let trial = Trial(script, on: screen, withArbiter: true, traceCapacity: 1_000)

          let decided = trial.trace.events.filter(\.isDecided).compactMap(\.decision?.decision)
          #expect(decided == trial.decisions, "\(screen.name), \(direction) from \(place)")
        }
      }
    }
  }

  @Test func `traced, every drag goes as it does untraced, on every screen of every iOS`() {
    for version in SystemVersion.allCases {
      for screen in LabScreen.all {
        for direction in SwipeDirection.allCases {
          for place in StrokePlace.allCases {
            let script = TouchScript.on(screen, direction, place)
            let behavior = UIKitBehavior(version: version)

            let usual = Trial(script, on: screen, withArbiter: true, behavior: behavior)
            let traced = Trial(
              script, on: screen, withArbiter: true, behavior: behavior, traceCapacity: 1_000)

            let others = traced.timeline.entries.filter { $0.subject != "GestureArbiter.trace" }
            #expect(others == usual.timeline.entries, "\(screen.name), \(direction), \(version)")
            #expect(traced.owner == usual.owner && traced.decisions == usual.decisions)
            #expect(traced.screensPopped == usual.screensPopped)
            // Over a sheet no finger lands in the navigation controller's view.
            #expect(traced.trace.events.isEmpty == (screen.name == "sheet"))
          }
        }
      }
    }
  }

  @Test func `every decision on every screen replays from its JSON`() throws {
    var replayed = 0
    for screen in LabScreen.all {
      for direction in SwipeDirection.allCases {
        for place in StrokePlace.allCases {
          let script = TouchScript.on(screen, direction, place)
          let trial = Trial(script, on: screen, withArbiter: true, traceCapacity: 1_000)

          let read = try GestureTrace(json: trial.trace.json.utf8, named: screen.name)
          let replay = read.replay()

          #expect(read == trial.trace)
          #expect(replay.isSame, "\(screen.name), \(direction): \(replay)")
          replayed += replay.replayed
          #expect((TraceStory(of: read) == nil) == read.events.isEmpty)
        }
      }
    }
    #expect(replayed > 1_000)
  }

  @Test(arguments: [31, 32] as [UInt64])
  func `every law holds while the arbiter traces`(seed: UInt64) {
    var stress = Stress(seed: seed, trial: StressTrial(isTraced: true))

    stress.run { $0.cases < 100 }

    #expect(stress.finding.map { "case \($0.number), \($0.violation)" } == nil)
    #expect(stress.cases == 100)
  }

  @Test func `it is off at first, and there is nothing to see`() {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter

    stage.swipeRight()

    #expect(arbiter.traceCapacity == 0 && !arbiter.logsTrace)
    #expect(arbiter.trace == GestureTrace())
    #expect(!stage.gates().contains { $0.name == "GestureArbiter.trace" })
  }

  @Test func `on, a recognizer comes; off, it goes; taken away, the arbiter leaves none`() {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter
    func isThere() -> Bool { stage.gates().contains { $0.name == "GestureArbiter.trace" } }

    arbiter.traceCapacity = 50
    #expect(isThere() && arbiter.traceCapacity == 50)
    arbiter.traceCapacity = 0
    #expect(!isThere() && arbiter.traceCapacity == 0)
    arbiter.traceCapacity = -3
    #expect(!isThere() && arbiter.traceCapacity == 0)
    arbiter.traceCapacity = .max
    #expect(isThere() && arbiter.traceCapacity == TraceMetrics.mostEvents)
    arbiter.logsTrace = true
    arbiter.traceCapacity = 0
    #expect(isThere() && arbiter.logsTrace)
    arbiter.logsTrace = false
    #expect(!isThere())
    arbiter.traceCapacity = 60
    arbiter.remove()
    #expect(stage.gates() == [])
    arbiter.traceCapacity = 70
    #expect(stage.gates() == [])
  }

  @Test(arguments: [0, 1, 2, 3, 6, 12])
  func `taken away under a finger, it leaves nothing, and keeps what it has seen`(frame: Int) {
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

  @Test func `gestures are numbered, fingers too, and the latest events are kept`() {
    let stage = Stage()
    stage.push(UIViewController())
    let arbiter = stage.arbiter
    arbiter.traceCapacity = 1_000

    stage.play(TouchScript().down(at: CGPoint(x: 90, y: 300)).hold(for: 0.05).up())
    stage.play(
      TouchScript().down(at: CGPoint(x: 90, y: 300)).hold(for: 0.05)
        .down(at: CGPoint(x: 200, y: 300), finger: 1).hold(for: 0.05).up()
        .hold(for: 0.05).up(finger: 1))
    let whole = arbiter.trace

    #expect(whole.gestures == [1, 2])
    #expect(
      whole.events.compactMap { event -> String? in
        guard case .finger(let action, let number, _) = event.kind else { return nil }
        return "\(event.gesture): \(number) \(action)"
      } == [
        "1: 1 landed", "1: 1 lifted", "2: 1 landed", "2: 2 landed", "2: 1 lifted", "2: 2 lifted",
      ])

    arbiter.traceCapacity = 5
    #expect(arbiter.trace == GestureTrace())
    stage.swipeRight()
    #expect(arbiter.trace.events.count == 5)
    #expect(arbiter.trace.lost > 0)
    #expect(arbiter.trace.gestures == [3])
  }

  @Test func `a drag that ends undecided, and one that UIKit gives up, replay too`() {
    let short = TouchScript.drag(from: CGPoint(x: 195, y: 422), by: CGPoint(x: 6, y: 0))
    let scripts = [short, .on(.plain, .up, .middle)]

    let traces = scripts.map {
      Trial($0, on: .plain, withArbiter: true, traceCapacity: 1_000).trace
    }

    let reasons = traces.map { trace in
      trace.events.filter(\.isDecided).compactMap(\.decision?.decision.refusal)
    }
    #expect(reasons[0].contains(.endedUndecided))
    #expect(reasons[1].contains(.recognizerGaveUp))
    #expect(traces.allSatisfy { $0.replay().isSame })
  }

  @Test func `a screen of its own policy, and a rule of its own, are in the trace`() {
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
    #expect(trace.replay().missingRules == [#".refuse("editing")"#])
    #expect(trace.replay(with: [.refuse("editing") { $0.isEditing }]).isSame)
  }
}

extension TouchScript {
  /// A human stroke on a screen, as `gesture-lab timeline` makes it.
  @MainActor
  fileprivate static func on(
    _ screen: LabScreen, _ direction: SwipeDirection, _ place: StrokePlace
  ) -> TouchScript {
    var generator = StrokeGenerator(seed: 1)
    let start = place.start(for: direction, height: screen.strokeHeight, reading: screen.reading)
    return TouchScript(
      generator.next(direction).placed(startingAt: start, within: StageMetrics.screen))
  }
}
