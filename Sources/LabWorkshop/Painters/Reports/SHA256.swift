#if HEADLESS
import Foundation

/// The SHA-256 digest, with which a page's security policy identifies its script and style.
///
/// FIPS 180-4. Foundation on Linux has no digests.
package struct SHA256 {
  /// The 32 bytes.
  package let bytes: [UInt8]

  /// Makes the digest of bytes.
  package init(_ message: some Sequence<UInt8>) {
    var state = Self.roots(of: Self.primes.prefix(8)) { $0.squareRoot() }
    let constants = Self.roots(of: Self.primes[...]) { Foundation.cbrt($0) }
    var padded = Array(message)
    let length = UInt64(padded.count) * 8
    padded.append(0x80)
    while padded.count % 64 != 56 { padded.append(0) }
    padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (56 - 8 * $0)) }
    for start in stride(from: 0, to: padded.count, by: 64) {
      Self.mix(padded[start..<start + 64], into: &state, constants)
    }
    bytes = state.flatMap { word in
      (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * UInt32($0))) }
    }
  }

  private static let primes: [Double] = (2...311).filter { number in
    !(2..<number).contains { $0 * $0 <= number && number % $0 == 0 }
  }.map(Double.init)

  /// Returns the first 32 bits of the fractional parts of roots.
  private static func roots(
    of numbers: ArraySlice<Double>, _ root: (Double) -> Double
  ) -> [UInt32] {
    numbers.map { number in
      let root = root(number)
      return UInt32((root - root.rounded(.down)) * 4_294_967_296)
    }
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32], _ k: [UInt32]) {
    func turn(_ word: UInt32, _ count: UInt32) -> UInt32 { word >> count | word << (32 - count) }
    var words = stride(from: block.startIndex, to: block.endIndex, by: 4).map { index in
      block[index..<index + 4].reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
    }
    for index in 16..<64 {
      let (low, high) = (words[index - 15], words[index - 2])
      words.append(
        words[index - 16] &+ (turn(low, 7) ^ turn(low, 18) ^ low >> 3) &+ words[index - 7]
          &+ (turn(high, 17) ^ turn(high, 19) ^ high >> 10))
    }
    var (a, b, c, d) = (state[0], state[1], state[2], state[3])
    var (e, f, g, h) = (state[4], state[5], state[6], state[7])
    for index in 0..<64 {
      let first =
        h &+ (turn(e, 6) ^ turn(e, 11) ^ turn(e, 25)) &+ (e & f ^ ~e & g) &+ k[index]
        &+ words[index]
      let second = (turn(a, 2) ^ turn(a, 13) ^ turn(a, 22)) &+ (a & b ^ a & c ^ b & c)
      (h, g, f, e, d, c, b, a) = (g, f, e, d &+ first, c, b, a, first &+ second)
    }
    state = zip(state, [a, b, c, d, e, f, g, h]).map { $0 &+ $1 }
  }
}
#endif
