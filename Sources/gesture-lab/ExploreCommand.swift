#if HEADLESS
import Foundation
import GestureLab
import GestureProbe
import HeadlessUIKit
import LabWorkshop

/// Explores UIKit's open questions: `gesture-lab check explore SCREEN` or `gesture-lab check explore FILE`.
struct ExploreCommand: Command {
  static let verb: Verb? = .check
  static let topic = "explore"
  static let summary = "whether UIKit's open questions change who gets a drag"
  static let example = ["check", "explore", "pager-middle", "right"]
  static let help = [
    CommandHelp(
      arguments: [
        "SCREEN [right|left|up|down [edge|middle]] [--from X,Y] [--plain] [--limit N]",
        "FILE [ID] [--limit N]",
      ],
      text: """
        Plays a drag on a screen, or an arbitration scenario of a file, under every combination of \
        UIKit's open questions that it touches and under shuffles. Prints whether the outcome is \
        always the same, or the smallest difference that changes it. Without a direction it \
        explores all drags, without an id all scenarios, and prints a line for each.
        """,
      findings: "an outcome differs",
      options: [
        .init("--plain", "without the arbiter"),
        .init(
          "--limit N",
          "the most combinations of each, those with the fewest departures from the likely answers "
            + "first (20000; 2000 for each of several)"),
        .start, .gesture, .seed, .version,
      ],
      behavior: "only the answers that calibrate has left, on the release that they are of")
  ]

  private let name: String
  private let screen: LabScreen?
  private var drag = DragArguments()
  private var id: String?
  private var options: LabOptions
  private var withArbiter = true
  private var limit: Int?

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    guard let subject = arguments.next(), !subject.hasPrefix("-") else {
      throw .usage(
        "\(Self.name) needs a screen, such as carousel, or a file of scenarios; "
          + "\(Arguments.listOfScreens).")
    }
    name = subject
    let isScreen =
      LabScreen.isSnapshot(at: subject) || LabScreen.all.contains { $0.name == subject }
    screen =
      isScreen ? try arguments.screen(named: subject, of: Self.self, playsStrokes: true) : nil
    options = LabOptions(arguments, for: screen)
    while let word = arguments.next() {
      if try options.take(word, from: &arguments) { continue }
      switch word {
      case "--limit": limit = try arguments.number(of: word, in: 1...10_000_000)
      case "--plain": withArbiter = false
      default:
        if let screen {
          try drag.take(word, of: Self.self, on: screen)
        } else if word.hasPrefix("-") {
          throw Self.unknown(word)
        } else if id == nil {
          id = word
        } else {
          throw .usage("\"\(word)\" is one argument too many.")
        }
      }
    }
  }

  /// A drag has tens of thousands of combinations.
  var isHeavy: Bool { screen != nil && limit ?? .max > 1_000 }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    if let screen {
      console.note(screen, on: options.version)
      return report(drags(on: screen), console)
    }
    let file = try load()
    for problem in file.problems { console.errors("gesture-lab: \(problem)") }
    let status = report(try chosen(from: file), console)
    return file.problems.isEmpty ? status : .badData
  }

  /// Something to explore, and its title.
  private struct Subject {
    let title: String
    let explore: @MainActor (_ limit: Int, _ progress: () -> Void) -> Exploration<ExploredOutcome>
  }

  /// Prints a table for one subject, or a line for each of several.
  private func report(_ subjects: [Subject], _ console: Console) -> ExitStatus {
    let limit = limit ?? (subjects.count == 1 ? 20_000 : 2_000)
    var isSame = true
    for subject in subjects {
      let progress = Progress(console)
      var runs = 0
      let exploration = subject.explore(limit) {
        runs += 1
        progress.report("\(subject.title): \(runs) runs so far; --limit ends it sooner")
      }
      isSame = isSame && exploration.isSameEverywhere
      if subjects.count == 1 {
        var lines = ExplorationTable(exploration, title: subject.title).lines
        lines.insert(contentsOf: guidedDrags(about: exploration), at: max(0, lines.count - 1))
        console.show(lines.map(\.withoutBreaks))
      } else {
        console.output(ExplorationTable.summary(exploration, title: subject.title))
      }
    }
    return isSame ? .fine : .findings
  }

  /// The guided drags of the probe that tell apart the answers on which an outcome depends, as
  /// lines; none if it depends on none, or no drag does.
  private func guidedDrags(about exploration: Exploration<ExploredOutcome>) -> [String] {
    let questions = Set(
      exploration.smallestDifferences.flatMap { $0.variation.departures.map { "\($0.question)" } })
    let drags = GuidedDrag.all.filter { !questions.isDisjoint(with: $0.questions) }
    guard !drags.isEmpty else { return [] }
    return ["  guided drags of the probe that bear on it"]
      + drags.map { "    \($0.title) (\($0.id))" }
  }

  private func drags(on screen: LabScreen) -> [Subject] {
    let directions = drag.direction.map { [$0] } ?? SwipeDirection.allCases
    let hasOnePlace = drag.direction != nil || screen.strokeStart != nil
    let places = hasOnePlace ? [drag.place ?? .middle] : StrokePlace.allCases
    return directions.flatMap { direction in
      places.map { place in subject(direction, from: place, on: screen) }
    }
  }

  private func subject(
    _ direction: SwipeDirection, from place: StrokePlace, on screen: LabScreen
  ) -> Subject {
    var generator = StrokeGenerator(seed: options.seed)
    let start = place.start(for: direction, on: screen)
    let stroke = generator.next(direction).placed(startingAt: start, within: screen.bounds)
    let rules = withArbiter ? "with the arbiter" : "plain UIKit rules"
    let answers = options.given.map { ", answers of \($0.name)" } ?? ""
    let origin = screen.origin(of: place)
    return Subject(title: "\(screen.name), \(direction) from \(origin), \(rules)\(answers)") {
      limit, progress in
      Exploration(
        TouchScript(stroke), on: screen, withArbiter: withArbiter,
        from: options.behavior, within: options.answers, limit: limit, progress: progress)
    }
  }

  private func load() throws(CommandFailure) -> ScenarioFile {
    // A word without a dot or a slash is meant as a screen.
    let isFile = FileManager.default.fileExists(atPath: name)
    if !isFile, !name.contains("."), !name.contains("/") {
      let question = SimilarNames.question(about: name, among: LabScreen.all.map(\.name))
      throw .usage(
        "\"\(name)\" is neither a screen nor a file; "
          + (question ?? "\(Arguments.listOfScreens)."))
    }
    return try FileKind.read(
      name, as: .scenarios, .snapshot, .trace, with: ScenarioFile.read)
  }

  private func chosen(from file: ScenarioFile) throws(CommandFailure) -> [Subject] {
    guard withArbiter else {
      throw .usage("--plain is for screens; the scenarios of a file have no arbiter.")
    }
    guard !file.scenarios.isEmpty else {
      throw .badData("\(file.name): it contains no scenario that can be played; add one")
    }
    guard let id else { return file.scenarios.map(subject) }
    return [subject(for: try file.scenario(id))]
  }

  private func subject(for scenario: ArbitrationScenario) -> Subject {
    Subject(title: scenario.id) { limit, progress in
      Exploration(
        scenario, from: options.behavior, within: options.answers, limit: limit,
        progress: progress)
    }
  }
}
#endif
