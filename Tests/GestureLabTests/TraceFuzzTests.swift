import Foundation
import GestureLab
import Testing

/// Whatever the bytes are, they are a trace or are refused with line and reason.
@MainActor @Suite struct TraceFuzzTests {
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `damaged traces are refused clearly, or read the same again`(seed: UInt64) {
    var fuzz = TraceFuzz(seed: seed)

    fuzz.readTraces(1_000)

    #expect(fuzz.finding == nil)
    #expect(fuzz.refused > 500)
    #expect(fuzz.survived > 100)
    #expect(fuzz.refused + fuzz.survived == 1_000)
  }

  @Test func `random bytes are refused clearly`() {
    var fuzz = TraceFuzz(seed: 1)

    fuzz.readRandomBytes(100_000)

    #expect(fuzz.finding == nil)
    #expect(fuzz.bytes == 100_000)
    #expect(fuzz.refused > 500)
  }

  @Test func `the same seed makes the same texts`() {
    var (one, other) = (TraceFuzz(seed: 9), TraceFuzz(seed: 9))

    one.readTraces(50)
    other.readTraces(50)

    #expect(one.bytes == other.bytes && one.survived == other.survived)
  }
}
