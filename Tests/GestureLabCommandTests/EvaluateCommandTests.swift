import Foundation
import GestureLab
import Testing

@MainActor @Suite
struct EvaluateCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `without a file strokes are made up, always the same`() {
    let outcome = CommandOutcome("evaluate", "--count", "1")

    #expect(outcome.status == .fine)
    #expect(outcome.errors == [])
    #expect(outcome.output == CommandOutcome("evaluate", "--count", "1").output)
    #expect(outcome.output != CommandOutcome("evaluate", "--count", "1", "--seed", "2").output)
    #expect(
      outcome.output.first
        == "13 of 13 strokes of the generator (seed 1) count; the others go less than 40 pt. Shares "
        + "are given with their 95 % interval.")
    #expect(outcome.output.dropFirst(3).prefix(2) == ["", "static screen, as recorded"])
  }

  @Test func `recorded strokes are evaluated, and what has no direction is counted`() throws {
    let path = try folder.file("strokes.jsonl", [Self.right, Self.tap].joined(separator: "\n"))

    let outcome = CommandOutcome("evaluate", "--strokes", path)

    #expect(outcome.status == .fine)
    #expect(outcome.output.first?.hasPrefix("1 of 2 strokes of \(path) count;") == true)
  }

  @Test func `JSON is one object, and names the strokes that fared wrong`() throws {
    let path = try folder.file("strokes.jsonl", Self.right)

    let outcome = CommandOutcome("evaluate", "--json", "--strokes", path)

    #expect(outcome.status == .fine)
    let node = try JSONNode(parsing: Data(outcome.output.joined(separator: "\n").utf8))
    #expect(try node.required("version").integer() == 1)
    let wrong = try node.required("cells").elements().filter {
      try $0.required("ruleSet").string() == "flatSign"
    }.flatMap { try $0.required("wrongStrokes").elements() }.map { try $0.string() }
    #expect(Set(wrong) == ["right"])
  }

  @Test func `a file without a stroke that goes anywhere is bad data`() throws {
    let path = try folder.file("strokes.jsonl", Self.tap)

    let outcome = CommandOutcome("evaluate", "--strokes", path)

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        "gesture-lab: \(path): no stroke of one finger goes 40 pt or farther; add one that does."
      ])
  }

  @Test func `a line that cannot be read costs that line, and the status`() throws {
    let path = try folder.file("strokes.jsonl", [Self.right, "{"].joined(separator: "\n"))

    let outcome = CommandOutcome("evaluate", "--strokes", path)

    #expect(outcome.status == .badData)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains("line 2") == true)
    #expect(outcome.output.first?.hasPrefix("1 of 1 strokes") == true)
  }

  @Test(
    arguments: [
      ["--strokes"], ["--count", "0"], ["--rate", "60"], ["carousel"],
      ["--strokes", "a.jsonl", "--seed", "2"],
    ])
  func `what it does not take is refused, with where to look`(arguments: [String]) {
    let outcome = CommandOutcome(["evaluate"] + arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.output == [])
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.hasSuffix("See gesture-lab --help.") == true)
  }

  @Test func `a missing file is no input`() {
    #expect(CommandOutcome("evaluate", "--strokes", "\(folder.path)/none").status == .noInput)
  }

  private static let right =
    #"{"id":"right","w":390,"h":844,"s":[[0,100,400],[40,160,402],[80,260,408],[100,330,410]]}"#
  private static let tap = #"{"id":"tap","s":[[0,100,400],[80,101,400]]}"#
}
