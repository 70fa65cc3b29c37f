#if HEADLESS
/// The exit status of gesture-lab.
package enum ExitStatus: Int32, CaseIterable, Sendable {
  /// The command found nothing wrong.
  case fine = 0
  /// The command found something wrong.
  case findings = 1
  /// The arguments are wrong.
  case usage = 64
  /// The content of a file is wrong.
  case badData = 65
  /// A file cannot be read.
  case noInput = 66
  /// The result cannot be written.
  case cannotWrite = 74

  /// The status in a few words, for the help.
  var meaning: String {
    switch self {
    case .fine: "fine"
    case .findings: "findings"
    case .usage: "wrong usage"
    case .badData: "bad data in a file"
    case .noInput: "a file cannot be read"
    case .cannotWrite: "the result could not be written"
    }
  }
}
#endif
