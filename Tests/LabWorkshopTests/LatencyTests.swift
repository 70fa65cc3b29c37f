#if HEADLESS
import Foundation
import LabWorkshop
import Testing

/// The travel and the time until something follows a touch.
@MainActor @Suite struct LatencyTests {
  @Test func `a straight drag at 250 pt per second moves UIKit's pop after 12 pt and 50 ms`() throws
  {
    let lines = Latency.table(of: .straight, rate: 120)

    #expect(lines.first == "a straight drag at 250 pt/s, 120 Hz")
    let bezel = try #require(lines.first { $0.hasPrefix("plain screen, bezel") })
    #expect(cells(of: bezel)[1] == "pop 13/50")
    // The arbiter holds UIKit's pop and does not delay it.
    #expect(cells(of: bezel)[2] == cells(of: bezel)[1])
  }

  @Test func `a pager's first page pops with the arbiter where UIKit scrolls it`() throws {
    let lines = Latency.table(of: .flick, rate: 60)

    let pagers = lines.filter { $0.hasPrefix("pager's first page, middle") }
    #expect(
      pagers.map { cells(of: $0).dropFirst().map { $0.prefix { $0 != " " } } } == [
        ["pager", "pager", "pop"], ["pager", "pop", "pop"],
      ])
  }

  @Test func `details add the 90th percentile and the share of drags`() throws {
    let lines = Latency.table(of: .swipes, rate: 60, isDetailed: true)

    let plain = try #require(lines.first { $0.hasPrefix("plain screen, middle") })
    #expect(cells(of: plain)[3].hasPrefix("pop ") && cells(of: plain)[3].hasSuffix(" %"))
    #expect(cells(of: plain)[1] == "–")
  }

  private func cells(of line: String) -> [String] {
    line.components(separatedBy: "  ").map { $0.trimmingCharacters(in: .whitespaces) }
      .filter { !$0.isEmpty }
  }
}
#endif
