#if HEADLESS
import Foundation
import GestureRules
import Testing

/// The guide for those who leave another library matches the suites beside this file.
struct MigrationGuideTests {
  /// A row of a table that maps what an app has to what replaces it.
  private struct Row {
    let article: String
    let now: String
    let instead: String

    var isOffered: Bool { instead != "not offered" }
  }

  private let articles = DocumentedSources.articles.filter {
    $0.name.hasPrefix("migrating-from-") || $0.name == "comparing-with-react-native-screens"
  }
  private let suites = FieldSuites.text { _ in true }
  private let screens = DocumentedSources.text(
    of: DocumentedSources.root.appending(path: "Tests/iOSTypeCheck/Correct/SwiftUIScreens.swift"))

  private var rows: [Row] {
    articles.filter { $0.name != "migrating-from-other-code" }.flatMap { article in
      article.rows.map { Row(article: article.name, now: $0[0], instead: $0[1]) }
    }
  }

  @Test func `every row names a test that exists, or is not offered`() {
    let tests = FieldSuites.tests(in: suites)
    let held = Set(MigrationGuideRows.held.values.flatMap(\.self))
    let offered = rows.filter(\.isOffered).map(\.now)

    #expect(rows.count == 150)
    #expect(offered.count == 131)
    #expect(held.symmetricDifference(offered) == [])
    for name in MigrationGuideRows.held.keys { #expect(tests.contains(name), "\(name)") }
  }

  @Test func `a row has one test, and says what differs`() {
    let held = MigrationGuideRows.held.values.flatMap(\.self)
    #expect(Set(held).count == held.count)

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

  /// A modifier of SwiftUI is type-checked, and its test sets what the modifier sets.
  @Test func `the test of a row uses every replacement that the row names`() throws {
    let suites = FieldSuites.sources
    let hosted = try #require(
      suites.first { $0.tests.contains("one modifier turns the pops of a hosted screen off") })
    for (test, cells) in MigrationGuideRows.held {
      let suite = try #require(suites.first { $0.tests.contains(test) }, "\(test)")
      let used = suite.text(reachedBy: test)
      #expect(used.contains("func `\(test)`"), "\(test)")
      let source = suite.tests == hosted.tests ? FieldSuites.flat(screens) : used
      for row in rows where cells.contains(row.now) {
        for code in row.instead.matches(of: /`([^`]+)`/).map(\.1) {
          let isUsed = source.contains(code)
          #expect(isUsed, "\(row.article): \(code) in \(test)")
        }
      }
    }
  }

  @Test func `a test uses the declarations of its file that it names, and no others`() {
    let suite = SuiteSource(
      """
      enum Lines {
        static func first() {
          one.line()
        }

        static func second() {
          another.line()
        }
      }

      struct Suite {
        @Test func `a test`()
        {
          Lines.first()
          _ = Screen()
        }

        @Test func `another`() {
          Lines.second()
        }
      }

      class Screen: Base {
        func unnamed() {
          third.line()
        }
      }

      class Base {
        func deep() { fourth.line() }
      }
      """)
    let used = suite.text(reachedBy: "a test")

    #expect(suite.tests == ["a test", "another"])
    for code in ["one", "third", "fourth"] { #expect(used.contains("\(code).line()"), "\(code)") }
    #expect(!used.contains("another"))
    #expect(suite.text(reachedBy: "no test") == "\n\n")
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
