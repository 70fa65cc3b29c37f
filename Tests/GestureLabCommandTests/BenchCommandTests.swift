#if HEADLESS
import Foundation
import Testing
import gesture_lab

/// `gesture-lab bench`.
@MainActor @Suite struct BenchCommandTests {
  private struct Line: Decodable {
    let kind: String
    let n: Int
    let us_per_event: Double
    let fired_per_seq: Double
  }

  @Test func `--json prints one object a line, four sizes of each kind`() throws {
    let outcome = CommandOutcome("bench", "--json", "0.0005")

    #expect(outcome.status == .fine)
    let lines = try outcome.output.map { line in
      try JSONDecoder().decode(Line.self, from: Data(line.utf8))
    }
    #expect(lines.map(\.n) == Array(repeating: [1, 2, 10, 100], count: 4).flatMap(\.self))
    #expect(
      lines.filter { $0.n == 1 }.map(\.kind) == [
        "exclusive", "simultaneous", "failchain", "tapstar",
      ])
    #expect(lines.allSatisfy { $0.us_per_event > 0 })
  }

  @Test func `--kind and --n measure a single figure`() {
    let outcome = CommandOutcome("bench", "--kind", "failchain", "--n", "3", "0.0005")

    #expect(outcome.output.count == 1)
    #expect(outcome.output.first?.hasPrefix("failchain, 3 recognizers: ") == true)
  }

  private struct ArbiterLine: Decodable {
    let name: String
    let against: String
    let us: Double
    let ratio: Double
  }

  @Test func `--arbiter --json prints one comparison a line`() throws {
    let outcome = CommandOutcome("bench", "--arbiter", "--json", "0.00001")

    #expect(outcome.status == .fine)
    let lines = try outcome.output.map { line in
      try JSONDecoder().decode(ArbiterLine.self, from: Data(line.utf8))
    }
    #expect(lines.count == 19)
    #expect(lines.allSatisfy { $0.us > 0 && $0.ratio > 0 && !$0.against.isEmpty })
    // The tests do not trace allocations.
    #expect(outcome.output.allSatisfy { $0.contains(#""allocations":null"#) })
  }

  @Test(arguments: [
    ["bench", "--arbiter"], ["bench", "--arbiter", "0"], ["bench", "--arbiter", "1", "2"],
    ["bench", "--arbiter", "--n", "3", "1"], ["bench", "--kind", "tapstar", "--arbiter", "1"],
    ["bench"], ["bench", "0"], ["bench", "-1"], ["bench", "nan"], ["bench", "61"],
    ["bench", "1", "2"], ["bench", "--csv", "1"], ["bench", "--kind", "all", "1"],
    ["bench", "--n", "0", "1"], ["bench", "--latency", "1"], ["bench", "--latency", "--json"],
    ["bench", "--all", "1"],
  ])
  func `wrong arguments are wrong usage`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.count == 1)
    #expect(outcome.output.isEmpty)
  }
}
#endif
