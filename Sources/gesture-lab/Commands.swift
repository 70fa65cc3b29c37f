#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop

/// The command line: selects the command, and turns failures into messages and exit statuses.
@MainActor
package enum Commands {
  /// The commands, in the order of the help; a new one is a file of its own and an entry here.
  ///
  /// The first one of a verb runs where the verb is not followed by a topic.
  static let all: [any Command.Type] = [
    TableCommand.self,
    MapCommand.self, PictureCommand.self, ReportCommand.self, SnapshotCommand.self,
    DiagnoseCommand.self,
    TimelineCommand.self, TraceCommand.self,
    PromisesCommand.self, ExploreCommand.self, RefusalsCommand.self, ScenariosCommand.self,
    SnapshotsCommand.self, LivesCommand.self, DragsCommand.self, StagesCommand.self,
    ExplainCommand.self, ReproduceCommand.self, CalibrateCommand.self, ReplayCommand.self,
    LatencyCommand.self, EvaluateCommand.self, BenchCommand.self,
  ]

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

  /// The commands of a verb.
  static func commands(of verb: Verb) -> [any Command.Type] { all.filter { $0.verb == verb } }

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
    let (command, words) = try selection(arguments)
    do throws(CommandFailure) {
      var rest = Arguments(words)
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

  /// Returns the command of a command line, and the words behind its name.
  private static func selection(
    _ words: [String]
  ) throws(CommandFailure) -> (command: any Command.Type, rest: [String]) {
    guard let first = words.first, !first.hasPrefix("-") else { return (TableCommand.self, words) }
    guard let verb = Verb(rawValue: first) else { throw unknown(first) }
    let (rest, commands) = (Array(words.dropFirst()), commands(of: verb))
    guard let word = rest.first, !word.hasPrefix("-") else { return (commands[0], rest) }
    if let command = commands.first(where: { $0.topic == word }) {
      return (command, Array(rest.dropFirst()))
    }
    if let kind = FileKind(at: word), let command = commands.first(where: { $0.file == kind }) {
      return (command, rest)
    }
    if !word.contains("."), !word.contains("/"), screens(about: word) != [word.lowercased()] {
      if let other = all.first(where: { $0.topic == word }) {
        throw .usage("\(verb.rawValue) has no \(word); did you mean \(other.name)?")
          .referring(to: verb.rawValue)
      }
      if let question = SimilarNames.question(about: word, among: commands.map { $0.topic }) {
        throw .usage("\(verb.rawValue) has no \"\(word)\"; \(question)").referring(
          to: verb.rawValue)
      }
    }
    return (commands[0], rest)
  }

  /// Returns the help that a command line wants; nil if it wants none.
  ///
  /// `help show map` and `show map --help` are the help on one command, `help show` on its verb.
  private static func help(_ arguments: [String]) throws(CommandFailure) -> [String]? {
    let isCommand = arguments.first == "help"
    let words = (isCommand ? Array(arguments.dropFirst()) : arguments).filter {
      isCommand || !["--help", "-h"].contains($0)
    }
    guard isCommand || words != arguments else { return nil }
    guard let word = words.first, !["help", "--help", "-h"].contains(word) else {
      return isCommand || arguments.count == 1 ? Help.overview : Help.lines(on: [TableCommand.self])
    }
    if isCommand, word == "all" { return Help.lines(on: all) }
    if word == TableCommand.topic { return Help.lines(on: [TableCommand.self]) }
    if words.count == 1, let verb = Verb(rawValue: word) {
      return Help.lines(on: commands(of: verb))
    }
    if isCommand, let verb = Verb(rawValue: word),
      !commands(of: verb).contains(where: { $0.topic == words[1] })
    {
      throw .usage("\(word) has no \"\(words[1])\".").referring(to: word)
    }
    return Help.lines(on: [try selection(words).command])
  }

  /// The failure for a first word that isn't a verb: what was probably meant.
  private static func unknown(_ word: String) -> CommandFailure {
    .usage("There is no command \"\(word)\"\(hint(about: word))").referring(to: nil)
  }

  private static func hint(about word: String) -> String {
    if word == TableCommand.topic { return "; the table runs without a word." }
    if let command = all.dropFirst().first(where: { $0.topic == word }) {
      return "; did you mean \(command.name)?"
    }
    let screens = screens(about: word)
    // The name of a screen is close to that of no command: "plain" isn't "explain".
    if screens != [word.lowercased()] {
      if let question = question(about: word) { return "; \(question)" }
      if let kind = FileKind(at: word) { return "; the file of that name \(kind.message)." }
    }
    if let screen = screens.first {
      let others = screens.dropFirst().joined(separator: ", ")
      return "; for the screen write gesture-lab play \(screen) right"
        + (others.isEmpty ? "." : ", or name another: \(others).")
    }
    let question =
      answer(to: word) ?? SimilarNames.question(about: word, among: LabScreen.all.map(\.name))
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

  /// Asks for the verb or topic that a word resembles.
  private static func question(about word: String) -> String? {
    SimilarNames.question(
      about: word, among: Verb.allCases.map(\.rawValue) + all.dropFirst().map { $0.topic }
    ) { name in
      all.first { $0.topic == name }?.name ?? name
    }
  }

  /// Asks for the command that answers a question, or whose summary has a word.
  private static func answer(to word: String) -> String? {
    let word = word.lowercased()
    let answers = ["why": "read explain", "who": "show map", "draw": "show picture"]
    let command =
      answers[word]
      ?? all.first {
        word.count > 3 && $0.summary.lowercased().split(separator: " ").contains(word[...])
      }?.name
    return command.map { "did you mean \($0)?" }
  }
}
#endif
