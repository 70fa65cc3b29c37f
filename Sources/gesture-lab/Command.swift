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

  /// Why the command takes no `--behavior`, as a sentence; nil by default, as it does.
  static var reasonAgainstBehavior: String? { get }

  /// Parses the arguments that follow the name.
  ///
  /// `--behavior` is not among them any more, and no option is there twice that may not be.
  init(_ arguments: inout Arguments) throws(CommandFailure)

  /// Does the work and returns the exit status.
  func run(_ console: Console) throws(CommandFailure) -> ExitStatus
}

extension Command {
  static var reasonAgainstBehavior: String? { nil }

  /// The options that may be there more than once.
  static var repeatableOptions: Set<String> {
    Set(help.flatMap(\.options).filter(\.isRepeatable).map(\.word))
  }
}

/// The help on one form of a command.
struct CommandHelp {
  /// An option and its meaning.
  struct Option {
    let name: String
    let text: String
    /// Whether the option may be there more than once.
    let isRepeatable: Bool

    init(_ name: String, _ text: String, isRepeatable: Bool = false) {
      self.name = name
      self.text = text
      self.isRepeatable = isRepeatable
    }

    /// The option without its value.
    var word: String { String(name.prefix { $0 != " " }) }

    fileprivate var meaning: String { text + (isRepeatable ? "; may be repeated" : "") }
  }

  /// The arguments after the name; several lines where several sets of arguments mean the same.
  let arguments: [String]
  /// What the command does, in sentences.
  let text: String
  /// The findings for which the exit status is 1, as the end of a sentence; nil if there are none.
  var findings: String?
  /// The options, in the order of the help, without `--behavior`.
  var options: [Option] = []
  /// What `--behavior` means; nil for a form that refuses it.
  var behavior: String? =
    "the answers to open questions that calibrate has left, and their release"

  /// The entry as lines for a terminal.
  ///
  /// - Parameter playsNothing: Whether the command takes no `--behavior`.
  func lines(of name: String?, playsNothing: Bool = false) -> [String] {
    let calls = arguments.map { arguments in
      ["gesture-lab", name, arguments].compactMap(\.self).filter { !$0.isEmpty }
        .joined(separator: " ")
    }
    let status = findings.map { " Status 1 if \($0)." } ?? ""
    var lines = calls + TextColumns.wrapped(text + status, indent: 4)
    let common = playsNothing ? nil : behavior.map { Option("\(GivenAnswers.option) FILE", $0) }
    for option in options + [common].compactMap(\.self) {
      lines += TextColumns.wrapped(
        option.meaning, indent: 21, label: "    \(option.name.padded(to: 15))  ")
    }
    return lines
  }
}
#endif
