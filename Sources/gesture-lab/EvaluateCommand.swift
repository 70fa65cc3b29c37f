import GestureLab

/// Measures rule sets on strokes: `gesture-lab evaluate [--strokes FILE] [--json]`.
@MainActor
struct EvaluateCommand {
  /// The generated strokes of each kind, unless the caller says otherwise.
  private static let usualCount = 250
  private var options = LabOptions()
  private var file: String?
  private var count: Int?
  private var isJSON = false

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    while let word = arguments.next() {
      switch word {
      case "--strokes": file = try arguments.value(of: word)
      case "--json": isJSON = true
      case "--count": count = try arguments.number(of: word, in: 1...100_000)
      case "--seed": _ = try options.take(word, from: &arguments)
      default:
        throw .usage("evaluate takes --strokes, --json, --count and --seed, not \"\(word)\".")
      }
    }
    if file != nil, options.hasSeed || count != nil {
      throw .usage("--strokes takes the strokes of its file, and neither --seed nor --count.")
    }
  }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let progress = Progress(console)
    let input = try load(progress)
    for problem in input.problems { console.errors("gesture-lab: \(problem)") }
    let evaluation = Evaluation(input.strokes) { progress.tell($0) }
    guard evaluation.strokes > 0 else {
      throw .badData(
        "\(input.name): no stroke of one finger goes 40 pt or farther; add one that does.")
    }
    if isJSON {
      console.output(EvaluationReport(evaluation, of: input.name).json)
    } else {
      console.output(
        """
        \(evaluation.strokes) of \(input.strokes.count) strokes of \(input.name) count; the others go \
        less than 40 pt. Shares are given with their 95 % interval.
        that pop: should not, and do. lost: should pop, and do not. fast: from 250 pt/s on the way.
        pt, ms: how far and how long a finger had moved when its pop was decided, as medians.

        """)
      for line in EvaluationTable(evaluation).lines { console.output(line) }
    }
    return input.problems.isEmpty ? .fine : .badData
  }

  private struct Input {
    var name: String
    var strokes: [Stroke]
    var problems: [DataFileProblem] = []
  }

  private func load(_ progress: Progress) throws(CommandFailure) -> Input {
    guard let file else {
      // Ten times as many vertical strokes as others: they are what must not pop.
      var generator = StrokeGenerator(seed: options.seed, extent: .whole)
      var strokes: [Stroke] = []
      for _ in 0..<(count ?? Self.usualCount) {
        progress.tell("\(strokes.count) strokes made up")
        strokes += [generator.nextAimed(), generator.next(.right), generator.next(.left)]
        for _ in 0..<5 { strokes += [generator.next(.up), generator.next(.down)] }
      }
      return Input(name: "the generator (seed \(options.seed))", strokes: strokes)
    }
    do throws(DataFileError) {
      let read = try StrokeFile.read(path: file)
      return Input(name: file, strokes: read.strokes, problems: read.problems)
    } catch {
      throw CommandFailure(error)
    }
  }
}
