#if HEADLESS
import LabWorkshop

/// A command of gesture-lab.
///
/// A command declares its help beside its arguments. `Commands.all` lists all of them; a new
/// command adds its type there and nothing else anywhere.
@MainActor
protocol Command {
  /// The first word; nil for the command that runs without one.
  static var verb: Verb? { get }

  /// The second word, which may be left out for the first command of a verb.
  static var topic: String { get }

  /// The kind of file that selects the command in place of the second word; nil by default.
  static var file: FileKind? { get }

  /// What the command is for, in at most 60 characters.
  static var summary: String { get }

  /// A command line that shows the command, in words without the program's name.
  static var example: [String] { get }

  /// The help, one entry for each form of the command.
  static var help: [CommandHelp] { get }

  /// Why the command takes no `--behavior`, as a sentence; nil by default, as it does.
  static var reasonAgainstBehavior: String? { get }

  /// Whether the work takes so long that a debug build is the wrong one for it.
  var isHeavy: Bool { get }

  /// Parses the arguments that follow the name.
  ///
  /// `--behavior` is not among them any more, and no option is there twice that may not be.
  init(_ arguments: inout Arguments) throws(CommandFailure)

  /// Does the work and returns the exit status.
  func run(_ console: Console) throws(CommandFailure) -> ExitStatus
}

extension Command {
  /// The command as messages and the help call it.
  static var name: String { verb.map { "\($0.rawValue) \(topic)" } ?? topic }

  static var file: FileKind? { nil }
  static var reasonAgainstBehavior: String? { nil }
  var isHeavy: Bool { false }

  /// The options that may be there more than once.
  static var repeatableOptions: Set<String> {
    Set(help.flatMap(\.options).filter(\.isRepeatable).map(\.word))
  }

  /// The options of all forms, in the order of the help.
  static var options: [String] {
    var words: [String] = []
    for option in help.flatMap(\.options) where !words.contains(option.word) {
      words.append(option.word)
    }
    return reasonAgainstBehavior == nil ? words + [GivenAnswers.option] : words
  }

  /// Returns the failure for a word that isn't an argument of the command.
  static func unknown(_ word: String) -> CommandFailure {
    guard word.hasPrefix("-") else { return .usage("\"\(word)\" is one argument too many.") }
    guard !options.contains(word), word != Version.option else {
      return .usage("\"\(word)\" does not belong to this form of \(name).")
    }
    let last = options.last ?? ""
    let others = options.dropLast().joined(separator: ", ")
    let hint =
      SimilarNames.question(about: word, among: options + ["--help", Version.option])
      ?? "it has \(others.isEmpty ? last : "\(others) and \(last)")."
    return .usage("\(name) has no option \"\(word)\"; \(hint)")
  }
}
#endif
