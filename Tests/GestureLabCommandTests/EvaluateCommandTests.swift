#if HEADLESS
import Foundation
import GestureLab
import Testing

@MainActor @Suite
struct EvaluateCommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test(.needsProgram) @WaitingActor
  func `without a file the same strokes are generated every time`() throws {
    let output = try LabProgram.output("measure", "evaluate", "--count", "1")

    #expect(try LabProgram.output("measure", "evaluate", "--count", "1") == output)
    #expect(try LabProgram.output("measure", "evaluate", "--count", "1", "--seed", "2") != output)
    let legend = output.prefix { $0 != "static screen, as recorded" }
    #expect(
      legend.joined(separator: " ").hasPrefix(
        "14 of 14 strokes of the generator (seed 1) count; the others move less than 40 pt. Each "
          + "column has the share of a class with the wrong result: "))
    #expect(legend.last?.isEmpty == true && legend.count < output.count)
    for line in output { #expect(line.count <= 100, "\(line)") }
  }

  @Test func `recorded strokes are evaluated, and strokes without a class are counted`() throws {
    let path = try folder.file("strokes.jsonl", [Self.right, Self.tap].joined(separator: "\n"))

    let outcome = CommandOutcome("measure", "evaluate", "--strokes", path)

    #expect(outcome.status == .fine)
    #expect(outcome.output.first?.hasPrefix("1 of 2 strokes of \(path) count;") == true)
  }

  @Test func `JSON is one object, and names the strokes with the wrong result`() throws {
    let path = try folder.file("strokes.jsonl", Self.right)

    let outcome = CommandOutcome("measure", "evaluate", "--json", "--strokes", path)

    #expect(outcome.status == .fine)
    struct Report: Decodable {
      struct Cell: Decodable {
        let ruleSet: String
        let wrongStrokes: [String]
      }
      let version: Int
      let cells: [Cell]
    }
    let json = Data(outcome.output.joined(separator: "\n").utf8)
    let report = try JSONDecoder().decode(Report.self, from: json)
    #expect(report.version == 1)
    let cells = report.cells.filter { $0.ruleSet == "flatSign" }
    #expect(Set(cells.flatMap(\.wrongStrokes)) == ["right"])
  }

  @Test func `only the named screens and rates are evaluated`() throws {
    let path = try folder.file("strokes.jsonl", Self.right)

    let outcome = CommandOutcome(
      "measure", "evaluate", "--strokes", path, "--screen", "pager", "--rate", "120", "--rate",
      "recorded")

    #expect(outcome.status == .fine)
    #expect(
      outcome.output.filter { $0.hasPrefix("pager") || $0.hasPrefix("static") }
        == ["pager at its leading edge, 120 Hz", "pager at its leading edge, as recorded"])
  }

  @Test func `classes with intent are columns, even of strokes that end where they began`() throws {
    let path = try folder.file("strokes.jsonl", [Self.right, Self.aimed].joined(separator: "\n"))

    let outcome = CommandOutcome("measure", "evaluate", "--strokes", path, "--screen", "still")

    #expect(outcome.output.first?.hasPrefix("2 of 2 strokes") == true)
    #expect(outcome.output.contains { $0.hasSuffix("  aimed") })
  }

  @Test func `a file with only short strokes is bad data`() throws {
    let path = try folder.file("strokes.jsonl", Self.tap)

    let outcome = CommandOutcome("measure", "evaluate", "--strokes", path)

    #expect(outcome.status == .badData)
    #expect(
      outcome.errors == [
        "gesture-lab: \(path): no stroke with one touch moves 40 pt or more; add one that does."
      ])
  }

  @Test func `a line that cannot be read costs only itself, with status 65`() throws {
    let path = try folder.file("strokes.jsonl", [Self.right, "{"].joined(separator: "\n"))

    let outcome = CommandOutcome("measure", "evaluate", "--strokes", path)

    #expect(outcome.status == .badData)
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.contains("line 2") == true)
    #expect(outcome.output.first?.hasPrefix("1 of 1 strokes") == true)
  }

  @Test(
    arguments: [
      ["--strokes"], ["--count", "0"], ["--rate", "0"], ["--screen", "map"], ["carousel"],
      ["--strokes", "a.jsonl", "--seed", "2"],
    ])
  func `unknown arguments are refused with a reference to the help`(arguments: [String]) {
    let outcome = CommandOutcome(["measure", "evaluate"] + arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.output == [])
    #expect(outcome.errors.count == 1)
    #expect(outcome.errors.first?.hasSuffix("See gesture-lab help measure evaluate.") == true)
  }

  @Test func `a missing file isn't an input`() {
    #expect(
      CommandOutcome("measure", "evaluate", "--strokes", "\(folder.path)/none").status == .noInput)
  }

  private static let right =
    #"{"id":"right","w":390,"h":844,"s":[[0,100,400],[40,160,402],[80,260,408],[100,330,410]]}"#
  private static let aimed =
    #"{"id":"aimed","cls":["short","aimed-right"],"s":[[0,100,400],[90,118,404],[180,102,400]]}"#
  private static let tap = #"{"id":"tap","s":[[0,100,400],[80,101,400]]}"#
}
#endif
