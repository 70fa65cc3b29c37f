#if HEADLESS
import Foundation
import Testing

/// The articles about home-made pops match the suites beside this file.
struct FieldSystemArticleTests {
  private let suites: String
  private let articles: String

  init() throws {
    suites = FieldSuites.text { $0.hasPrefix("FieldSystem") }
    let names = [
      "replacing-a-home-made-pop", "replacing-the-lines-around-a-pop",
      "replacing-code-for-bars-and-buttons",
    ]
    articles = try names.map { try #require(DocumentedSources.article($0)).text }
      .joined(separator: "\n")
  }

  @Test func `the suites compile every paragraph of Swift in the articles`() {
    let paragraphs = FieldSuites.paragraphs(of: articles)

    #expect(paragraphs.count == 49)
    for paragraph in paragraphs {
      #expect(FieldSuites.flat(suites).contains(paragraph), "\(paragraph)")
    }
  }

  @Test func `the features in their tables are the tests of the suites`() {
    let features = articles.components(separatedBy: "| feature | line | per iOS version |\n")
      .dropFirst().flatMap { table in
        table.components(separatedBy: "\n").dropFirst().prefix { $0.hasPrefix("|") }.compactMap {
          $0.components(separatedBy: " | ").first.map { String($0.dropFirst(2)) }
        }
      }
    let tests = FieldSuites.tests(in: suites)

    #expect(Set(features).symmetricDifference(tests) == [])
    #expect(features.count == tests.count)
  }
}
#endif
