/// A source of randomness that gives the same numbers for the same seed, on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): a
/// counter in steps of the golden ratio, scrambled. Every seed is a good one, 0 included.
package struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// Starts the sequence that belongs to the seed.
  package init(seed: UInt64) {
    state = seed
  }

  /// The next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// The next number of at least 0 and less than 1, from the top 53 bits.
  ///
  /// Not `Double.random(in:using:)`: the standard library does not promise that its way from bits
  /// to a number stays the same.
  package mutating func unitInterval() -> Double {
    Double(next() >> 11) * 0x1p-53
  }
}
