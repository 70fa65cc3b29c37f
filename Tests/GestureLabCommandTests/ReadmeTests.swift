#if HEADLESS
import Foundation
import Testing

/// The README contains the output of commands.
struct ReadmeTests {
  @Test(.needsProgram) @WaitingActor func `the README contains the exact output of gesture-lab`()
    throws
  {
    Self.expect(try LabProgram.output(), in: try Self.documents())
  }

  @Test(.needsProgram) @WaitingActor func `the README contains the exact latencies`() throws {
    Self.expect(try LabProgram.output("bench", "--latency"), in: try Self.documents())
  }

  @Test(.needsProgram) @WaitingActor
  func `the README contains the table of promises, with at least 60 rows and none broken`() throws {
    let shown = try Self.shownPromises()

    // All combinations take minutes; one departure at a time has the same owners.
    let rows = try LabProgram.output("promises").prefix { !$0.isEmpty }.map { Row($0) }
    #expect(shown.rows.count > 60)
    #expect(shown.rows.map(\.promise) == rows.map(\.promise))
    for (row, likely) in zip(shown.rows, rows) {
      #expect(row.otherwise.hasPrefix(likely.otherwise), "\(row)")
    }
    #expect(shown.text.contains("(all there are)"))
    #expect(shown.text.contains("Broken: 0."))
  }

  @Test @MainActor func `the README's table counts all combinations`() throws {
    let shown = try Self.shownPromises().rows

    // The screen with the fewest combinations.
    let outcome = CommandOutcome(["promises", "sheet", "--departures", "all"])

    let rows = outcome.output.prefix { !$0.isEmpty }.dropFirst().map { Row($0) }
    #expect(rows.count == 8)
    for row in rows { #expect(shown.contains(row), "\(row)") }
  }

  @Test @MainActor func `the README's explanation is the output of explain`() throws {
    let readme = try Self.documents()
    let json = CommandOutcome("trace", "pager-middle", "right", "edge", "--json").output
    let folder = try TemporaryFolder()
    let path = try folder.file("trace.json", json.joined(separator: "\n"))

    Self.expect(CommandOutcome("explain", path).output, in: readme)
  }

  @Test @MainActor func `the README's stroke, scenario and recording pass`() throws {
    let readme = try Self.documents()
    let samples = readme.components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    try #require(samples.count == 3)
    let folder = try TemporaryFolder()
    let strokes = try folder.file("strokes.jsonl", samples[0])
    let scenarios = try folder.file(
      "scenarios.json", #"{"version":1,"scenarios":[\#(samples[1])]}"#)
    let recording = try folder.file("recording.json", samples[2])

    for arguments in [["--strokes", strokes], ["conform", scenarios], ["replay", recording]] {
      let outcome = CommandOutcome(arguments)
      #expect(outcome.status == .fine, "\(arguments[0]): \(outcome.output) \(outcome.errors)")
    }
  }

  /// A row of the table, cell by cell.
  private struct Row: Equatable {
    let cells: [String]

    init(_ line: some StringProtocol) {
      cells = line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
        .filter { !$0.isEmpty }
    }

    /// The cells without the last one.
    var promise: [String] { cells.dropLast() }

    /// The last cell without its number.
    var otherwise: String { String(cells.last?.drop(while: \.isNumber) ?? "") }
  }

  private static func shownPromises() throws -> (rows: [Row], text: String) {
    let readme = try Self.documents()
    let table = try #require(
      readme.components(separatedBy: "```text\n").first { $0.hasPrefix("screen ") })
    let text = try #require(table.components(separatedBy: "\n```").first)
    return (text.components(separatedBy: "\n").prefix { !$0.isEmpty }.map { Row($0) }, text)
  }

  private static func expect(_ lines: [String], in readme: String) {
    let fence = "```text\n\(lines.joined(separator: "\n"))\n```"
    #expect(readme.contains(fence), "Put this into README.md:\n\(fence)")
  }

  /// The README and the articles to which its reference material has moved.
  private static func documents() throws -> String {
    let root = readme.deletingLastPathComponent()
    let catalog = "Sources/GestureArbitration/GestureArbitration.docc"
    return try [
      "README.md", "\(catalog)/finding-out-why.md", "\(catalog)/testing-without-a-phone.md",
      "\(catalog)/proving-promises.md",
    ].map { try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8) }
      .joined(separator: "\n")
  }

  private static var readme: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md")
  }
}
#endif
