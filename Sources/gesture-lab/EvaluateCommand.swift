#if HEADLESS
import GestureLab
import LabWorkshop

/// Measures rule sets on strokes: `gesture-lab measure evaluate [--strokes FILE] [--json]`.
struct EvaluateCommand: Command {
  static let verb: Verb? = .measure
  static let topic = "evaluate"
  static let summary = "how well rules tell a pop from a scroll"
  static let example = ["measure", "evaluate", "--count", "20", "--screen", "list"]
  static let help = [
    CommandHelp(
      arguments: [
        "[--strokes FILE] [--screen NAME] [--rate N] [--json] [--count N] [--seed N]"
      ],
      text: """
        Measures how well rules separate strokes that should pop from strokes that should not: \
        the arbiter's rules and those of other libraries, on a static screen, a vertical list, \
        a registered one and a pager at its leading edge, as recorded and at 60 and 120 Hz, by class \
        of stroke. The arbiter is also measured with the strokes of the other hand, from the bezel \
        and with a second finger, and with 95 % intervals. Strokes whose cls states an intent, as aimed-right does, are a class \
        apart, wherever they go. Compares the arbiter with the rule that has the best score \
        of the others. No generated stroke is diagonal.
        """,
      options: [
        .init("--strokes FILE", "the strokes, as JSON lines; generated if missing"),
        .init("--screen NAME", "only this screen: \(screenNames)", isRepeatable: true),
        .init("--rate N", "only at N Hz, or as recorded (recorded)", isRepeatable: true),
        .init(
          "--count N",
          "generated strokes of each kind, with ten times as many vertical ones (\(defaultCount))"),
        .init("--seed N", "seed of the generator (1)"),
        .init("--json", "the result as data"),
      ],
      behavior: """
        the answers that calibrate has left, for the rules that are played on their release: the \
        arbiter with UIKit's pop on iOS 26, the others on iOS 18, or on that of the answers if it \
        has no content pop either
        """)
  ]

  /// The number of generated strokes of each kind.
  private static let defaultCount = 250
  private var options: LabOptions
  private var strokes = StrokeOptions()
  private var screens: [EvaluationScreen] = []
  private var rates: [Double?] = []
  private var isJSON = false

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      if try strokes.take(word, upTo: 100_000, from: &arguments) { continue }
      switch word {
      case "--json": isJSON = true
      case "--screen": screens.append(try Self.screen(of: word, &arguments))
      case "--rate": rates.append(try Self.rate(of: word, &arguments))
      case "--seed": _ = try options.take(word, from: &arguments)
      default:
        throw Self.unknown(word)
      }
    }
    try strokes.check(options)
  }

  private static let screenNames = EvaluationScreen.allCases.map(\.name).joined(separator: ", ")

  private static func screen(
    of option: String, _ arguments: inout Arguments
  ) throws(CommandFailure) -> EvaluationScreen {
    let name = try arguments.value(of: option)
    guard let screen = EvaluationScreen.allCases.first(where: { $0.name == name }) else {
      let names = EvaluationScreen.allCases.map(\.name)
      let hint = SimilarNames.question(about: name, among: names) ?? "take one of \(screenNames)."
      throw .usage("There is no screen \"\(name)\" of evaluate; \(hint)")
    }
    return screen
  }

  /// Returns a rate in Hz, or nil for the recorded one.
  private static func rate(
    of option: String, _ arguments: inout Arguments
  ) throws(CommandFailure) -> Double? {
    let word = try arguments.value(of: option)
    if word == "recorded" { return nil }
    guard let rate = Int(word), (1...1_000).contains(rate) else {
      throw .usage("\(option) takes 1 to 1000 Hz or recorded, not \"\(word)\".")
    }
    return Double(rate)
  }

  var isHeavy: Bool { true }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let progress = Progress(console)
    let input = try load(progress)
    for problem in input.problems { console.errors("gesture-lab: \(problem)") }
    let evaluation = Evaluation(
      input.strokes, on: screens.isEmpty ? EvaluationScreen.allCases : screens,
      at: rates.isEmpty ? Evaluation.screenRates : rates, within: options.given?.file
    ) { share, description in
      progress.report("\(Int(share * 100)) %: \(description)")
    }
    guard evaluation.strokes > 0 else {
      throw .badData(
        "\(input.name): no stroke with one touch moves 40 pt or more; add one that does.")
    }
    if isJSON {
      console.output(EvaluationReport(evaluation, of: input.name).json)
    } else {
      console.show(options.answersLine)
      let notes = [
        "\(evaluation.strokes) of \(input.strokes.count) strokes of \(input.name) count; the others "
          + "move less than 40 pt. Each column has the share of a class with the wrong result: of "
          + "vertical, left and diagonal strokes those that pop, of others those that do not.",
        "fast: rightward at 250 pt/s or more; slow: slower; straight: slow and straight; aimed: aimed "
          + "right, by intent.",
        "score: wrong results among 100 rightward strokes, half of them slow, and 7,000 vertical ones, "
          + "as on phones in everyday use.",
      ]
      console.show(notes.flatMap { TextColumns.wrapped($0) } + [""])
      for line in EvaluationTable(evaluation).lines { console.output(line) }
    }
    return input.problems.isEmpty ? .fine : .badData
  }

  private func load(_ progress: Progress) throws(CommandFailure) -> StrokeInput {
    try strokes.load {
      // Ten times as many vertical strokes: these must not pop.
      var generator = StrokeGenerator(seed: options.seed, extent: .whole)
      var generated: [Stroke] = []
      for round in 0..<(strokes.count ?? Self.defaultCount) {
        progress.report("\(generated.count) strokes generated")
        generated += [generator.nextAimedByIntent(), generator.next(.right), generator.next(.left)]
        // Many of these are loops of unknown intent, and the recordings have few.
        if round.isMultiple(of: 10) { generated.append(generator.nextAimed()) }
        for _ in 0..<5 { generated += [generator.next(.up), generator.next(.down)] }
      }
      return StrokeInput(name: "the generator (seed \(options.seed))", strokes: generated)
    }
  }
}
#endif
