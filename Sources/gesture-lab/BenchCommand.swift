import Foundation
import GestureLab

/// Measures the engine: `gesture-lab bench [--json] SECONDS`.
@MainActor
struct BenchCommand {
  private var seconds: TimeInterval?
  private var isJSON = false

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    while let word = arguments.next() {
      if word == "--json" {
        isJSON = true
      } else if let number = Double(word), number > 0, number <= 60, seconds == nil {
        seconds = number
      } else {
        throw .usage("bench takes --json and the seconds of a round, at most 60, not \"\(word)\".")
      }
    }
    guard seconds != nil else {
      throw .usage("bench needs the seconds of a round, such as 0.5.")
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    for kind in BenchmarkKind.allCases {
      for n in [1, 2, 10, 100] {
        let line = Benchmark(kind, n: n).run(seconds: seconds ?? 0)
        console.output(isJSON ? json(line) : text(line))
      }
    }
    return .fine
  }

  private func json(_ line: Benchmark.Line) -> String {
    """
    {"kind":"\(line.kind)","n":\(line.n),"us_per_event":\(rounded(line.usPerEvent)),\
    "fired_per_seq":\(rounded(line.firedPerSequence))}
    """
  }

  private func text(_ line: Benchmark.Line) -> String {
    "\(line.kind), \(line.n) recognizers: \(rounded(line.usPerEvent)) µs an event, "
      + "\(rounded(line.firedPerSequence)) recognized"
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
