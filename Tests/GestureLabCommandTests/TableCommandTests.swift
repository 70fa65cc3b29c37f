#if HEADLESS
import Foundation
import Testing

@MainActor @Suite
struct TableCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `without arguments the same generated strokes are compared every time`() async {
    // Another process leaves the main actor to the other tests.
    await #expect(processExitsWith: .success) { @MainActor in
      let outcome = CommandOutcome()
      let again = CommandOutcome()

      #expect(outcome.status == .fine, "\(outcome.status)")
      #expect(outcome.errors == [], "\(outcome.errors)")
      #expect(outcome.output == again.output, "\(again.output)")
      #expect(
        outcome.output.prefix(5) == [
          "20 generated (seed 1) strokes, 360 drags on 9 screens of iOS 26.",
          "The arbiter changed 50 owners, in the rows with an asterisk.",
          "Vertical drags that popped: 0. Pops lost or not promised: 0. Drags that lost their "
            + "owner: 0.", "", "  strokes             UIKit      arbiter    decided by: because",
        ], "\(outcome.output)")
      #expect(outcome.output.contains { $0.hasPrefix("* right               pager      pop ") })
    }
  }

  @Test func `the options seed, count and ios take effect`() {
    let outcome = CommandOutcome("--seed", "7", "--ios", "18", "--count", "1")

    #expect(outcome.status == .fine)
    #expect(
      outcome.output.first == "4 generated (seed 7) strokes, 72 drags on 9 screens of iOS 18.",
      "\(outcome.output)")
    #expect(outcome.output != CommandOutcome("--ios", "18", "--count", "1").output)
  }

  @Test func `recorded strokes are compared, and those along no axis are omitted`() throws {
    let path = try folder.file(
      "strokes.jsonl", [Self.right, Self.tap, Self.tap, Self.diagonal].joined(separator: "\n"))

    let outcome = CommandOutcome("--strokes", path)

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(
      outcome.output.prefix(4) == [
        "1 recorded strokes, 18 drags on 9 screens of iOS 26.",
        "The arbiter changed 8 owners, in the rows with an asterisk.",
        "Vertical drags that popped: 0. Pops lost or not promised: 0. Drags that lost their "
          + "owner: 0.",
        "Omitted, as they follow no single axis: 2 tap, 1 diagonal.",
      ])
  }

  @Test func `a file without a stroke along an axis is bad data`() throws {
    let path = try folder.file("strokes.jsonl", [Self.tap, Self.tap].joined(separator: "\n"))

    let outcome = CommandOutcome("--strokes", path)

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        "gesture-lab: \(path): no stroke with one touch goes right, left, up or down, by its samples "
          + "and by its class; add one that does."
      ])
    #expect(outcome.output.isEmpty)
  }

  @Test func `strokes with several touches are omitted and counted`() throws {
    let group = Self.right.replacingOccurrences(of: "{", with: #"{"fingers":2,"#)
    let path = try folder.file("strokes.jsonl", [Self.right, group].joined(separator: "\n"))

    let outcome = CommandOutcome("--strokes", path)

    #expect(
      outcome.output.contains("Omitted, as they follow no single axis: 1 with several touches."),
      "\(outcome.output)")
  }

  @Test func `a stroke of more than an hour has the wrong unit`() throws {
    let long = #"{"id":"long","s":[[0,10,10],[20,60,10],[1e18,200,10]]}"#
    let path = try folder.file("strokes.jsonl", [Self.right, long].joined(separator: "\n"))

    let outcome = CommandOutcome("--strokes", path)

    #expect(outcome.status == .badData)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains("write milliseconds") == true)
  }

  @Test func `a bad line is named and costs no other`() throws {
    let path = try folder.file(
      "strokes.jsonl", [Self.right, #"{"id":"bad","s":[[0,1]]}"#, Self.up].joined(separator: "\n"))

    let outcome = CommandOutcome("--strokes", path)

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        "gesture-lab: \(path): line 2, stroke bad, key s[0]: has 2 of 3 entries; add the rest"
      ])
    #expect(
      outcome.output.first?.hasPrefix("2 recorded strokes, 36 drags on 9 screens") == true,
      "\(outcome.output)")
  }

  @Test(arguments: ["", "\n\n"])
  func `an empty file is bad data, in one line`(contents: String) throws {
    let path = try folder.file("empty.jsonl", contents)

    let outcome = CommandOutcome("--strokes", path)

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        contents.isEmpty
          ? "gesture-lab: \(path): whole file: is an empty file, not a file of strokes; its format is in "
            + "the article Testing a screen without a phone"
          : "gesture-lab: \(path): line 1: has no stroke; write one JSON object a line"
      ])
    #expect(outcome.output == [])
  }

  @Test func `a file with only bad lines has up to ten messages`() throws {
    let path = try folder.file("bad.jsonl", String(repeating: "{}\n", count: 12))

    let outcome = CommandOutcome("--strokes", path)

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors
        == (1...10).map { "gesture-lab: \(path): line \($0), key id: is missing; add it" }
        + ["gesture-lab: \(path): and 2 more like these"])
  }

  @Test func `a directory and a missing file aren't inputs`() {
    let directory = CommandOutcome("--strokes", folder.path)
    let missing = CommandOutcome("--strokes", folder.path + "/absent.jsonl")

    #expect(directory.status == .noInput)
    #expect(
      directory.errors == [
        "gesture-lab: \(folder.path): cannot be read: it is a directory; name a file in it"
      ])
    #expect(missing.status == .noInput)
    #expect(
      missing.errors == [
        "gesture-lab: \(folder.path)/absent.jsonl: there is no such file; check the path"
      ])
    #expect(directory.output + missing.output == [])
  }

  @Test func `a broken promise is a finding with status 1`() throws {
    // Too short for any recognizer.
    let short = #"{"id":"short","cls":["h-right"],"s":[[0,10,20],[16,14,20],[32,18,20]]}"#
    let path = try folder.file("short.jsonl", short)

    let outcome = CommandOutcome("--strokes", path)

    #expect(outcome.status == .findings)
    #expect(
      outcome.output.contains(
        "finding: short, right from middle on plain: promised pop, got unclaimed"),
      "\(outcome.output)")
    #expect(outcome.output.contains { $0.contains("Pops lost or not promised: 10.") })
  }

  private static let right =
    #"{"id":"right","cls":["h-right"],"s":[[0,10,20],[16,40,22],[32,80,23],[48,130,24]]}"#
  private static let up =
    #"{"id":"up","cls":["v-up"],"s":[[0,10,220],[16,10,180],[32,12,140],[48,14,90]]}"#
  private static let tap = #"{"id":"tap","s":[[0,10,20],[80,11,20]]}"#
  private static let diagonal =
    #"{"id":"diagonal","s":[[0,10,20],[16,60,70],[32,110,120]]}"#
}
#endif
