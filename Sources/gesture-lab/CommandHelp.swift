#if HEADLESS
import GestureLab
import LabWorkshop

/// The help on one form of a command.
struct CommandHelp {
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
  /// - Parameters:
  ///   - name: The command's words, with a space behind each.
  ///   - playsNothing: Whether the command takes no `--behavior`.
  func lines(of name: String, playsNothing: Bool = false) -> [String] {
    let calls = arguments.flatMap { arguments in
      TextColumns.wrapped(
        "gesture-lab \(name)\(arguments)", indent: 4, label: "", width: TextColumns.tableWidth)
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

extension CommandHelp {
  /// An option and its meaning.
  struct Option {
    let name: String
    let text: String
    /// Whether the option may be there more than once.
    let isRepeatable: Bool

    init(_ name: String, _ text: String, isRepeatable: Bool = false) {
      (self.name, self.text, self.isRepeatable) = (name, text, isRepeatable)
    }

    /// The option without its value.
    var word: String { String(name.prefix { $0 != " " }) }

    fileprivate var meaning: String { text + (isRepeatable ? "; may be repeated" : "") }

    /// Where a stroke starts.
    static let start = Option(
      "--from X,Y", "where the stroke starts, in pt from the top left corner")
    /// Which screen of a recording.
    static let gesture = Option(
      "--gesture N",
      "of a recording the screen on which its gesture N began, instead of the latest one")
    /// The seed of a stroke.
    static let seed = Option("--seed N", "seed of the stroke (1)")
    /// The release.
    static let version = Option(
      "--ios VERSION", "the release of iOS (26, or the one that a snapshot was taken on)")
    /// The grid of a map.
    static let spacing = Option(
      "--spacing N", "the distance between start points, from 2 to 100 pt (10)")
    /// The processes of a map.
    static let jobs = Option("--jobs N", "the number of processes (one for each processor)")
    /// The file of the result.
    static let output = Option(
      "--output FILE", "the file of the result; standard output if missing")
  }
}
#endif
