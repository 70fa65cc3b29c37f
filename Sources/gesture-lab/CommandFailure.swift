import GestureLab

/// Why a command cannot go on: a clear sentence, or one a line, and an exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  /// The arguments were not understood; the message ends with where to look.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: "\(message) See gesture-lab --help.")
  }

  /// A file was read and holds nothing to work with.
  static func badData(_ message: String) -> CommandFailure {
    CommandFailure(status: .badData, message: message)
  }

  /// The result has nowhere to go.
  static func cannotWrite(_ message: String) -> CommandFailure {
    CommandFailure(status: .cannotWrite, message: message)
  }

  /// A file could not be read, or makes no sense.
  init(_ error: DataFileError) {
    status = error.isMissingInput ? .noInput : .badData
    message = error.description
  }

  private init(status: ExitStatus, message: String) {
    self.status = status
    self.message = message
  }
}
