#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop

/// Measures the engine, or with `--arbiter` the arbiter: `gesture-lab measure bench SECONDS`.
struct BenchCommand: Command {
  static let verb: Verb? = .measure
  static let topic = "bench"
  static let summary = "the time of an event in the engine, or of the arbiter"
  static let example = ["measure", "bench", "0.5"]
  static let help = [
    CommandHelp(
      arguments: ["[--json] [--arbiter] [--kind KIND] [--n N] SECONDS"],
      text: """
        Measures the time of a touch event in the engine, the best of \(Benchmark.rounds) rounds \
        of SECONDS, of which a release build takes the least.
        """,
      options: [
        .init(
          "--arbiter",
          "measures the arbiter instead, the lowest median of the rounds: the mean event of a drag, "
            + "and its landing alone, with a registered pager against the same screen without an "
            + "arbiter; 1, 100 and 1000 registered views among 1000; a trace, a recording, a snapshot "
            + "and the map of a rebuilt screen. Only one stage exists at a time. Under "
            + "LD_PRELOAD=libc_malloc_debug.so.0 MALLOC_TRACE=FILE it also counts allocations; the "
            + "times are meaningless then"),
        .init(
          "--kind KIND",
          "only one kind: \(BenchmarkKind.allCases.map(\.rawValue).joined(separator: ", "))"),
        .init("--n N", "only one number of recognizers, at most 1000"),
        .init("--json", "one JSON object a line"),
      ])
  ]

  private var seconds: TimeInterval?
  private var isJSON = false
  private var isAboutArbiter = false
  private var isNarrowed = false
  private var kinds = BenchmarkKind.allCases
  private var sizes = [1, 2, 10, 100]
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      if word == "--json" {
        isJSON = true
      } else if word == "--arbiter" {
        isAboutArbiter = true
      } else if word == "--kind" {
        isNarrowed = true
        kinds = [try arguments.choice(of: word)]
      } else if word == "--n" {
        isNarrowed = true
        sizes = [try arguments.number(of: word, in: 1...1_000)]
      } else if let number = Double(word), number > 0, number <= 60, seconds == nil {
        seconds = number
      } else {
        guard !word.hasPrefix("-") || Double(word) != nil else { throw Self.unknown(word) }
        throw .usage(
          seconds == nil
            ? "\(Self.name) takes the seconds of a round, more than 0 and at most 60, not \"\(word)\"."
            : "\"\(word)\" is one argument too many.")
      }
    }
    if isAboutArbiter, isNarrowed {
      throw .usage("--arbiter takes neither --kind nor --n.")
    }
    guard seconds != nil else {
      throw .usage("\(Self.name) needs the seconds of a round, such as 0.5.")
    }
  }

  /// A measured time is that of a release build.
  var isHeavy: Bool { true }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let progress = Progress(console)
    if isAboutArbiter {
      let benchmark = ArbiterBenchmark(seconds: seconds ?? 0, behavior: options.behavior)
      for line in benchmark.run(progress: { progress.report($0) }) {
        console.output(isJSON ? json(line) : text(line))
      }
      return .fine
    }
    for kind in kinds {
      for n in sizes {
        progress.report("\(kind.rawValue), \(n) recognizers")
        let line = Benchmark(kind, n: n, behavior: options.behavior).run(seconds: seconds ?? 0)
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

  private func json(_ line: ArbiterBenchmark.Line) -> String {
    """
    {"name":"\(line.name)","us":\(rounded(line.microseconds)),"against":"\(line.reference)",\
    "against_us":\(rounded(line.referenceMicroseconds)),"ratio":\(rounded(line.ratio)),\
    "allocations":\(line.allocations.map { "\(rounded($0))" } ?? "null"),\
    "against_allocations":\(line.referenceAllocations.map { "\(rounded($0))" } ?? "null")}
    """
  }

  private func text(_ line: ArbiterBenchmark.Line) -> String {
    let time =
      "\(line.name): \(rounded(line.microseconds)) µs, \(rounded(line.ratio)) times "
      + "\(line.reference)"
    guard let with = line.allocations, let without = line.referenceAllocations else { return time }
    return time + "; \(rounded(with)) allocations against \(rounded(without))"
  }

  private func rounded(_ value: Double) -> Double { (value * 1000).rounded() / 1000 }
}
#endif
