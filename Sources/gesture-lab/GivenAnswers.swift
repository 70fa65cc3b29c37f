#if HEADLESS
import GestureLab
import HeadlessUIKit
import LabWorkshop

/// The answers to UIKit's open questions that `--behavior FILE` leaves.
///
/// `Commands` takes the option for every command; a command that plays nothing says why it does not
/// (`Command/reasonAgainstBehavior`).
struct GivenAnswers {
  /// The option.
  static let option = "--behavior"

  /// The path of the file.
  let path: String
  /// What is in the file.
  let file: AnswersFile

  /// Reads a file.
  init(path: String) throws(CommandFailure) {
    self.path = path
    file = try FileKind.read(path, as: .answers, with: AnswersFile.read)
  }

  /// The name of the file.
  var name: String { path.split(separator: "/").last.map(String.init) ?? path }

  /// The option as words of a command line.
  var words: [String] { [Self.option, path] }
}
#endif
