#if HEADLESS
import Foundation
import GestureRules
import Testing

/// The guide for those who leave another library matches the suites beside this file.
struct MigrationGuideTests {
  private let articles = DocumentedSources.articles.filter {
    $0.name.hasPrefix("migrating-from-") || $0.name == "comparing-with-react-native-screens"
  }
  private let suites = FieldSuites.text { _ in true }
  private let screens = DocumentedSources.text(
    of: DocumentedSources.root.appending(path: "Tests/iOSTypeCheck/Correct/SwiftUIScreens.swift"))

  @Test func `a row says what replaces something, and what differs`() {
    for article in articles {
      for row in article.rows where article.name != "migrating-from-other-code" {
        #expect(row.count == 3 && row.allSatisfy { !$0.isEmpty }, "\(article.name): \(row)")
      }
    }
  }

  @Test func `the suites compile every paragraph of Swift`() {
    let source = FieldSuites.flat(suites) + FieldSuites.flat(screens)
    let paragraphs = articles.flatMap { FieldSuites.paragraphs(of: $0.text) }

    #expect(paragraphs.count == 26)
    for paragraph in paragraphs { #expect(source.contains(paragraph), "\(paragraph)") }
  }

  @Test func `the figures in the articles are those of the package`() throws {
    let library = try #require(DocumentedSources.article("migrating-from-gknavigationbarswift"))
    let buttons = try #require(DocumentedSources.article("replacing-code-for-bars-and-buttons"))

    #expect(library.text.contains("at \(Int(GestureMetrics.finishingSpeed)) pt/s or more"))
    #expect(GestureMetrics.finishingFraction == 0.5)
    #expect(library.text.contains("from the middle of the width on"))
    #expect(buttons.text.contains("which is \(Int(GestureMetrics.backButtonReach)) pt on"))
  }

  @Test func `every page is short, and the index leads to it`() throws {
    let index = try #require(DocumentedSources.article("migrating-from-other-code")).text
    #expect(articles.count == 10)

    for article in articles {
      #expect(article.text.components(separatedBy: "\n").count <= 150, "\(article.name)")
      let isIndex = article.name == "migrating-from-other-code"
      #expect(isIndex || index.contains("<doc:\(article.name)>"), "\(article.name)")
    }
  }
}
#endif
