#if HEADLESS
import gesture_lab

/// The output and the exit status of a command line.
@MainActor
struct CommandOutcome {
  let status: gesture_lab.ExitStatus
  /// The lines of the result.
  let output: [String]
  /// The other lines.
  let errors: [String]

  /// Runs a command line without the program's name; `executable` is started for parts of the work.
  ///
  /// - Parameter configure: Changes the console, which isn't a terminal.
  init(
    _ arguments: [String], executable: String? = nil,
    on configure: (inout Console) -> Void = { _ in }
  ) {
    let lines = Lines()
    var console = Console(
      output: { lines.output += $0.lines }, errors: { lines.errors.append($0) })
    console.executable = executable
    configure(&console)
    status = Commands.run(arguments, on: console)
    output = lines.output
    errors = lines.errors
  }

  init(_ arguments: String...) { self.init(arguments) }

  private final class Lines {
    var output: [String] = []
    var errors: [String] = []
  }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
#endif
