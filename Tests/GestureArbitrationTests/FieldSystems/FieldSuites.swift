#if HEADLESS
import Foundation

/// The sources of the suites in this folder, which the article *Migrating* is compared with.
enum FieldSuites {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()

  /// The suites of this folder, without that about the article.
  static var text: String {
    files(in: folder).filter { !$0.lastPathComponent.hasPrefix("MigrationGuide") }
      .map { DocumentedSources.text(of: $0) }.joined(separator: "\n")
  }

  private static func files(in folder: URL) -> [URL] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix("Tests.swift") }.sorted()
      .map { folder.appending(path: $0) }
  }

  /// The paragraphs of the blocks of Swift in an article, flat.
  static func paragraphs(of article: String) -> [String] {
    article.components(separatedBy: "```swift\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
      .flatMap { $0.components(separatedBy: "\n\n") }.map(flat)
  }

  /// Returns the lines without indentation, with a line feed at either end.
  static func flat(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}
#endif
