#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// The time of a touch event in the engine, with n related recognizers on the hit view.
@MainActor
package struct Benchmark {
  /// One figure.
  package struct Line: Equatable, Sendable {
    /// The relation of the recognizers.
    package let kind: String
    /// The number of recognizers.
    package let n: Int
    /// The time of an event in the best round, in µs.
    package let usPerEvent: Double
    /// The number of recognizers that recognize in one sequence.
    package let firedPerSequence: Double
  }

  /// The number of rounds; the best one counts, as the least disturbed.
  package nonisolated static let rounds = 5

  private let engine: HeadlessEngine
  private let window = UIWindow(frame: StageMetrics.screen)
  private let kind: BenchmarkKind
  private let n: Int
  private let events: [TouchEvent]
  private let counter = Counter()

  private final class Counter {
    var fired = 0
  }

  /// Makes a benchmark of the engine under a behavior.
  package init(_ kind: BenchmarkKind, n: Int, behavior: UIKitBehavior = UIKitBehavior()) {
    engine = HeadlessEngine(behavior: behavior)
    self.kind = kind
    self.n = n
    events = kind.script.steps.events
    for recognizer in kind.recognizers(n, keeper: window) {
      let recognition =
        recognizer is UITapGestureRecognizer
        ? UIGestureRecognizer.State.recognized : UIGestureRecognizer.State.began
      recognizer.observeActions { [counter] in
        if $0.state == recognition { counter.fired += 1 }
      }
      window.addGestureRecognizer(recognizer)
    }
    engine.attach(window)
  }

  /// Measures rounds of a duration in s, by the wall clock.
  package func run(seconds: TimeInterval) -> Line {
    play()
    var best = Double.infinity
    var fired = 0.0
    for _ in 0..<Self.rounds {
      counter.fired = 0
      var sequences = 0
      let start = Date()
      var elapsed = 0.0
      repeat {
        play()
        sequences += 1
        elapsed = Date().timeIntervalSince(start)
      } while elapsed < seconds
      best = min(best, elapsed * 1e6 / Double(sequences * events.count))
      fired = Double(counter.fired) / Double(sequences)
    }
    return Line(kind: kind.rawValue, n: n, usPerEvent: best, firedPerSequence: fired)
  }

  /// Plays one sequence, 1 s of virtual time after the last one.
  private func play() {
    Player(on: engine).play(events, from: engine.clock.now + 1)
  }
}
#endif
