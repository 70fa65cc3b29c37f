#if HEADLESS
import Foundation
import GestureArbitration
import GestureLab
import HeadlessUIKit

/// The answers to UIKit's open questions that recordings have not ruled out, as a file.
///
/// ```json
/// {"answers":"HeadlessUIKit","version":1,"ios":26,
/// "left":{
/// "popDirection":["mostlyInwards"],
/// "edgeTravel":["ordinary","tiny"]
/// }}
/// ```
///
/// A missing question has all its answers left.
package struct AnswersFile: Equatable, Sendable {
  /// The release of the recordings.
  package var version: SystemVersion
  /// The answers that are left.
  package var answers: UIKitAnswers

  package init(version: SystemVersion, answers: UIKitAnswers) {
    self.version = version
    self.answers = answers
  }

  /// Returns the behavior of the file's release that is as near to another as the answers allow.
  package func nearest(to behavior: UIKitBehavior) -> UIKitBehavior {
    var behavior = behavior
    behavior.version = version
    return answers.nearest(to: behavior)
  }

  /// The version of the format.
  private static let format = 1
  /// The most bytes of a file that is read.
  private static let limit = 100_000
  /// The value of the first key.
  private static let kind = "HeadlessUIKit"

  /// The file's text, with a question on each line.
  package var json: String {
    let lines = answers.narrowed.map { question in
      let names = answers.left(to: question).map { "\"\($0)\"" }.joined(separator: ",")
      return "\"\(question)\":[\(names)]"
    }
    return """
      {"answers":"\(Self.kind)","version":\(Self.format),"ios":\(version.rawValue),
      "left":{
      \(lines.joined(separator: ",\n"))
      }}

      """
  }

  /// Reads the file at a path.
  package static func read(path: String) throws(DataFileError) -> AnswersFile {
    let bytes = try DataFile.contents(path: path, limit: Self.limit)
    return try AnswersFile(contents: bytes, name: path)
  }

  /// Reads the bytes of a file; messages use the name.
  package init(contents: Data, name: String) throws(DataFileError) {
    guard contents.count <= Self.limit else {
      throw .malformed(
        name: name,
        problems: [
          DataFileProblem(
            file: name, place: "whole file",
            message: "has more than \(Self.limit) bytes; take a file that "
              + "gesture-lab read calibrate wrote")
        ])
    }
    self = try DataFile.decode(Contents.self, from: contents, name: name).file
  }

  private struct Contents: Decodable {
    let file: AnswersFile

    private enum CodingKeys: CodingKey { case answers, version, ios, left }

    init(from decoder: any Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard try container.decode(String.self, forKey: .answers) == AnswersFile.kind else {
        throw InvalidValue(
          "isn't a file of answers; take one that gesture-lab read calibrate wrote",
          at: [CodingKeys.answers])
      }
      let format = try container.decode(Int.self, forKey: .version)
      guard format == AnswersFile.format else {
        throw InvalidValue(
          "is \(format); write \(AnswersFile.format), or update the package",
          at: [CodingKeys.version])
      }
      let version = try container.decode(Release.self, forKey: .ios).version
      let left = try container.decode([String: [String]].self, forKey: .left)
      var answers = UIKitAnswers()
      // Sorted, so that the same one of several problems is reported each time.
      for (name, names) in left.sorted(by: { $0.key < $1.key }) {
        let path: [any CodingKey] = [CodingKeys.left, DataKey(name)]
        let question = try UIKitBehavior.Question(named: name, at: path)
        let known = UIKitBehavior().answers(to: question).map(\.name)
        guard !names.isEmpty, names.allSatisfy(known.contains) else {
          throw InvalidValue(
            "takes one or more of \(known.joined(separator: ", "))", at: path)
        }
        answers.narrow(question, to: names)
      }
      file = AnswersFile(version: version, answers: answers)
    }
  }
}
#endif
