#if HEADLESS
import Foundation
import GestureWorkshop
import Testing

/// All bytes are a trace, a recording or a snapshot, or are refused with line and reason.
///
/// These are samples; `gesture-lab stress --files N` reads more.
@MainActor @Suite struct FileFuzzTests {
  @Test func `a damaged file is refused with line and reason, or is the same when read again`() {
    var fuzz = FileFuzz(seed: 1)

    fuzz.readFiles(500)

    #expect(fuzz.finding == nil)
    #expect(fuzz.refused > 250)
    #expect(fuzz.survived > 50)
    #expect(fuzz.refused + fuzz.survived == 500)
  }

  @Test func `random bytes are refused with line and reason`() {
    var fuzz = FileFuzz(seed: 1)

    fuzz.readRandomBytes(20_000)

    #expect(fuzz.finding == nil)
    #expect(fuzz.bytes == 20_000)
    #expect(fuzz.refused > 100)
  }

  @Test func `the same seed gives the same texts`() {
    var (one, other) = (FileFuzz(seed: 9), FileFuzz(seed: 9))

    one.readFiles(50)
    other.readFiles(50)

    #expect(one.bytes == other.bytes && one.survived == other.survived)
  }
}
#endif
