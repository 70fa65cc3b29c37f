/// Numbers that are the same every time and follow no pattern that an attempt would.
struct NumberSequence {
  private var state: UInt64 = 1

  /// The next number from 0 up to a limit, which is positive; by Knuth's constants for 64 bits.
  mutating func next(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(limit))
  }
}
