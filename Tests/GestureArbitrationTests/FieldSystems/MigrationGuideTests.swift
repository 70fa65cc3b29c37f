#if HEADLESS
import Foundation
import GestureRules
import Testing

/// The article *Migrating* matches the suites beside this file.
struct MigrationGuideTests {
  private let article: DocumentedSources.Article
  private let source: String

  init() throws {
    article = try #require(DocumentedSources.article("migrating"))
    let screens = DocumentedSources.text(
      of: DocumentedSources.root.appending(path: "Tests/iOSTypeCheck/Correct/SwiftUIScreens.swift"))
    source = FieldSuites.flat(FieldSuites.text) + FieldSuites.flat(screens)
  }

  @Test func `a row has a line that the suites compile, or says why it has none`() {
    let rows = article.rows.filter { $0.count == 3 }

    #expect(rows.count > 40 && article.rows.allSatisfy { $0.count == 3 || $0.count == 8 })
    for row in rows {
      let line = row[1].replacingOccurrences(of: "\\|", with: "|")
      let code = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
        .filter { !$0.offset.isMultiple(of: 2) }.map(\.element)
      #expect(
        !code.isEmpty || ["delete it", "not offered"].contains(line) || line.hasPrefix("the "))
      for code in code { #expect(source.contains(code), "\(code)") }
    }
  }

  @Test func `the suites compile every paragraph of Swift`() {
    let paragraphs = FieldSuites.paragraphs(of: article.text)

    #expect(paragraphs.count == 12)
    for paragraph in paragraphs { #expect(source.contains(paragraph), "\(paragraph)") }
  }

  @Test func `the figures in the article are those of the package`() {
    #expect(article.text.contains("at \(Int(GestureMetrics.finishingSpeed)) pt/s"))
    #expect(GestureMetrics.finishingFraction == 0.5)
    #expect(article.text.contains("from the middle of the width on"))
  }
}
#endif
