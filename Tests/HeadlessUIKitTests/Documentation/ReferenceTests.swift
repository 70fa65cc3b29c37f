#if HEADLESS
import Testing

/// A comment refers only to files that the repository has, and a link only to articles.
struct ReferenceTests {
  @Test func `a comment refers only to files of the repository`() {
    for file in Repository.files where file.hasSuffix(".swift") {
      for line in Repository.lines(of: file) {
        guard let comment = Self.comment(in: line.text) else { continue }
        for name in Self.missingFiles(in: comment) {
          Issue.record(
            """
            \(line) refers to \(name), which is not in the repository

            State the fact and its public source, or cite a number that an article of \
            \(Contract.catalog) defines.
            """)
        }
      }
    }
  }

  @Test func `a link to an article leads to one`() {
    let articles = Set(
      Repository.files.filter { $0.contains(".docc/") && $0.hasSuffix(".md") }
        .compactMap { $0.split(separator: "/").last?.dropLast(".md".count) })

    for file in Repository.files where file.hasSuffix(".swift") || file.contains(".docc/") {
      for line in Repository.lines(of: file) where line.text.contains("<doc:") {
        for match in line.text.matches(of: #/<doc:([\w-]+)>/#) {
          #expect(articles.contains(match.output.1), "\(line) links to \(match.output.1)")
        }
      }
    }
  }

  @Test(arguments: [
    ("/// The figures of onset-figures.json.", ["onset-figures.json"]),
    ("let a = 1  // see notes/peers.md", ["notes/peers.md"]),
    ("  // One pass (contract, part M): recognizers", ["contract, part"]),
    (
      "/// As in Sources/NoModule/File.swift and Sources/NoModule.",
      [
        "Sources/NoModule/File.swift", "Sources/NoModule",
      ]
    ),
    ("/// As in README.md, UIView.h and Tests/HeadlessUIKitTests.", []),
    ("/// try arbiter.trace.json.write(to: url)  // arbiter.trace.json is text", []),
    ("let url = \"https://a.b/c.md\"", []), ("let name = \"a // b.md\"", []),
  ])
  func `a missing file is found in a comment`(line: String, files: [String]) {
    #expect(Self.comment(in: line).map(Self.missingFiles) ?? [] == files)
  }

  /// The comment of a line of Swift, or nil.
  private static func comment(in line: String) -> Substring? {
    guard line.contains("//") else { return nil }
    var isQuoted = false
    var index = line.startIndex
    while index < line.endIndex {
      switch line[index] {
      case "\\": line.formIndex(after: &index)
      case "\"": isQuoted.toggle()
      case "/" where !isQuoted && line[index...].hasPrefix("//"): return line[index...]
      default: break
      }
      guard index < line.endIndex else { break }
      line.formIndex(after: &index)
    }
    return nil
  }

  /// Whether a comment has what every reference has; few have it, and the expression is slow.
  private static func mayRefer(_ comment: Substring) -> Bool {
    let bytes = Array(comment.utf8.drop { $0 == UInt8(ascii: "/") })
    return comment.contains("contract")
      || zip(bytes, bytes.dropFirst()).contains { byte, next in
        byte == UInt8(ascii: "/") || byte == UInt8(ascii: ".") && next != UInt8(ascii: " ")
      }
  }

  /// The files that a comment names and the repository lacks, in order.
  ///
  /// A name after a dot is a member of a value and no file, such as the `json` of an arbiter's
  /// trace.
  private static func missingFiles(in comment: Substring) -> [String] {
    guard mayRefer(comment) else { return [] }
    let reference =
      #/
      (?<part> contract,\ part )
      | (?<file> [\w+\/-]+ \. (?: md|jsonl|json|swift|txt|ya?ml|html|sh|py|svg ) ) (?! \w | \.\w )
      | (?<folder> \b (?: Sources|Tests|Playgrounds ) (?: \/ [\w-]+ )+ )
      /#
    return comment.matches(of: reference).compactMap { match in
      let name = String(match.output.0)
      guard match.output.part == nil else { return name }
      let isMember = comment[..<match.range.lowerBound].last == "."
      let exists = Repository.files.contains { $0 == name || $0.hasSuffix("/" + name) }
      return isMember || exists ? nil : name
    }
  }
}
#endif
