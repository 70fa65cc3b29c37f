#if HEADLESS
import HeadlessUIKit
import Testing

struct SeededGeneratorTests {
  @Test func `a seed gives the published SplitMix64 sequence`() {
    var generator = SeededGenerator(seed: 1_234_567)

    let numbers = (0..<5).map { _ in generator.next() }

    #expect(
      numbers == [
        6_457_827_717_110_365_317, 3_203_168_211_198_807_973, 9_817_491_932_198_370_423,
        4_593_380_528_125_082_431, 16_408_922_859_458_223_821,
      ])
  }

  @Test func `unitInterval is at least 0 and less than 1`() {
    var generator = SeededGenerator(seed: 0)

    let numbers = (0..<10_000).map { _ in generator.unitInterval() }

    #expect(numbers.allSatisfy { $0 >= 0 && $0 < 1 })
    #expect(abs(numbers.reduce(0, +) / 10_000 - 0.5) < 0.01)
  }

  @Test func `equal seeds give equal sequences and different seeds do not`() {
    var (one, other, third) = (
      SeededGenerator(seed: 7), SeededGenerator(seed: 7), SeededGenerator(seed: 8)
    )

    #expect(one.next() == other.next())
    #expect(one == other)
    #expect(one.next() != third.next())
  }
}
#endif
