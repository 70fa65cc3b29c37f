#if HEADLESS
/// A random number generator that returns the same numbers for the same seed on every machine.
///
/// SplitMix64 (Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014): a
/// scrambled counter in steps of the golden ratio. Every seed is valid, including 0.
package struct SeededGenerator: RandomNumberGenerator, Equatable, Sendable {
  private var state: UInt64

  /// Creates a generator that starts the sequence of a seed.
  package init(seed: UInt64) { state = seed }

  /// Returns the next 64 bits.
  package mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }

  /// Returns the next number from 0 up to but not including 1, made from the top 53 bits.
  ///
  /// The standard library does not promise that `Double.random(in:using:)` keeps mapping the same
  /// bits to the same number.
  package mutating func unitInterval() -> Double { Double(next() >> 11) * 0x1p-53 }
}
#endif
