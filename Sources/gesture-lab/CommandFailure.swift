#if HEADLESS
import GestureLab
import LabWorkshop

/// The reason why a command cannot continue: one sentence a line, and the exit status.
struct CommandFailure: Error {
  let status: ExitStatus
  let message: String

  /// The arguments are wrong; `Commands` adds where to find the right ones.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(status: .usage, message: message)
  }

  /// A file contains nothing to work with.
  static func badData(_ message: String) -> CommandFailure {
    CommandFailure(status: .badData, message: message)
  }

  /// The result cannot be written.
  static func cannotWrite(_ message: String) -> CommandFailure {
    CommandFailure(status: .cannotWrite, message: message)
  }

  /// Returns the failure with the help on a command, or the overview, if the arguments are wrong.
  func referring(to command: String?) -> CommandFailure {
    guard status == .usage else { return self }
    let words = ["gesture-lab help", command].compactMap(\.self).joined(separator: " ")
    return CommandFailure(status: status, message: "\(message) See \(words).")
  }
}

extension FileKind {
  /// Reads a file of one of some kinds; a file of another kind is named as what it is.
  static func read<Content>(
    _ path: String, as kinds: FileKind...,
    with read: (String) throws(DataFileError) -> Content
  ) throws(CommandFailure) -> Content {
    do throws(DataFileError) {
      return try read(path)
    } catch {
      guard !error.isMissingInput else {
        throw CommandFailure(status: .noInput, message: error.description)
      }
      guard let kind = FileKind(at: path), !kinds.contains(kind) else {
        throw .badData(error.description)
      }
      let problem = DataFileProblem(
        file: path, place: "whole file", message: kind.message(insteadOf: kinds))
      throw .badData(problem.description)
    }
  }
}
#endif
