#if HEADLESS
import Foundation
import Testing
import gesture_lab

/// `gesture-lab measure bench`.
@MainActor @Suite struct BenchCommandTests {
  private struct Line: Decodable {
    let kind: String
    let n: Int
    let us_per_event: Double
    let fired_per_seq: Double
  }

  @Test func `--json prints one object a line, four sizes of each kind`() throws {
    let outcome = CommandOutcome("measure", "bench", "--json", "0.0005")

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
    let outcome = CommandOutcome("measure", "bench", "--kind", "failchain", "--n", "3", "0.0005")

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
    let outcome = CommandOutcome("measure", "bench", "--arbiter", "--json", "0.00001")

    #expect(outcome.status == .fine)
    let lines = try outcome.output.map { line in
      try JSONDecoder().decode(ArbiterLine.self, from: Data(line.utf8))
    }
    #expect(lines.count == 21)
    #expect(lines.allSatisfy { $0.us > 0 && $0.ratio > 0 && !$0.against.isEmpty })
    // The tests do not trace allocations.
    #expect(outcome.output.allSatisfy { $0.contains(#""allocations":null"#) })
  }

  @Test(arguments: [
    ["measure", "bench", "--arbiter"], ["measure", "bench", "--arbiter", "0"],
    ["measure", "bench", "--arbiter", "1", "2"],
    ["measure", "bench", "--arbiter", "--n", "3", "1"],
    ["measure", "bench", "--kind", "tapstar", "--arbiter", "1"],
    ["measure", "bench"], ["measure", "bench", "0"], ["measure", "bench", "-1"],
    ["measure", "bench", "nan"], ["measure", "bench", "61"],
    ["measure", "bench", "1", "2"], ["measure", "bench", "--csv", "1"],
    ["measure", "bench", "--kind", "all", "1"],
    ["measure", "bench", "--n", "0", "1"], ["measure", "latency", "1"],
    ["measure", "latency", "--json"], ["measure", "latency", "--arbiter"],
  ])
  func `wrong arguments are wrong usage`(arguments: [String]) {
    let outcome = CommandOutcome(arguments)

    #expect(outcome.status == .usage)
    #expect(outcome.errors.count == 1)
    #expect(outcome.output.isEmpty)
  }
}
#endif
