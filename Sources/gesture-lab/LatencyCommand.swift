#if HEADLESS
import LabWorkshop

/// Measures how soon the screen follows a touch: `gesture-lab measure latency`.
struct LatencyCommand: Command {
  static let verb: Verb? = .measure
  static let topic = "latency"
  static let summary = "the travel and time until the screen follows"
  static let example = ["measure", "latency"]
  static let help = [
    CommandHelp(
      arguments: ["[--all]"],
      text: """
        Prints the travel in pt and the time in ms until the screen ("pop") or its content follows \
        a touch: the medians of generated strokes, under plain UIKit, with the arbiter, and with \
        its driver. The clock is virtual, so the figures are the same on every machine.
        """,
      options: [
        .init(
          "--all",
          "also fast strokes and straight drags, at 60 and 120 Hz, with the 90th percentile and "
            + "the share of drags in which that moved")
      ],
      behavior: """
        the answers that calibrate has left; only the part of their release
        """)
  ]

  private var printsAll = false
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      guard word == "--all" else { throw Self.unknown(word) }
      printsAll = true
    }
  }

  var isHeavy: Bool { printsAll }

  func run(_ console: Console) -> ExitStatus {
    let progress = Progress(console)
    console.show(options.answersLine)
    func show(_ drags: Latency.Drags, rate: Double) {
      console.show(
        Latency.table(
          of: drags, rate: rate, isDetailed: printsAll, within: options.given?.file
        ) { progress.report($0) })
    }
    guard printsAll else {
      show(.aimed, rate: 120)
      return .fine
    }
    for drags in Latency.Drags.allCases {
      for rate in [60.0, 120] {
        show(drags, rate: rate)
        console.output("")
      }
    }
    return .fine
  }
}
#endif
