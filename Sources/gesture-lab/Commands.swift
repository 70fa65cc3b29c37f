#if HEADLESS
/// The command line: selects the command, and turns failures into messages and exit statuses.
@MainActor
package enum Commands {
  /// The commands, in the order of the help; a new one is a file of its own and an entry here.
  static let all: [any Command.Type] = [
    CompareCommand.self, ConformCommand.self, ReplayCommand.self, TimelineCommand.self,
    EvaluateCommand.self, CheckCommand.self, TraceCommand.self, ExplainCommand.self,
    MapCommand.self, ReportCommand.self, PictureCommand.self, ExploreCommand.self,
    PromisesCommand.self,
    StressCommand.self, BenchCommand.self, SnapshotCommand.self,
    ReenactCommand.self, CalibrateCommand.self,
  ]

  /// Runs a command line without the program's name.
  ///
  /// - Parameters:
  ///   - executable: The program's own file, which is started again to use several processors; nil
  ///     if there is none and one process does all the work.
  ///   - showsProgress: Whether `errors` receives how far long work has come.
  ///   - output: Receives every line of the result.
  ///   - errors: Receives every other line: problems, notes and progress.
  package static func run(
    _ arguments: [String], executable: String? = nil, showsProgress: Bool = false,
    output: @escaping (String) -> Void, errors: @escaping (String) -> Void
  ) -> ExitStatus {
    let console = Console(
      output: output, errors: errors, showsProgress: showsProgress, executable: executable)
    do throws(CommandFailure) {
      return try dispatch(arguments, console)
    } catch {
      for line in error.message.split(separator: "\n") { errors("gesture-lab: \(line)") }
      return error.status
    }
  }

  private static func dispatch(
    _ arguments: [String], _ console: Console
  ) throws(CommandFailure) -> ExitStatus {
    // `help map` and `map --help` are the help on one command.
    let words = arguments.first == "help" ? Array(arguments.dropFirst()) : arguments
    let wantsHelp = arguments.first == "help" || words.contains { $0 == "--help" || $0 == "-h" }
    // Without a command the arguments are options of the first one.
    let name = words.first.flatMap { $0.hasPrefix("-") ? nil : $0 }
    if wantsHelp, name == nil {
      Help.lines.forEach(console.output)
      return .fine
    }
    guard let command = all.first(where: { $0.name == name }) else {
      let word = name ?? ""
      let question = SimilarNames.question(about: word, among: all.compactMap { $0.name })
      throw .usage("There is no command \"\(word)\"" + (question.map { "; \($0)" } ?? "."))
    }
    if wantsHelp {
      Help.lines(on: command).forEach(console.output)
      return .fine
    }
    var rest = Arguments(Array(words.dropFirst(name == nil ? 0 : 1)))
    try rest.checkRepetitions(allowing: command.repeatableOptions)
    try rest.takeAnswers(unless: command.reasonAgainstBehavior)
    return try command.init(&rest).run(console)
  }
}
#endif
