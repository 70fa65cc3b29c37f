#if HEADLESS
import Foundation
import Testing

/// The articles about troubleshooting have a message once.
struct TroubleshootingTests {
  @Test func `no message is in the articles twice`() {
    let articles = ["troubleshooting", "troubleshooting-files", "troubleshooting-tools"]
      .compactMap(DocumentedSources.article)
    // Code at the start of an item or a row, on one line.
    let messages = articles.flatMap { article in
      article.text.components(separatedBy: "\n").compactMap { line in
        line.prefixMatch(of: /(?:- |\| )`([^`]+)`/).map { String($0.1) }
      }
    }
    let counts = Dictionary(messages.map { ($0, 1) }, uniquingKeysWith: +)

    #expect(articles.count == 3 && messages.count > 250)
    for (message, count) in counts { #expect(count == 1, "\(message)") }
  }
}
#endif
