#if HEADLESS
import GestureLab

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

/// The reason why a command cannot continue: one sentence a line, and the exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  /// The arguments are wrong; adds where to find the right ones.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: "\(message) See gesture-lab --help.")
  }

  /// A file contains nothing to work with.
  static func badData(_ message: String) -> CommandFailure {
    CommandFailure(status: .badData, message: message)
  }

  /// The result cannot be written.
  static func cannotWrite(_ message: String) -> CommandFailure {
    CommandFailure(status: .cannotWrite, message: message)
  }

  /// A file cannot be read, or its content is wrong.
  init(_ error: DataFileError) {
    status = error.isMissingInput ? .noInput : .badData
    message = error.description
  }

  private init(status: ExitStatus, message: String) {
    self.status = status
    self.message = message
  }
}
#endif
