/// The command line: picks the command, and turns failures into sentences and exit statuses.
@MainActor
package enum GestureLabCommand {
  /// Runs a command line without the program's name.
  ///
  /// - Parameters:
  ///   - executable: The program's own file, which it runs again to use several processors; nil where
  ///     there is none, and one process does all.
  ///   - output: Called with every line of the result.
  ///   - errors: Called with every line that is not result: problems and progress.
  package static func run(
    _ arguments: [String], executable: String? = nil, output: @escaping (String) -> Void,
    errors: @escaping (String) -> Void
  ) -> ExitStatus {
    let console = Console(output: output, errors: errors, executable: executable)
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
    if arguments.contains(where: { $0 == "--help" || $0 == "-h" }) {
      console.output(Help.text)
      return .fine
    }
    var rest = Arguments(Array(arguments.dropFirst()))
    switch arguments.first {
    case "conform": return try ConformCommand(&rest).run(console)
    case "bench": return try BenchCommand(&rest).run(console)
    case "evaluate": return try EvaluateCommand(&rest).run(console)
    case "replay": return try ReplayCommand(&rest).run(console)
    case "explore": return try ExploreCommand(&rest).run(console)
    case "promises": return try PromisesCommand(&rest).run(console)
    case "stress": return try StressCommand(&rest).run(console)
    case "check": return try CheckCommand(&rest).run(console)
    case "timeline": return try TimelineCommand(&rest).run(console)
    case "trace": return try TraceCommand(&rest).run(console)
    case "explain": return try ExplainCommand(&rest).run(console)
    case "map": return try MapCommand(&rest).run(console)
    case "report": return try ReportCommand(&rest).run(console)
    case "help":
      console.output(Help.text)
      return .fine
    case .some(let word) where !word.hasPrefix("-"):
      throw .usage("There is no command \"\(word)\".")
    default:
      var all = Arguments(arguments)
      return try CompareCommand(&all).run(console)
    }
  }
}
