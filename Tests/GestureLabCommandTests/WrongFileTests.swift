#if HEADLESS
import Foundation
import Testing

/// What a command says of a file that it cannot take.
@MainActor @Suite struct WrongFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A file of each kind that commands read or write, by its name.
  private func files() throws -> [String: String] {
    func output(_ arguments: String...) -> String {
      CommandOutcome(arguments).output.joined(separator: "\n")
    }
    return [
      "trace": try folder.file("trace.json", output("play", "trace", "plain", "right", "--json")),
      "snapshot": try folder.file("snapshot.json", output("show", "snapshot", "plain")),
      "answers": try folder.file(
        "answers.json", #"{"answers":"HeadlessUIKit","version":1,"ios":26,"left":{}}"#),
      "strokes": try folder.file("strokes.jsonl", #"{"id":"a","cls":[],"s":[[0,60,446]]}"#),
      "scenarios": try folder.file("scenarios.json", #"{"version":1,"scenarios":[]}"#),
      "scroll": try folder.file("scroll.json", #"{"viewport":[1,1],"traces":[]}"#),
      "map": try folder.file(
        "map.json", output("show", "map", "plain", "--spacing", "100", "--json")),
      "svg": try folder.file("map.svg", output("show", "map", "plain", "--spacing", "100")),
      "page": try folder.file("page.html", "<!DOCTYPE html>\n<html></html>"),
      "png": try folder.file("picture.png", "\u{89}PNG"),
      "empty": try folder.file("empty.json", ""),
    ]
  }

  /// The command lines that read a file, without its path; "%" is the path where it is not last.
  private static let readers: [(words: [String], kinds: Set<String>, nouns: String)] = [
    (["read", "explain"], ["trace"], "a trace or a recording"),
    (["read", "reproduce"], ["trace"], "a trace or a recording"),
    (["read", "calibrate"], ["trace"], "a trace or a recording"),
    (
      ["play", "timeline", "%", "right"], ["snapshot", "trace"],
      "a snapshot, a recording or the file of a case"
    ),
    (["show", "map"], ["snapshot", "trace"], "a snapshot, a recording or the file of a case"),
    (
      ["show", "diagnose"], ["snapshot", "trace"], "a snapshot, a recording or the file of a case"
    ),
    (["check", "scenarios"], ["scenarios"], "a file of scenarios"),
    (["read", "replay"], ["scroll"], "a file of scroll traces"),
    (["--strokes"], ["strokes"], "a file of strokes"),
    (["measure", "evaluate", "--strokes"], ["strokes"], "a file of strokes"),
    (["check", "drags", "1", "--strokes"], ["strokes"], "a file of strokes"),
    (["--behavior"], ["answers"], "a file of answers"),
    (
      ["check", "explore"], ["scenarios", "snapshot", "trace"],
      "a file of scenarios, a snapshot or a recording"
    ),
  ]

  @Test func `a file of another kind is named as what it is, with what takes it, in one line`()
    throws
  {
    let nouns = [
      "trace": "a trace or a recording", "snapshot": "a snapshot", "answers": "a file of answers",
      "strokes": "a file of strokes", "scenarios": "a file of scenarios",
      "scroll": "a file of scroll traces", "map": "the data of a map", "svg": "an SVG picture",
      "page": "a web page", "empty": "an empty file",
    ]
    let takers = [
      "trace": "the commands of read take it", "answers": "--behavior takes it",
      "strokes": "--strokes takes it", "scenarios": "check scenarios and check explore take it",
      "scroll": "read replay takes it",
      "snapshot": "show, play and check explore take it as their screen",
    ]
    for (kind, path) in try files() {
      for reader in Self.readers where !reader.kinds.contains(kind) {
        let outcome = CommandOutcome(
          reader.words.contains("%")
            ? reader.words.map { $0 == "%" ? path : $0 } : reader.words + [path])

        #expect(outcome.status == .badData, "\(reader.words) \(kind): \(outcome)")
        #expect(outcome.errors.count == 1 && outcome.output.isEmpty, "\(outcome)")
        guard let noun = nouns[kind] else { continue }
        let start = "gesture-lab: \(path): whole file: is \(noun), not \(reader.nouns); "
        #expect(outcome.errors.first?.hasPrefix(start) == true, "\(outcome)")
        if let taker = takers[kind] {
          #expect(outcome.errors.first?.hasSuffix(taker) == true, "\(outcome)")
        }
      }
    }
  }

  @Test func `a picture is recognized by its first bytes`() throws {
    let path = "\(folder.path)/picture.png"
    try Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0]).write(
      to: URL(fileURLWithPath: path))

    #expect(
      CommandOutcome("read", "explain", path).errors == [
        "gesture-lab: \(path): whole file: is a PNG picture, not a trace or a recording; write one "
          + "with gesture-lab play trace, or in an app with arbiter.trace.json"
      ])
  }

  @Test func `a damaged file of the right kind keeps its line and reason`() throws {
    let text = CommandOutcome("play", "trace", "plain", "right", "--json").output.dropLast(3)
    let path = try folder.file("cut.json", text.joined(separator: "\n"))

    #expect(
      CommandOutcome("read", "explain", path).errors.first?.hasPrefix(
        "gesture-lab: \(path): line \(text.count): the text is not JSON") == true)
  }

  @Test(arguments: ["window", "step"])
  func `a life with a misspelt key is refused as a life`(key: String) throws {
    let life = #"{"version":1,"ios":26,"windows":[],"steps":[]}"#
      .replacingOccurrences(of: "\"\(key)s\"", with: "\"\(key)\"")
    let path = try folder.file("life.json", life)

    for words in [["check", path], ["play", path]] {
      #expect(
        CommandOutcome(words).errors == [
          "gesture-lab: \(path): whole file, key \(key): isn't a key of a case; correct or remove it"
        ])
    }
  }

  @Test func `a folder isn't a file to read`() {
    for reader in Self.readers {
      let path = "\(folder.path)/"
      let outcome = CommandOutcome(
        reader.words.contains("%")
          ? reader.words.map { $0 == "%" ? path : $0 } : reader.words + [path])
      #expect(outcome.status == .noInput, "\(reader.words)")
      #expect(
        outcome.errors == [
          "gesture-lab: \(path): cannot be read: it is a directory; name a file in it"
        ])
    }
  }

  @Test func `a file in place of a command leads to the command that takes it`() throws {
    let path = try folder.file(
      "t.json",
      CommandOutcome("play", "trace", "plain", "right", "--json").output.joined(separator: "\n"))

    let outcome = CommandOutcome(path)

    #expect(outcome.status == .usage)
    #expect(
      outcome.errors == [
        "gesture-lab: There is no command \"\(path)\"; the file of that name is a trace or a "
          + "recording: the commands of read take it. See gesture-lab help."
      ])
  }

  @Test(arguments: [
    ["show", "map", "plain", "--spacing", "100"], ["show", "report", "plain", "--spacing", "100"],
    ["play", "trace", "plain", "right", "--json"], ["show", "snapshot", "plain"],
  ])
  func `a result cannot be written into a folder that is none, or over one`(words: [String]) throws
  {
    let missing = CommandOutcome(words + ["--output", "\(folder.path)/none/file"])
    #expect(missing.status == .cannotWrite)
    #expect(
      missing.errors == [
        "gesture-lab: \(folder.path)/none/file: its folder does not exist; make it, or name another."
      ])

    let over = CommandOutcome(words + ["--output", folder.path])
    #expect(over.status == .cannotWrite)
    #expect(over.errors == ["gesture-lab: \(folder.path): it is a folder; name a file in it."])
    #expect(missing.output.isEmpty && over.output.isEmpty)
  }

  @Test func `a trace is written to a file as it is printed`() throws {
    for options in [["--json"], ["--recording"], []] {
      let words = ["play", "trace", "root", "right"] + options
      let path = "\(folder.path)/out"
      let outcome = CommandOutcome(words + ["--output", path])
      #expect(outcome.status == .fine && outcome.output.isEmpty)
      let text = try String(contentsOfFile: path, encoding: .utf8)
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      let printed = CommandOutcome(words).output
      if options.isEmpty {
        #expect(lines.first?.hasPrefix(printed[0]) == true && text.contains("touch"))
      } else {
        #expect(lines.dropLast() == printed[...])
      }
    }
  }
}
#endif
