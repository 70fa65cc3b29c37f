import Foundation
import Testing
import gesture_lab

/// The README shows what the command prints, and goes on doing so.
@MainActor @Suite struct ReadmeTests {
  @Test func `the README shows the output of gesture-lab to the letter`() throws {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)

    var lines: [String] = []
    _ = GestureLabCommand.run([], output: { lines.append($0) }, errors: { _ in })

    Self.expect(lines, in: readme)
  }

  @Test func `the README shows the table of promises, 60 rows at least and all of them kept`()
    throws
  {
    let shown = try Self.shownPromises()

    // Every combination takes minutes: one departure at a time tells the same owners.
    let outcome = CommandOutcome(["promises"])

    #expect(outcome.status == .fine)
    let rows = outcome.output.prefix { !$0.isEmpty }.map { Row($0) }
    #expect(shown.rows.count > 60)
    #expect(shown.rows.map(\.promise) == rows.map(\.promise))
    for (row, likely) in zip(shown.rows, rows) {
      #expect(row.otherwise.hasPrefix(likely.otherwise), "\(row)")
    }
    #expect(shown.text.contains("(all there are)"))
    #expect(shown.text.contains("Broken: 0."))
  }

  @Test func `the README's table counts every combination`() throws {
    let shown = try Self.shownPromises().rows

    // Those screens on which that is quickly done.
    let outcome = CommandOutcome(["promises", "sheet", "root", "--departures", "all"])

    let rows = outcome.output.prefix { !$0.isEmpty }.dropFirst().map { Row($0) }
    #expect(rows.count == 16)
    for row in rows { #expect(shown.contains(row), "\(row)") }
  }

  @Test func `the README's story is what explain tells of that stroke`() throws {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    let json = CommandOutcome("trace", "pager-middle", "right", "edge", "--json").output
    let folder = try TemporaryFolder()
    let path = try folder.file("trace.json", json.joined(separator: "\n"))

    Self.expect(CommandOutcome("explain", path).output, in: readme)
  }

  @Test(arguments: [["carousel-plain", "--plain"], ["carousel-arbiter"]])
  func `the README's maps are what map draws`(map: [String]) throws {
    let file = Self.readme.deletingLastPathComponent().appendingPathComponent(".readme")
      .appendingPathComponent("\(map[0]).svg")

    let outcome = CommandOutcome(["map", "carousel"] + map.dropFirst())

    let drawn = outcome.output.joined(separator: "\n") + "\n"
    #expect(try String(contentsOf: file, encoding: .utf8) == drawn)
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    #expect(readme.contains(".readme/\(map[0]).svg"))
  }

  @Test func `the README's stroke, scenario and recording come out as they say`() throws {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
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

    /// All but the last cell.
    var promise: [String] { cells.dropLast() }

    /// What stands in the last cell behind the number.
    var otherwise: String { String(cells.last?.drop(while: \.isNumber) ?? "") }
  }

  private static func shownPromises() throws -> (rows: [Row], text: String) {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)
    let table = try #require(
      readme.components(separatedBy: "```text\n").first { $0.hasPrefix("screen ") })
    let text = try #require(table.components(separatedBy: "\n```").first)
    return (text.components(separatedBy: "\n").prefix { !$0.isEmpty }.map { Row($0) }, text)
  }

  private static func expect(_ lines: [String], in readme: String) {
    let fence = "```text\n\(lines.joined(separator: "\n"))\n```"
    #expect(readme.contains(fence), "Put this into README.md:\n\(fence)")
  }

  private static var readme: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md")
  }
}
