#if HEADLESS
import Foundation
import GestureLab
import Testing

/// All bytes are a trace, or are refused with line and reason.
///
/// These are samples; `gesture-lab stress --traces N` reads more.
@MainActor @Suite struct TraceFuzzTests {
  @Test func `a damaged trace is refused with line and reason, or is the same when read again`() {
    var fuzz = TraceFuzz(seed: 1)

    fuzz.readTraces(500)

    #expect(fuzz.finding == nil)
    #expect(fuzz.refused > 250)
    #expect(fuzz.survived > 50)
    #expect(fuzz.refused + fuzz.survived == 500)
  }

  @Test func `random bytes are refused with line and reason`() {
    var fuzz = TraceFuzz(seed: 1)

    fuzz.readRandomBytes(20_000)

    #expect(fuzz.finding == nil)
    #expect(fuzz.bytes == 20_000)
    #expect(fuzz.refused > 100)
  }

  @Test func `the same seed gives the same texts`() {
    var (one, other) = (TraceFuzz(seed: 9), TraceFuzz(seed: 9))

    one.readTraces(50)
    other.readTraces(50)

    #expect(one.bytes == other.bytes && one.survived == other.survived)
  }
}
#endif
