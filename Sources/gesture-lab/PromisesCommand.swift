#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// Tests the promises of built-in screens under UIKit's open questions: `gesture-lab check promises`.
struct PromisesCommand: Command {
  static let verb: Verb? = .check
  static let topic = "promises"
  static let summary = "the promises of built-in screens under open questions"
  static let example = ["check", "promises", "carousel", "--departures", "all"]
  static let help = [
    CommandHelp(
      arguments: ["[SCREEN ...] [--departures N] [--every-drag]"],
      text: """
        Tests the promises of all built-in screens, or of those named, under the open questions of \
        UIKit that a drag touches, and prints the owners of the drags.
        """,
      findings: "a promise is broken",
      options: [
        .init(
          "--departures N",
          "the most answers at once that depart from the likely ones, or from the likeliest of "
            + "those given (1); \"all\": every combination, which takes minutes"),
        .init(
          "--every-drag", "all directions from both places, not only the drags of the table"),
      ],
      behavior: "only the answers that calibrate has left, on the release that they are of")
  ]

  private var screens: [LabScreen] = []
  private var departures = 1
  private var everyDrag = false
  private let options: LabOptions

  init(_ arguments: inout Arguments) throws(CommandFailure) {
    options = LabOptions(arguments)
    while let word = arguments.next() {
      switch word {
      case "--departures": departures = try arguments.departures(of: word)
      case "--every-drag": everyDrag = true
      case _ where word.hasPrefix("--"):
        throw Self.unknown(word)
      default:
        guard let screen = LabScreen.all.first(where: { $0.name == word }) else {
          guard !LabScreen.isSnapshot(at: word) else {
            throw .usage(
              "\(Self.name) tests built-in screens; hold a file's map with a DragPromise in a test, or "
                + "use check explore \(word).")
          }
          if word.contains(".") || word.contains("/") {
            _ = try FileKind.read(word, as: .labCase, .scenarios) { path throws(DataFileError) in
              try DataFile.contents(path: path)
            }
          }
          throw Arguments.unknownScreen(word)
        }
        screens.append(screen)
      }
    }
    if screens.isEmpty { screens = LabScreen.all }
  }

  var isHeavy: Bool { everyDrag || departures > 1 || screens.count == LabScreen.all.count }

  func run(_ console: Console) throws(CommandFailure) -> ExitStatus {
    let progress = Progress(console)
    var runs = 0
    let promises = screens.enumerated().flatMap { index, screen in
      ProvenPromise.all(
        of: screen, departures: departures, everyDrag: everyDrag,
        on: options.given.map { [$0.file.version] } ?? SystemVersion.allCases,
        within: options.answers
      ) {
        runs += 1
        progress.report("\(screen.name) (\(index + 1) of \(screens.count)), \(runs) drags")
      }
    }
    if let given = options.given { console.show([Self.extent(of: given)]) }
    let table = PromiseTable(promises)
    for row in table.rows { console.output(row) }
    console.show(table.summary)
    return promises.allSatisfy(\.failures.isEmpty) ? .fine : .findings
  }
}

extension PromisesCommand {
  /// How many combinations of answers evidence has left.
  private static func extent(of given: GivenAnswers) -> String {
    let answers = given.file.answers
    let questions = UIKitBehavior.Question.allCases
    let open = questions.filter { answers.left(to: $0).count > 1 }
    let digits = open.reduce(0.0) { $0 + log10(Double(answers.left(to: $1).count)) }
    let all = questions.reduce(0.0) {
      $0 + log10(Double(UIKitBehavior().answers(to: $1).count))
    }
    return "\(given.name) has left \(open.count) of \(questions.count) questions open: about "
      + "10^\(Int(digits)) of 10^\(Int(all)) combinations."
  }
}

extension Arguments {
  /// Takes a number of departures, or "all".
  fileprivate mutating func departures(of option: String) throws(CommandFailure) -> Int {
    let text = try value(of: option)
    if text == "all" { return .max }
    guard let number = Int(text), (0...100).contains(number) else {
      throw .usage("\(option) takes a whole number from 0 to 100, or \"all\", not \"\(text)\".")
    }
    return number
  }
}
#endif
