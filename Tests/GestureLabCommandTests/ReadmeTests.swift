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

  @Test func `the README shows the output of gesture-lab promises to the letter, 60 rows at least`()
    throws
  {
    let readme = try String(contentsOf: Self.readme, encoding: .utf8)

    var lines: [String] = []
    let status = GestureLabCommand.run(
      ["promises"], output: { lines.append($0) }, errors: { _ in })

    #expect(status == .fine)
    #expect(lines.count > 60 + 4)
    #expect(lines.last?.hasSuffix("Broken: 0.") == true)
    Self.expect(lines, in: readme)
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

  private static func expect(_ lines: [String], in readme: String) {
    let fence = "```text\n\(lines.joined(separator: "\n"))\n```"
    #expect(readme.contains(fence), "Put this into README.md:\n\(fence)")
  }

  private static var readme: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("README.md")
  }
}
