#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// Tests calibration with recordings of stages whose answers are hidden.
@MainActor
package struct CalibrationProof {
  /// A drag that a person is asked to perform.
  package struct Drag {
    let screen: LabScreen
    let touches: @MainActor (_ frame: CGRect, _ rate: Double) -> [TouchScript.Step]

    /// Creates a drag.
    ///
    /// - Parameters:
    ///   - screen: The screen on which it is performed.
    ///   - touches: Its touches over a view with a frame in pt of the window, at a rate in Hz.
    package init(
      on screen: LabScreen,
      touches: @escaping @MainActor (_ frame: CGRect, _ rate: Double) -> [TouchScript.Step]
    ) {
      self.screen = screen
      self.touches = touches
    }
  }

  /// The errors of calibration, as sentences.
  package private(set) var failures: [String] = []
  private var stages = 0
  private var takes = 0
  private var ruledOut = 0
  /// The number of remaining answers that differ from a recording by themselves, and may agree
  /// together with others.
  private var explainedOtherwise = 0
  /// The number of those for which no agreeing combination was found. They remain, because the
  /// search is incomplete.
  private var withoutCombination = 0
  private var falsifications = 0
  private var played = 0
  private var random: SeededGenerator
  private let seed: UInt64
  private let drags: [Drag]
  private let progress: () -> Void

  /// Starts a proof with the drags to choose from.
  ///
  /// - Parameters:
  ///   - seed: The seed of the first stage; each further stage has the next one, so that a stage can
  ///     be run by itself.
  ///   - progress: Called before each behavior that a drag is played under.
  package init(_ drags: [Drag], seed: UInt64, progress: @escaping () -> Void = {}) {
    self.progress = progress
    self.drags = drags
    self.seed = seed
    random = SeededGenerator(seed: seed)
  }

  /// Records drags on one more stage, and calibrates with them.
  package mutating func runStage() {
    let stageSeed = seed &+ UInt64(stages)
    random = SeededGenerator(seed: stageSeed)
    stages += 1
    let version = SystemVersion.allCases.randomElement(using: &random) ?? .v26
    let truth = hiddenBehavior(on: version)
    let name = "stage \(stages), seed \(stageSeed)"
    let traces = (1...Self.dragsPerStage).compactMap { _ in record(on: truth, named: name) }
    let recorded = traces.compactMap { RecordedTake.all(of: $0.trace, named: $0.title).takes.first }
    takes += recorded.count
    var calibration = Calibration(on: version, progress: progress)
    for take in recorded { calibration.add(take) }
    played += calibration.played
    for unexplained in calibration.unexplainedTakes {
      let take = recorded.first { $0.recording == unexplained.recording }
      let run = take.map { Reproduction($0, behavior: truth) }
      let consulted = run?.played.first?.questions(until: .infinity) ?? []
      let isExplained = run?.isSame ?? false
      let needed = isExplained ? take.map { Self.least(of: truth, explaining: $0) } ?? truth : truth
      let hidden = needed.unlikelyAnswers(among: consulted).map(\.description) + ["likely ones"]
      failures.append(
        "\(name) (\(unexplained.screen), \(version)): not explained, "
          + (run?.differences.first.map { "and the hidden answers differ as well: \($0)" }
            ?? "the nearest \(unexplained.nearest.joined(separator: ", ")): "
            + "\(unexplained.difference)")
          + "; \(isExplained ? "needed" : "hidden") were \(hidden.joined(separator: ", "))")
    }
    check(calibration, against: truth, recorded, named: name)
    if let take = recorded.first, let first = traces.first {
      checkFalsified(in: take, of: first.trace, named: name)
    }
  }

  /// Returns a behavior that explains a take with as many likely answers as possible.
  private static func least(
    of behavior: UIKitBehavior, explaining take: RecordedTake
  ) -> UIKitBehavior {
    let likely = UIKitBehavior(version: behavior.version)
    return UIKitBehavior.Question.allCases.reduce(behavior) { behavior, question in
      let name = likely.answer(to: question)?.name
      let simpler = behavior.answers(to: question).first { $0.name == name }?.behavior
      guard let simpler, simpler != behavior, Reproduction(take, behavior: simpler).isSame else {
        return behavior
      }
      return simpler
    }
  }

  /// The number of drags on a stage.
  private static let dragsPerStage = 4

  private mutating func hiddenBehavior(on version: SystemVersion) -> UIKitBehavior {
    UIKitBehavior.Question.allCases.reduce(UIKitBehavior(version: version)) { behavior, question in
      behavior.answers(to: question).randomElement(using: &random)?.behavior ?? behavior
    }
  }

  private mutating func record(
    on behavior: UIKitBehavior, named name: String
  ) -> (trace: GestureTrace, title: String)? {
    guard let drag = drags.randomElement(using: &random) else { return nil }
    let screen = drag.screen
    let rate: Double = Bool.random(using: &random) ? 60 : 120
    let hand = HandMotion(
      drag.touches(screen.bounds, rate), within: screen.bounds, using: &random)
    let trial = Trial(
      TouchScript(hand.steps), on: screen, withArbiter: true, behavior: behavior,
      seed: random.next(), traceCapacity: RecordingMetrics.playedEvents * 4, isRecording: true)
    let trace = trial.trace.rounded(time: 0.001, place: 1 / 3)
    let title = "\(screen.name), \(Int(rate)) Hz"
    // The trace passes through a file, as that of a phone does.
    guard let read = try? GestureTrace(json: trace.json.utf8, named: name) else { return nil }
    return (read, title)
  }

  private mutating func check(
    _ calibration: Calibration, against truth: UIKitBehavior, _ takes: [RecordedTake],
    named name: String
  ) {
    let answers = calibration.answers
    for question in UIKitBehavior.Question.allCases {
      for answer in truth.answers(to: question) {
        if answer.behavior == truth {
          if !answers.allow(answer) {
            let cause = calibration.exclusion(of: answer).map {
              "\($0.recording), \($0.difference)"
            }
            let own = takes.lazy.compactMap { take in
              Reproduction(take, behavior: truth).differences.first
            }.first
            failures.append(
              "\(name): rules out what is true, \(answer) (\(cause ?? ""))"
                + (own.map { ", but the hidden answers differ as well: \($0)" } ?? ""))
          }
          continue
        }
        if !answers.allow(answer) {
          ruledOut += 1
        } else if takes.contains(where: { !Reproduction($0, behavior: answer.behavior).isSame }) {
          explainedOtherwise += 1
          if calibration.witness(of: answer) == nil { withoutCombination += 1 }
        }
      }
    }
  }

  /// Falsifies a recording, and checks that no answers explain the result.
  ///
  /// A recognizer ends before the touch moves, a pan begins as the touch lands, or the pop that
  /// moved the screen fails or is missing.
  private mutating func checkFalsified(
    in take: RecordedTake, of trace: GestureTrace, named name: String
  ) {
    // The search for answers that explain a falsified recording is long: one of the two without the
    // pop is enough for a stage.
    let lost = trace.losingPop(of: take).randomElement(using: &random).flatMap {
      RecordedTake.all(of: $0, named: take.recording).takes.first
    }
    for falsified in [take.withEarlyEnd, take.withEarlyPan, lost].compactMap(\.self) {
      falsifications += 1
      var calibration = Calibration(on: take.screen.version ?? .v26, progress: progress)
      calibration.add(falsified)
      if calibration.unexplainedTakes.isEmpty {
        failures.append("\(name) (\(take.recording)): a falsified recording was explained")
      }
    }
  }

  /// The result as lines.
  package var lines: [String] {
    failures + [
      "\(counted(stages, "stage")) with hidden answers, \(takes) drags, \(played) times played: "
        + "\(counted(ruledOut, "answer")) ruled out; of \(explainedOtherwise) that are left and differ by "
        + "themselves \(explainedOtherwise - withoutCombination) explain every drag together with others; "
        + "\(falsifications) falsified recordings: \(failures.count) faults"
    ]
  }
}

extension GestureTrace {
  /// The trace with times and places of touches rounded, as a device and a file may.
  fileprivate func rounded(time: TimeInterval, place: CGFloat) -> GestureTrace {
    var trace = self
    for index in trace.events.indices {
      trace.events[index].time = (events[index].time / time).rounded() * time
      if case .touch(let action, let number, let point, let type) = events[index].kind {
        let point = CGPoint(
          x: (point.x / place).rounded() * place, y: (point.y / place).rounded() * place)
        trace.events[index].kind = .touch(action, number: number, at: point, type: type)
      }
    }
    return trace
  }

  /// The traces in which the only pop that moved the screen of a take fails instead, or is missing.
  /// Empty if no pop moved the screen, or an app's recognizer may have.
  @MainActor
  fileprivate func losingPop(of take: RecordedTake) -> [GestureTrace] {
    let compared = take.chronicle.compared
    let recognizers = take.snapshot.recognizers
    let began = events.indices.filter { position in
      guard case .recognizer(_, .began) = events[position].kind,
        let index = events[position].index
      else { return false }
      return recognizers[index].pop != nil
    }
    guard let pop = began.first, began.count == 1, let index = events[pop].index,
      compared.contains(index), take.gestures.contains(events[pop].gesture),
      !events.contains(where: { $0.isState && $0.index.map(take.snapshot.mayRunCode) ?? true }),
      let lift = events.first(where: { $0.gesture == events[pop].gesture && $0.isLift }),
      events[pop].time < lift.time - RecordingMetrics.frames,
      let change = events[pop...].first(where: { event in
        if case .navigation(let state) = event.kind {
          state.transition == .interactive
        } else {
          false
        }
      }), change.time < lift.time - RecordingMetrics.frames
    else { return [] }
    var (failed, missing) = (self, self)
    if case .recognizer(let name, _) = events[pop].kind {
      failed.events[pop].kind = .recognizer(name, .failed)
    }
    missing.events.removeAll { $0.index == index && $0.isState }
    return [failed, missing]
  }
}

extension TraceEvent {
  /// Whether it is a state of a recognizer.
  fileprivate var isState: Bool { recognizerName != nil }

  /// Whether a touch lifts.
  fileprivate var isLift: Bool {
    if case .touch(.ended, _, _, _) = kind { true } else { false }
  }
}

extension RecordedTake {
  /// The take in which a recognizer ends as its touch lands, which no answer causes; nil if no
  /// recognizer was compared.
  fileprivate var withEarlyEnd: RecordedTake? {
    let compared = chronicle.compared
    for event in events {
      guard case .recognizer(let name, _) = event.kind, let index = event.index,
        compared.contains(index), let start = events.first
      else { continue }
      let lie = TraceEvent(
        time: start.time, gesture: start.gesture, kind: .recognizer(name, .ended), index: index)
      return replacing(events: [start, lie] + events.dropFirst())
    }
    return nil
  }

  /// The take in which a pan begins as its touch lands; nil if no pan began later.
  fileprivate var withEarlyPan: RecordedTake? {
    guard let start = events.first, let landing = events.firstIndex(where: \.isTouch),
      let moved = events.firstIndex(where: {
        if case .touch(.moved, _, _, _) = $0.kind { true } else { false }
      })
    else { return nil }
    let compared = chronicle.compared
    let began = events.indices.first { position in
      guard position > moved, case .recognizer(_, .began) = events[position].kind,
        let index = events[position].index
      else { return false }
      let recognizer = snapshot.recognizers[index]
      return compared.contains(index) && recognizer.kind == .pan && recognizer.maker != .arbiter
    }
    guard let began else { return nil }
    var lie = events
    var event = lie.remove(at: began)
    (event.time, event.gesture) = (start.time, start.gesture)
    lie.insert(event, at: landing + 1)
    return replacing(events: lie)
  }
}
#endif
