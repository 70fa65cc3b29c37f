#if HEADLESS
import Foundation

/// The files of the repository that this test was built from.
enum Repository {
  /// A line of a file.
  struct Line: CustomStringConvertible {
    /// The path from the root of the repository.
    let file: String
    /// The number of the line, starting at 1.
    let number: Int
    let text: String

    var description: String { "\(file):\(number)" }
  }

  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The paths of all files from the root, in order, without build products and version control.
  static let files: [String] = {
    let hidden = [".ci", ".github"]
    let entries = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
    return
      entries
      .filter { !$0.hasPrefix(".") || hidden.contains($0) }
      .flatMap { entry -> [String] in
        let path = root.appendingPathComponent(entry).path
        guard let inside = try? FileManager.default.subpathsOfDirectory(atPath: path) else {
          return [entry]
        }
        return inside.isEmpty ? [entry] : inside.map { "\(entry)/\($0)" }
      }
      .sorted()
  }()

  /// Returns the lines of a file, or none for a folder or a file that is not UTF-8.
  static func lines(of file: String) -> [Line] {
    let url = root.appendingPathComponent(file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return [] }
    return lines(in: text, of: file)
  }

  /// Splits a text into lines.
  static func lines(in text: String, of file: String) -> [Line] {
    zip(1..., text.split(separator: "\n", omittingEmptySubsequences: false))
      .map { Line(file: file, number: $0, text: String($1)) }
  }
}
#endif
