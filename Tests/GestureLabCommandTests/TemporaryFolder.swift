#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop

/// A folder that is deleted with its last reference.
final class TemporaryFolder: Sendable {
  /// The folder's path.
  let path: String

  init() throws {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("gesture-lab-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = url.path
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file and returns its path.
  func file(_ name: String, _ contents: String) throws -> String {
    let file = "\(path)/\(name)"
    try contents.write(toFile: file, atomically: true, encoding: .utf8)
    return file
  }

  /// Writes answers that leave some questions open, with which a calibration is short, and returns
  /// the file's path.
  @MainActor
  func answers(openAt questions: Set<UIKitBehavior.Question>) throws -> String {
    let likely = UIKitBehavior()
    var answers = UIKitAnswers()
    for question in UIKitBehavior.Question.allCases where !questions.contains(question) {
      if let answer = likely.answer(to: question) { answers.narrow(question, to: [answer.name]) }
    }
    return try file("open-answers.json", AnswersFile(version: .v26, answers: answers).json)
  }
}
#endif
