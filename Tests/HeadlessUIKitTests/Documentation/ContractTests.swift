#if HEADLESS
import HeadlessUIKit
import Testing

/// Every number that the repository cites is defined, and the engine's tests hold what it states.
struct ContractTests {
  @Test func `a cited number has a definition`() {
    let defined = Set(Contract.definitions.map(\.number))

    for file in Repository.files where !file.hasSuffix("/ContractTests.swift") {
      for line in Repository.lines(of: file) {
        for number in Contract.numbers(in: line.text) where !defined.contains(number) {
          Issue.record(
            """
            \(line) cites \(number), which no article defines

            Define it in an article of \(Contract.catalog), such as contract-arbitration.md:
            - **\(number)** (documented) The statement. *Source:* where it is published.
            """)
        }
      }
    }
  }

  @Test func `a definition has a confidence and a source`() {
    #expect(Contract.definitions.count > 300)

    for definition in Contract.definitions {
      let unknown = definition.confidence.filter { !Contract.confidences.contains($0) }
      #expect(
        unknown.isEmpty && !definition.confidence.isEmpty,
        """
        \(definition.line) gives \(definition.number) no confidence that contract.md explains

        Write one of \(Contract.confidences.sorted()) in parentheses after the number.
        """)
      #expect(
        definition.source != nil,
        "\(definition.line) gives \(definition.number) no source: end the statement with *Source:* …"
      )
    }
  }

  @Test func `a number is defined once`() {
    for (number, definitions) in Dictionary(grouping: Contract.definitions, by: \.number) {
      #expect(
        definitions.count == 1,
        "\(number) is defined in \(definitions.map(\.line.description).sorted())")
    }
  }

  @Test func `a fact is held by a test or not modelled, and not both`() {
    let held = Dictionary(grouping: testedNumbers(), by: \.number)

    for definition in Contract.definitions where definition.number.hasPrefix("C") {
      let test = held[definition.number]?.first?.line
      if let test {
        #expect(
          definition.notModelled == nil,
          "\(test) holds \(definition.number): remove Not modelled at \(definition.line)")
      } else {
        #expect(
          definition.notModelled != nil,
          """
          \(definition.line): no test holds \(definition.number)

          Start the name of a test with the number, or add *Not modelled:* and the reason.
          """)
      }
    }
  }

  @Test func `every open question of the engine is described`() {
    let text = Contract.articles.flatMap(Repository.lines).map(\.text).joined(separator: "\n")

    for question in UIKitBehavior.Question.allCases {
      #expect(
        text.contains("``UIKitBehavior/\(question)``"),
        "no article in \(Contract.catalog) describes UIKitBehavior.\(question)")
    }
  }

  @Test func `the overview leads to every article of the contract`() {
    let overview = Repository.lines(of: "\(Contract.catalog)/contract.md").map(\.text).joined()

    for article in Contract.articles.map(Self.name) where article.hasPrefix("contract-") {
      #expect(overview.contains("<doc:\(article)>"), "contract.md does not lead to \(article)")
    }
  }

  @Test(arguments: [
    ("func `C105: a pan begins`() {", ["C105"]),
    ("func `C086, C087: they wait`(x: Int) {", ["C086", "C087"]),
    ("@Test(\"C105: a pan begins\")", ["C105"]),
    ("func `a pan begins (C105)`() {", []), ("// `C105: a pan begins`", []),
    ("func `M01: a pan begins`() {", ["M01"]),
  ])
  func `a test's name starts with the numbers it holds`(line: String, numbers: [String]) {
    #expect(Self.heldNumbers(in: line) == numbers)
  }

  @Test(arguments: [
    ("held (C094), then reset (C061, C062).", ["C094", "C061", "C062"]),
    ("C086…C088 and M01/M02, Q4", ["C086", "C088", "M01", "M02", "Q4"]),
    ("d=\"M40 12 C100,20 Q10 -4\"", []), ("#C62828 C1234 C12 MC012 C012a Q123 M1", []),
  ])
  func `a number is found in running text and not in drawings`(text: String, numbers: [String]) {
    #expect(Contract.numbers(in: text) == numbers)
  }

  @Test func `a definition extends over its indented lines`() throws {
    let text = """
      - **C001** (documented, observed) A touch
        begins. *Source:* UIView.h;
        W. *Not modelled:* There are no touches.
      - **C002** A touch ends.

        *Source:* nothing of the second
      - **M1** isn't a number
      """

    let found = Contract.definitions(in: Repository.lines(in: text, of: "a.md"))

    #expect(found.map(\.number) == ["C001", "C002"])
    #expect(found.map(\.confidence) == [["documented", "observed"], []])
    #expect(found.map(\.source) == ["UIView.h; W.", nil])
    #expect(found.map(\.notModelled) == ["There are no touches.", nil])
    #expect(found.map(\.line.description) == ["a.md:1", "a.md:4"])
  }

  /// The numbers at the beginning of the names of the engine's tests.
  private func testedNumbers() -> [(number: String, line: Repository.Line)] {
    Repository.files
      .filter { $0.hasPrefix("Tests/HeadlessUIKitTests/") && !$0.hasSuffix("/ContractTests.swift") }
      .flatMap(Repository.lines)
      .flatMap { line in Self.heldNumbers(in: line.text).map { (number: $0, line: line) } }
  }

  private static func heldNumbers(in line: String) -> [String] {
    guard line.contains("func `") || line.contains("@Test(\"") else { return [] }
    let name = line.firstMatch(of: #/(?:func\s+`|@Test\(")([CM]\d+(?:, [CM]\d+)*):/#)
    return name.map { Contract.numbers(in: String($0.output.1)) } ?? []
  }

  private static func name(of article: String) -> String {
    String(article.split(separator: "/").last?.dropLast(".md".count) ?? "")
  }
}
#endif
