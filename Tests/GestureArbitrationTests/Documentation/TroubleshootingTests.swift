#if HEADLESS
import Foundation
import GestureArbitration
import Testing

/// The articles about troubleshooting have every message of the package, and no other.
struct TroubleshootingTests {
  private static let articles = [
    "troubleshooting", "troubleshooting-files", "troubleshooting-tools",
  ].compactMap(DocumentedSources.article)

  /// The messages of the articles: code at the start of an item or a row, on one line.
  private static let documented: [String: String] = Dictionary(
    articles.flatMap { article in
      article.text.components(separatedBy: "\n").compactMap { line in
        line.prefixMatch(of: /(?:- |\| )`([^`]+)`/).map { (String($0.1), article.name) }
      }
    }, uniquingKeysWith: { "\($0) and \($1)" })

  @Test func `every message of the sources is in an article`() {
    #expect(EmittedMessage.all.count > 250)
    for message in EmittedMessage.all {
      #expect(
        Self.documented[message.text] != nil,
        "\(message.place): add \"- `\(message.text)`\" to an article about troubleshooting")
    }
  }

  @Test func `every message of the articles is in the sources`() {
    let emitted = Set(EmittedMessage.all.map(\.text))

    #expect(Self.articles.count == 3)
    for (text, name) in Self.documented {
      let isEmitted = emitted.contains(text)
      #expect(isEmitted, "\(name): no source contains \"\(text)\"")
      #expect(!name.contains(" and "), "\"\(text)\" is twice in \(name)")
    }
  }

  @Test func `every error that the sources throw contains a message that is found`() {
    let sources = DocumentedSources.root.appending(path: "Sources")
    let paths = FileManager.default.enumerator(atPath: sources.path)?.allObjects as? [String]
    let files = (paths ?? []).filter { $0.hasSuffix(".swift") }.map { path in
      let text = DocumentedSources.text(of: sources.appending(path: path))
      return (path: path, code: text.replacing(/(?m)^\s*\/\/.*$/, with: ""))
    }
    let makers = files.reduce(into: EmittedMessage.throwable) { names, file in
      names.formUnion(EmittedMessage.makers(in: file.code))
    }
    var count = 0
    for file in files {
      for name in EmittedMessage.thrown(in: file.code) {
        count += 1
        let isKnown = makers.contains(name)
        #expect(isKnown, "\(file.path) throws \(name)")
      }
    }
    #expect(count > 40)
  }

  @Test func `a message is found by the code around it`() {
    let messages = EmittedMessage.messages(
      in: #"""
        // throw StageError("A comment is no message.")
        func check(_ name: String = "by default") throws {
          let why = "this varies"
          Issue(
            fact: """
              The \(name.isEmpty ? "a" : "b") was \
              replaced.
              """,
            remedy: "Leave the delegate alone.")
          PopReason("late", name: name) { "\($0.name) was too late" }
          throw StageError(
            name.isEmpty ? "It has no name." : "\(name) is " + "hidden.")
          throw .usage("There is no \"\(name)\"" + (why.map { "; \($0)" } ?? "."))
          notes.append("It was " + (why) + " before.")
          console.errors("note: \(why)")
          other("This is no message.")
        }
        """#, of: "Module/File.swift")

    #expect(
      messages.map(\.text) == [
        "The … was replaced.", "… was too late", "It has no name.", "… is hidden.",
        #"There is no "…"…"#, "It was … before.",
      ])
    #expect(messages.map(\.place).first == "Sources/Module/File.swift:5")
  }

  @Test func `what an app gets is in the first article`() {
    let issues = EmittedMessage.all.filter { $0.place.contains(/\/(Diagnosis|Issues)\//) }

    #expect(issues.count > 25)
    for issue in issues { #expect(Self.documented[issue.text] == "troubleshooting") }
  }
}
#endif
