import Foundation
import HeadlessUIKit

/// What the engine takes for one touch event with n related recognizers under the finger.
@MainActor
package struct Benchmark {
  /// One figure, as it is printed.
  package struct Line: Equatable, Sendable {
    /// How the recognizers are related.
    package let kind: String
    /// How many there are.
    package let n: Int
    /// The best round's time for an event, in µs.
    package let usPerEvent: Double
    /// The recognizers that recognized in one sequence.
    package let firedPerSequence: Double
  }

  /// Figures are the best of this many rounds: the least disturbed by whatever else runs.
  package nonisolated static let rounds = 5

  private let engine = HeadlessEngine()
  private let window = UIWindow(frame: StageMetrics.screen)
  private let kind: BenchmarkKind
  private let n: Int
  private let steps: [(time: TimeInterval, samples: [TouchSample])]
  private let counter = Counter()

  private final class Counter {
    var fired = 0
  }

  /// Sets a benchmark up.
  package init(_ kind: BenchmarkKind, n: Int) {
    self.kind = kind
    self.n = n
    steps = kind.script.steps.map { ($0.time, [$0.sample]) }
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

  /// Measures rounds of a number of seconds each by the wall clock.
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
      best = min(best, elapsed * 1e6 / Double(sequences * steps.count))
      fired = Double(counter.fired) / Double(sequences)
    }
    return Line(kind: kind.rawValue, n: n, usPerEvent: best, firedPerSequence: fired)
  }

  /// Plays one sequence, a second of virtual time after the last.
  private func play() {
    let start = engine.clock.now + 1
    for step in steps { engine.send(step.samples, at: start + step.time) }
  }
}
