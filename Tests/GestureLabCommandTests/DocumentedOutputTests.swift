#if HEADLESS
import Foundation
import GestureLab
import LabWorkshop
import Testing
import gesture_lab

/// The articles contain the output of commands.
struct DocumentedOutputTests {
  @Test(.needsProgram) @WaitingActor
  func `the article about the command line contains the table of drags`() throws {
    try Self.expect(try LabProgram.output(), in: Self.commandLine)
  }

  @Test(.needsProgram) @WaitingActor
  func `the article about the command line contains the latencies`() throws {
    try Self.expect(try LabProgram.output("measure", "latency"), in: Self.commandLine)
  }

  @Test @MainActor func `the article about the command line lists each command as its help does`()
    throws
  {
    let article = try Self.text(of: Self.commandLine)
    let commands = CommandOutcome("help").output.compactMap { line in
      line.firstMatch(of: /^  ([a-z]+) ([a-z]+) +(\S.*)$/).map {
        (words: [String($0.1), String($0.2)], summary: String($0.3))
      }
    }

    #expect(commands.count == 22)
    for (words, summary) in commands {
      let name = words.joined(separator: " ")
      let help = CommandOutcome(["help"] + words).output
      let example = try #require(help.first { $0.hasPrefix("Example: ") }).dropFirst(9)
      let row = "| `\(name)` | \(summary) | `\(example)` |"
      #expect(article.contains(row), "Put this into \(Self.commandLine):\n\(row)")
    }
  }

  @Test @MainActor
  func `the article about the command line lists the exit statuses and counts the screens`()
    throws
  {
    let article = try Self.text(of: Self.commandLine)
    for status in ExitStatus.allCases {
      #expect(article.contains("\n| \(status.rawValue) | "), "\(status)")
    }
    #expect(article.contains("the table of all \(LabScreen.all.count) built-in screens"))
  }

  @Test(.needsProgram) @WaitingActor
  func `the table of promises has at least 60 rows and none broken`() throws {
    let shown = try Self.shownPromises()

    // All combinations take minutes; the likely answers have the same owners, and one departure at a
    // time has the same exceptions.
    let likely = try Self.promises(["--departures", "0"])
    #expect(shown.rows.count > 60)
    #expect(shown.rows.map(\.promise) == likely.map(\.promise))
    let names = ["plain", "pager-first", "list", "candidate-pager"]
    let sample = try Self.promises(names)
    let rows = shown.rows.filter { names.contains($0.cells.first ?? "") }
    #expect(rows.map(\.promise) == sample.dropFirst().map(\.promise))
    for (row, single) in zip(rows, sample.dropFirst()) {
      #expect(row.otherwise.hasPrefix(single.otherwise), "\(row)")
    }
    #expect(shown.text.contains("(all there are)"))
    #expect(shown.text.contains("Broken: 0."))
  }

  @Test @MainActor func `the table of promises counts all combinations`() throws {
    let shown = try Self.shownPromises().rows

    // The screen with the fewest combinations.
    let outcome = CommandOutcome(["check", "promises", "sheet", "--departures", "all"])

    let rows = outcome.output.prefix { !$0.isEmpty }.dropFirst().map { Row($0) }
    #expect(rows.count == 8)
    for row in rows { #expect(shown.contains(row), "\(row)") }
  }

  @Test func `the figures of the README are the sums of the table of promises`() throws {
    let shown = try Self.shownPromises()
    let combinations = shown.rows.dropFirst().compactMap { row in
      row.cells.last.flatMap { Int($0.prefix(while: \.isNumber)) }
    }
    let open = shown.rows.filter { $0.cells.last?.contains(";") == true }.count
    let readme = try String(
      contentsOf: Self.root.appendingPathComponent("README.md"), encoding: .utf8
    ).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let sum = combinations.reduce(0, +)
    let separated = "\(sum / 1_000_000),\(sum / 1_000 % 1_000),\(sum % 1_000)"

    #expect(combinations.count > 500)
    #expect(
      readme.contains(
        "\(combinations.count - open) of \(combinations.count) promises about who owns a drag held "
          + "on 29 November under all \(separated) combinations of answers; in \(open) UIKit's own choice"
      ),
      "\(combinations.count), \(open), \(separated)")
  }

  @Test @MainActor func `the explanation of a trace is the output of explain`() throws {
    let json = CommandOutcome("play", "trace", "pager-middle", "right", "edge", "--json").output
    let folder = try TemporaryFolder()
    let path = try folder.file("trace.json", json.joined(separator: "\n"))

    try Self.expect(CommandOutcome("read", "explain", path).output, in: "finding-out-why")
  }

  @Test @MainActor func `the stroke, the scenario and the recording of the article pass`() throws {
    let article = try Self.text(of: "testing-without-a-phone")
    let samples = article.components(separatedBy: "```json\n").dropFirst().compactMap {
      $0.components(separatedBy: "```").first
    }
    try #require(samples.count == 3)
    let folder = try TemporaryFolder()
    let strokes = try folder.file("strokes.jsonl", samples[0])
    let scenarios = try folder.file(
      "scenarios.json", #"{"version":1,"scenarios":[\#(samples[1])]}"#)
    let recording = try folder.file("recording.json", samples[2])

    for arguments in [
      ["--strokes", strokes], ["check", "scenarios", scenarios], ["read", "replay", recording],
    ] {
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

  /// The rows of the table that the command prints, the titles first.
  @WaitingActor private static func promises(_ arguments: [String]) throws -> [Row] {
    try LabProgram.output(["check", "promises"] + arguments).prefix { !$0.isEmpty }.map { Row($0) }
  }

  private static func shownPromises() throws -> (rows: [Row], text: String) {
    let article = try Self.text(of: "proving-promises")
    let table = try #require(
      article.components(separatedBy: "```text\n").first { $0.hasPrefix("screen ") })
    let text = try #require(table.components(separatedBy: "\n```").first)
    return (text.components(separatedBy: "\n").prefix { !$0.isEmpty }.map { Row($0) }, text)
  }

  private static let commandLine = "the-command-line"

  private static var root: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  }

  private static func expect(_ lines: [String], in article: String) throws {
    let fence = "```text\n\(lines.joined(separator: "\n"))\n```"
    #expect(try text(of: article).contains(fence), "Put this into \(article):\n\(fence)")
  }

  /// The text of an article of the arbiter's guide, or of the lab's about the command line.
  private static func text(of article: String) throws -> String {
    let module = article == commandLine ? "GestureLab" : "GestureArbitration"
    return try String(
      contentsOf: root.appendingPathComponent("Sources/\(module)/\(module).docc/\(article).md"),
      encoding: .utf8)
  }
}
#endif
