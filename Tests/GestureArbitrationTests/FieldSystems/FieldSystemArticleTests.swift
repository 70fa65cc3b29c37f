#if HEADLESS
import Foundation
import Testing

/// The article about the five systems matches the suites beside this file.
struct FieldSystemArticleTests {
  private let suites: String
  private let article: String
  private let rootPage: String

  init() throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()
    let own = URL(filePath: #filePath).lastPathComponent
    suites = try FileManager.default.contentsOfDirectory(atPath: folder.path)
      .filter { $0.hasSuffix("Tests.swift") && $0 != own }.sorted()
      .map { try String(contentsOf: folder.appending(path: $0), encoding: .utf8) }
      .joined(separator: "\n")
    var root = folder
    for _ in 0..<3 { root.deleteLastPathComponent() }
    let catalog = root.appending(path: "Sources/GestureArbitration/GestureArbitration.docc")
    article = try String(
      contentsOf: catalog.appending(path: "replacing-a-home-made-pop.md"), encoding: .utf8)
    rootPage = try String(
      contentsOf: catalog.appending(path: "GestureArbitration.md"), encoding: .utf8)
  }

  @Test func `the suites compile every paragraph of Swift in the article`() {
    let source = Self.flat(suites)
    let blocks = (article + rootPage).components(separatedBy: "```swift\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }

    #expect(blocks.count == 19)
    for paragraph in blocks.flatMap({ $0.components(separatedBy: "\n\n") }) {
      #expect(source.contains(Self.flat(paragraph)), "\(paragraph)")
    }
  }

  @Test func `the features in its tables are the tests of the suites`() {
    let features = article.components(separatedBy: "| feature | line | per iOS version |\n")
      .dropFirst().flatMap { table in
        table.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("|") }.compactMap {
          $0.components(separatedBy: " | ").first?.dropFirst(2)
        }
      }
    let tests = suites.components(separatedBy: "func `").dropFirst().compactMap {
      $0.split(separator: "`").first
    }

    #expect(Set(features).symmetricDifference(tests) == [])
    #expect(features.count == tests.count)
  }

  /// Returns the lines without indentation, with a line feed at either end.
  private static func flat(_ text: String) -> String {
    let lines = text.components(separatedBy: "\n")
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }
}
#endif
