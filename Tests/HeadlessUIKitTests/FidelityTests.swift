import Foundation
import HeadlessUIKit
import Testing

/// Every statement of parts A to J is held by a test that carries its number, or stands in a page as
/// not modelled.
struct FidelityTests {
  private static let parts: [(letter: String, statements: ClosedRange<Int>)] = [
    ("A", 1...26), ("B", 27...40), ("C", 41...51), ("D", 52...72), ("E", 73...103),
    ("F", 104...132), ("G", 133...171), ("H", 172...189), ("I", 190...238), ("J", 239...245),
  ]

  @Test(arguments: parts.map(\.letter))
  func `a statement is held by a test or not modelled, and not both`(letter: String) throws {
    let part = try #require(Self.parts.first { $0.letter == letter })
    let held = try testedStatements()
    let missing = try rows(ofPart: letter)

    for number in part.statements {
      let places = [held.contains(number), missing[number] != nil]
      #expect(
        places.contains(true),
        "\(name(number)) has neither a test nor a row in Part\(letter).md")
      #expect(
        places.contains(false),
        "\(name(number)) has a test: strike its row from Part\(letter).md")
    }
  }

  @Test(arguments: parts.map(\.letter))
  func `a row belongs to its part and gives a reason`(letter: String) throws {
    let part = try #require(Self.parts.first { $0.letter == letter })

    for (number, reason) in try rows(ofPart: letter) {
      #expect(part.statements.contains(number), "\(name(number)) is no statement of this part")
      #expect(reason.count > 10, "\(name(number)) gives no reason")
    }
  }

  @Test func `every open question is told in a page`() throws {
    let pages = try Self.parts.map { try page($0.letter) }.joined()

    for question in UIKitBehavior.Question.allCases {
      #expect(pages.contains("``UIKitBehavior/\(question)``"), "\(question) is told nowhere")
    }
  }

  @Test func `the root page leads to every part`() throws {
    let root = try text(of: "HeadlessUIKit.md")

    for part in Self.parts { #expect(root.contains("<doc:Part\(part.letter)>")) }
  }

  @Test(arguments: [
    ("func `C105: a pan begins`() {", [105]), ("func `C086, C087: they wait`(x: Int) {", [86, 87]),
    ("func `a pan begins (C105)`() {", []), ("// `C105: a pan begins`", []),
    ("func `M01: a pan begins`() {", []),
  ])
  func `numbers are read from the beginning of a test's name`(line: String, numbers: [Int]) {
    #expect(Self.statements(in: line) == numbers)
  }

  private static func statements(in text: String) -> [Int] {
    text.matches(of: #/func\s+`(C\d{3}(?:, C\d{3})*):/#).flatMap { match in
      match.output.1.split(separator: ", ").compactMap { Int($0.dropFirst()) }
    }
  }

  private func testedStatements() throws -> Set<Int> {
    let tests = root.appendingPathComponent("Tests/HeadlessUIKitTests")
    var found: Set<Int> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: tests.path)
    where file.hasSuffix(".swift") && file != "FidelityTests.swift" {
      let text = try String(contentsOf: tests.appendingPathComponent(file), encoding: .utf8)
      found.formUnion(Self.statements(in: text))
    }
    return found
  }

  /// The statements that a page says are not modelled, with the reasons.
  private func rows(ofPart letter: String) throws -> [Int: String] {
    let sections = try page(letter).components(separatedBy: "\n## ")
    let section = try #require(sections.first { $0.hasPrefix("Not modelled\n") })
    var rows: [Int: String] = [:]
    for match in section.matches(of: #/(?m)^\| C(\d{3}) \| (.*) \|$/#) {
      guard let number = Int(match.output.1) else { continue }
      #expect(rows[number] == nil, "\(name(number)) has two rows")
      rows[number] = String(match.output.2)
    }
    return rows
  }

  private func page(_ letter: String) throws -> String { try text(of: "Part\(letter).md") }

  private func text(of page: String) throws -> String {
    let folder = root.appendingPathComponent("Sources/HeadlessUIKit/HeadlessUIKit.docc")
    return try String(contentsOf: folder.appendingPathComponent(page), encoding: .utf8)
  }

  private func name(_ number: Int) -> String { "C" + String(format: "%03d", number) }

  private var root: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  }
}
