#if HEADLESS
import GestureLab

/// A command of gesture-lab.
///
/// A command declares its help beside its arguments. `Commands.all` lists all of them; a new
/// command adds its type there and nothing else anywhere.
@MainActor
protocol Command {
  /// The word that selects the command; nil for the one that runs without a word.
  static var name: String? { get }

  /// The help, one entry for each form of the command.
  static var help: [CommandHelp] { get }

  /// Parses the arguments that follow the name.
  init(_ arguments: inout Arguments) throws(CommandFailure)

  /// Does the work and returns the exit status.
  func run(_ console: Console) throws(CommandFailure) -> ExitStatus
}

/// The help on one form of a command.
struct CommandHelp {
  /// An option and its meaning.
  struct Option {
    let name: String
    let text: String

    init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The arguments after the name; several lines where several sets of arguments mean the same.
  let arguments: [String]
  /// What the command does, in sentences.
  let text: String
  /// The findings for which the exit status is 1, as the end of a sentence; nil if there are none.
  var findings: String?
  /// The options, in the order of the help.
  var options: [Option] = []

  /// The entry as lines for a terminal.
  func lines(of name: String?) -> [String] {
    let calls = arguments.map { arguments in
      ["gesture-lab", name, arguments].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let status = findings.map { " Status 1 if \($0)." } ?? ""
    var lines = calls + TextColumns.wrapped(text + status, indent: 4)
    for option in options {
      lines += TextColumns.wrapped(
        option.text, indent: 21, label: "    \(option.name.padded(to: 15))  ")
    }
    return lines
  }
}
#endif
