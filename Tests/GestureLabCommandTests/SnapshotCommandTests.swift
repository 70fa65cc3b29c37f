#if HEADLESS
import Foundation
import GestureLab
import Testing
import gesture_lab

/// `gesture-lab show snapshot`, and the commands that take its file.
@MainActor @Suite
struct SnapshotCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func file(of screen: String, _ options: String...) throws -> String {
    let arguments = ["show", "snapshot", screen] + options
    let outcome = CommandOutcome(arguments)
    #expect(outcome.status == .fine)
    return try folder.file("\(screen).json", outcome.output.joined(separator: "\n"))
  }

  @Test func `a command prints the same for a file as for its screen, but title and notes`() throws
  {
    let path = try file(of: "pager-middle")
    for command in [
      ["play", "timeline", "%", "right", "edge"], ["play", "trace", "%", "right"],
      ["show", "diagnose", "%", "--at", "195,400"],
      ["show", "map", "%", "--spacing", "100"],
      ["check", "explore", "%", "right", "--limit", "20"],
    ] {
      let outcomes = ["pager-middle", path].map { screen in
        CommandOutcome(command.map { $0 == "%" ? screen : $0 })
      }
      func body(_ outcome: CommandOutcome) -> [String] {
        // The picture of a copy has its notes below the legend.
        let lines = outcome.output.filter { !$0.contains("font-size:11px") }.map {
          $0.replacingOccurrences(of: "snapshot pager-middle.json", with: "pager, middle page")
            .replacingOccurrences(of: "pager-middle.json", with: "pager-middle")
        }
        // Where a line breaks depends on the length of the name.
        return lines.flatMap { $0.split(separator: " ").map(String.init) }
      }
      #expect(outcomes.map(\.status) == [.fine, .fine])
      #expect(body(outcomes[0]) == body(outcomes[1]), "\(command)")
    }
  }

  @Test func `the notes of a file are printed to standard error`() throws {
    let outcome = CommandOutcome("play", "timeline", try file(of: "rows"), "right")
    #expect(outcome.errors.contains { $0.hasPrefix("note: The condition of row was asked") })
  }

  @Test func `a command uses the release on which the screen was seen, unless another is given`()
    throws
  {
    let path = try file(of: "plain", "--ios", "18")
    #expect(
      CommandOutcome("play", "timeline", path, "right").output.first?.hasSuffix("iOS 18:") == true)
    let other = CommandOutcome("play", "timeline", path, "right", "--ios", "26")
    #expect(other.output.first?.hasSuffix("iOS 26:") == true)
    #expect(other.errors.contains("note: It was seen on iOS 18, and is played on iOS 26."))
  }

  @Test func `a folder as the output file is refused`() throws {
    let outcome = CommandOutcome(
      "show", "map", "plain", "--spacing", "100", "--output", folder.path)
    #expect(outcome.errors.first?.hasSuffix("it is a folder; name a file in it.") == true)
  }

  @Test func `several processes play the map of a file`() throws {
    let path = try file(of: "carousel")
    let one = CommandOutcome("show", "map", path, "--json", "--spacing", "100", "right")
    let screen = CommandOutcome(
      "show", "map", "carousel", "--json", "--spacing", "100", "right")
    #expect(one.status == .fine)
    #expect(one.output.count == screen.output.count)
  }

  @Test func `the names of classes are left out on request`() throws {
    let outcome = CommandOutcome("show", "snapshot", "pager-first", "--without-classes")
    #expect(!outcome.output.contains { $0.contains(#""type""#) })
    #expect(outcome.output.contains { $0.contains(#""name":"pager""#) })
  }

  @Test func `a file that isn't a snapshot is refused with its line`() throws {
    let path = try folder.file("bad.json", "{\n\"snapshot\":7}")
    let outcome = CommandOutcome("show", "map", path)
    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        "gesture-lab: \(path): line 2: snapshot is not a text; write a text"
      ])
    let missing = CommandOutcome("show", "diagnose", "nowhere/feed.json")
    #expect(missing.status == .noInput)
    #expect(
      missing.errors == ["gesture-lab: nowhere/feed.json: there is no such file; check the path"])
  }

  @Test func `a comparison counts the screens and the differences`() {
    for (names, screens) in [(["root"], "1 screen"), (["plain", "root", "plain"], "2 screens")] {
      let outcome = CommandOutcome(["check", "snapshots"] + names + ["--spacing", "100"])
      #expect(outcome.status == .fine)
      #expect(
        outcome.output
          == ["\(screens) built again from their files, on 3 releases: 0 differences"])
    }
    #expect(CommandOutcome("show", "snapshot", "plain", "--loud").status == .usage)
  }

  @Test
  func `a report of a file lists the differences of the copy, and a file is written unchanged`()
    throws
  {
    let path = try file(of: "rows")
    let page = CommandOutcome("show", "report", path, "--spacing", "100").output.joined()
    #expect(page.contains("<summary>Differences from the original screen</summary>"))
    #expect(page.contains("<li>The condition of row was asked at 64 places"))
    let page2 = CommandOutcome("show", "report", "rows", "--spacing", "100").output.joined()
    #expect(!page2.contains("<summary>Differences from"))
    // A path may hold the name of a person.
    #expect(!page.contains(path))
    let written = try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n")
    #expect(
      CommandOutcome("show", "snapshot", path).output.joined(separator: "\n").split(separator: "\n")
        == written)
    #expect(CommandOutcome("show", "snapshot", path, "--ios", "18").status == .usage)
  }
}
#endif
