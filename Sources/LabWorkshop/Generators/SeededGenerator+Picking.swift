#if HEADLESS
import GestureLab

extension SeededGenerator {
  /// Makes the sequence of a number for a seed; adjacent numbers share no sequence.
  init(of seed: UInt64, _ number: Int) {
    var numbers = SeededGenerator(seed: seed)
    let start = numbers.next() &+ UInt64(bitPattern: Int64(number)) &* 0xD134_2543_DE82_EF95
    var scrambler = SeededGenerator(seed: start)
    self.init(seed: scrambler.next())
  }

  /// Returns a number from 0 up to, not including, a count; 0 if the count is not positive.
  mutating func below(_ count: Int) -> Int {
    count > 0 ? Int(next() % UInt64(count)) : 0
  }

  /// Returns true with a probability of `times` in `all`.
  mutating func chance(_ times: Int, in all: Int) -> Bool { below(all) < times }

  /// Returns a random element of a nonempty array.
  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
#endif
