#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// Plays a scenario on the engine and compares the outcome with its expectations.
@MainActor
package struct ScenarioRun {
  /// The differences, such as "expected pan 1, got 0"; empty if the scenario passed.
  package private(set) var differences: [String] = []
  /// The whole outcome, as facts for a comparison with another run.
  package private(set) var outcome = ExploredOutcome()
  /// The open questions that the engine consulted, in the order of the list.
  package var consultedQuestions: [UIKitBehavior.Question] {
    UIKitBehavior.Question.allCases.filter(consulted.contains)
  }

  private let behavior: UIKitBehavior
  private let seed: UInt64
  private var consulted: Set<UIKitBehavior.Question> = []

  /// Plays a scenario under a behavior; the seed determines its shuffles.
  package init(
    _ scenario: ArbitrationScenario, behavior: UIKitBehavior = UIKitBehavior(), seed: UInt64 = 1
  ) {
    self.behavior = behavior
    self.seed = seed
    switch scenario.body {
    case .screen(let screen): play(screen)
    case .prevention(let table):
      play(table, isWinnerFirst: true)
      play(table, isWinnerFirst: false)
    }
    outcome.note(
      "expectations", differences.isEmpty ? "met" : differences.joined(separator: "; "))
  }

  private mutating func play(_ scenario: ScreenScenario) {
    let log = ScenarioLog()
    let engine = HeadlessEngine(behavior: behavior, seed: seed)
    let window = UIWindow(frame: StageMetrics.screen)
    let recognizers = ScenarioBuilder.build(scenario, in: window, log: log)
    engine.attach(window)

    for cue in scenario.claims {
      engine.clock.schedule(after: cue.time) { recognizers[cue.id]?.state = .began }
    }
    for cue in scenario.fails {
      engine.clock.schedule(after: cue.time) { recognizers[cue.id]?.state = .failed }
    }
    let player = Player(on: engine)
    var checkpoints = scenario.checkpoints
    for event in scenario.events {
      while let next = checkpoints.first, next.time < event.time {
        engine.clock.advance(to: next.time)
        compare(next, with: log)
        checkpoints.removeFirst()
      }
      player.send(event.samples, at: event.time)
    }
    for checkpoint in checkpoints {
      engine.clock.advance(to: checkpoint.time)
      compare(checkpoint, with: log)
    }
    engine.clock.advance(to: scenario.runUntil)

    compare(scenario.expect, with: log.recognitions)
    compare(scenario.expectChanged, with: log.changes, of: " changes")
    compare(scenario.states, with: log.states, of: "states")
    compare(scenario.viewLog, with: log.touches, of: "touches")
    for description in scenario.recognizers { outcome.note(log, ofRecognizer: description.id) }
    for view in scenario.views { outcome.note(log, ofView: view.id) }
    consulted.formUnion(engine.consultedQuestions)
    _ = recognizers
  }

  private mutating func play(_ table: PreventionTable, isWinnerFirst: Bool) {
    let engine = HeadlessEngine(behavior: behavior, seed: seed)
    let window = UIWindow(frame: StageMetrics.screen)
    let (winner, other) = (ScriptedRecognizer(), ScriptedRecognizer())
    winner.beginsAtTouchDown = true
    winner.prevents = table.activeCanPrevent
    other.isPreventable = table.possibleCanBePrevented
    let delegates = [
      delegate(answering: table.activeAllowsSimultaneous, for: winner),
      delegate(answering: table.possibleAllowsSimultaneous, for: other),
    ]
    for recognizer in isWinnerFirst ? [winner, other] : [other, winner] {
      window.addGestureRecognizer(recognizer)
    }
    engine.attach(window)
    let recorder = Recorder()
    recorder.observe(engine)

    Player(on: engine).send(TouchSample(phase: .began, location: CGPoint(x: 50, y: 50)), at: 0)

    // The state does not show it for long: a failed recognizer may be reset at once (C062).
    let isPrevented = recorder.log.isPrevented(other)
    outcome.note("prevented, active one \(isWinnerFirst ? "first" : "last")", "\(isPrevented)")
    consulted.formUnion(engine.consultedQuestions)
    if isPrevented != table.expectsPrevented {
      let order = isWinnerFirst ? "first" : "last"
      differences.append(
        "expected prevented \(table.expectsPrevented) with the active one added \(order), "
          + "got \(isPrevented)")
    }
    withExtendedLifetime(delegates) {}
  }

  private func delegate(
    answering answer: Bool?, for recognizer: UIGestureRecognizer
  ) -> ScenarioDelegate? {
    guard let answer else { return nil }
    let delegate = ScenarioDelegate()
    delegate.partners = answer ? nil : []
    recognizer.delegate = delegate
    return delegate
  }

  private mutating func compare(_ checkpoint: ScreenScenario.Checkpoint, with log: ScenarioLog) {
    let milliseconds = Int((checkpoint.time * 1000).rounded())
    compare(checkpoint.expect, with: log.recognitions, when: " at \(milliseconds) ms")
  }

  private mutating func compare(
    _ expected: [String: ExpectedCount], with actual: [String: Int], of what: String = "",
    when: String = ""
  ) {
    for (id, count) in expected.sorted(by: { $0.key < $1.key }) {
      let got = actual[id] ?? 0
      if !count.matches(got) {
        differences.append("expected \(id)\(what) \(count)\(when), got \(got)")
      }
    }
  }

  private mutating func compare(
    _ expected: [String: [String]], with actual: [String: [String]], of what: String
  ) {
    for (id, words) in expected.sorted(by: { $0.key < $1.key }) where actual[id] ?? [] != words {
      differences.append("expected \(id) \(what) \(words), got \(actual[id] ?? [])")
    }
  }
}

extension ScreenScenario {
  /// The touches as events.
  fileprivate var events: [TouchEvent] {
    touches.map { touch in
      TouchScript.Step(
        time: touch.time,
        sample: TouchSample(
          touch: touch.number, phase: touch.phase.phase, location: touch.location))
    }.events
  }
}

extension ScreenScenario.Touch.Phase {
  fileprivate var phase: UITouch.Phase {
    switch self {
    case .began: .began
    case .moved: .moved
    case .ended: .ended
    case .cancelled: .cancelled
    }
  }
}
#endif
