#if HEADLESS
import Foundation
import GestureLab
import GestureWorkshop

/// The command line: selects the command, and turns failures into messages and exit statuses.
@MainActor
package enum Commands {
  /// The commands, in the order of the help; a new one is a file of its own and an entry here.
  static let all: [any Command.Type] = [
    TableCommand.self, TimelineCommand.self, MapCommand.self, PictureCommand.self,
    ReportCommand.self, DiagnoseCommand.self, TraceCommand.self, SnapshotCommand.self,
    ExplainCommand.self, ReproduceCommand.self, CalibrateCommand.self,
    ExploreCommand.self, PromisesCommand.self, RefusalsCommand.self, EvaluateCommand.self,
    ConformCommand.self, ReplayCommand.self, StressCommand.self, BenchCommand.self,
  ]

  /// The command that runs without a word.
  private static let first: any Command.Type = TableCommand.self

  /// Runs a command line without the program's name.
  package static func run(_ arguments: [String], on console: Console) -> ExitStatus {
    do throws(CommandFailure) {
      return try dispatch(arguments, console)
    } catch {
      for line in error.message.split(separator: "\n") {
        console.errors("gesture-lab: \(line)")
      }
      return error.status
    }
  }

  private static func dispatch(
    _ arguments: [String], _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    if arguments == [Version.option] {
      Version.lines.forEach(console.output)
      return .fine
    }
    if let lines = try help(arguments) {
      lines.forEach(console.output)
      return .fine
    }
    // Without a command the arguments are options of the first one.
    let name = arguments.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    let command = try name.map(command(named:)) ?? first
    do throws(CommandFailure) {
      var rest = Arguments(Array(arguments.dropFirst(name == nil ? 0 : 1)))
      try rest.checkRepetitions(allowing: command.repeatableOptions)
      try rest.takeAnswers(unless: command.reasonAgainstBehavior)
      let work = try command.init(&rest)
      if console.isDebugBuild, work.isHeavy {
        console.errors(
          "note: A debug build is many times slower; use swift run -c release gesture-lab "
            + arguments.joined(separator: " "))
      }
      return try work.run(console)
    } catch {
      throw error.referring(to: command.name)
    }
  }

  /// Returns the help that a command line wants; nil if it wants none.
  ///
  /// `help map` and `map --help` are the help on one command.
  private static func help(_ arguments: [String]) throws(CommandFailure) -> [String]? {
    let isCommand = arguments.first == "help"
    let words = isCommand ? Array(arguments.dropFirst()) : arguments
    guard isCommand || words.contains(where: { $0 == "--help" || $0 == "-h" }) else { return nil }
    guard let word = words.first, word != "--help", word != "-h" else { return Help.overview }
    if isCommand, word == "all" { return Help.all }
    return Help.lines(on: word.hasPrefix("-") ? first : try command(named: word))
  }

  private static func command(named name: String) throws(CommandFailure) -> any Command.Type {
    if let command = all.first(where: { $0.name == name }) { return command }
    throw .usage("There is no command \"\(name)\"\(hint(about: name))").referring(to: nil)
  }

  /// The end of a sentence about a word that isn't a command: what was probably meant.
  private static func hint(about word: String) -> String {
    let screens = screens(about: word)
    // The name of a screen is close to that of no command: "plain" isn't "explain".
    if screens != [word.lowercased()] {
      if let question = SimilarNames.question(about: word, among: all.map { $0.name }) {
        return "; \(question)"
      }
      if let kind = FileKind(at: word) { return "; the file of that name \(kind.message)." }
    }
    if let screen = screens.first {
      let others = screens.dropFirst().joined(separator: ", ")
      return "; for the screen write gesture-lab timeline \(screen) right"
        + (others.isEmpty ? "." : ", or name another: \(others).")
    }
    if let command = command(about: word) { return "; did you mean \(command)?" }
    let question = SimilarNames.question(about: word, among: LabScreen.all.map(\.name))
    return question.map { "; \($0)" } ?? "."
  }

  /// The built-in screens that a word means: by a name, a part of one, or a long word of a title.
  private static func screens(about word: String) -> [String] {
    let word = word.lowercased()
    if LabScreen.all.contains(where: { $0.name == word }) { return [word] }
    let named = LabScreen.all.filter { $0.name.split(separator: "-").contains(word[...]) }
    let titled = LabScreen.all.filter { screen in
      word.count > 3 && screen.title.lowercased().split { !$0.isLetter }.contains(word[...])
    }
    return (named.isEmpty ? titled : named).prefix(4).map(\.name)
  }

  /// The command that answers a question, or whose summary has a word.
  private static func command(about word: String) -> String? {
    let word = word.lowercased()
    let answers = ["why": "explain", "who": "map", "test": "promises", "draw": "picture"]
    return answers[word]
      ?? all.first {
        word.count > 3 && $0.summary.lowercased().split(separator: " ").contains(word[...])
      }?.name
  }
}
#endif
