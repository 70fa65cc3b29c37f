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
  init(_ arguments: [String], executable: String? = nil) {
    var output: [String] = []
    var errors: [String] = []
    status = Commands.run(
      arguments, executable: executable, output: { output += $0.lines },
      errors: { errors.append($0) })
    self.output = output
    self.errors = errors
  }

  init(_ arguments: String...) { self.init(arguments) }
}

extension String {
  fileprivate var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
#endif
