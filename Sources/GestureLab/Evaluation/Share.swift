import Foundation

/// A part of a number of strokes, with what it may be in truth.
package struct Share: Equatable, Sendable {
  /// How many did.
  package let count: Int
  /// How many there are.
  package let total: Int

  /// Makes a share.
  package init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// The part, from 0 to 1; 0 of nothing is 0.
  package var part: Double { total > 0 ? Double(count) / Double(total) : 0 }

  /// The 95 % interval by Wilson's score, which holds for few strokes and for parts near 0 and 1.
  package var interval: ClosedRange<Double> {
    guard total > 0 else { return 0...1 }
    let (n, z) = (Double(total), EvaluationMetrics.confidence)
    let middle = part + z * z / (2 * n)
    let reach = z * (part * (1 - part) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    // Of none and of all one end is known exactly, which rounding would miss.
    let low = count == 0 ? 0 : (middle - reach) / scale
    return max(0, low)...(count == total ? 1 : min(1, (middle + reach) / scale))
  }
}

extension Share: CustomStringConvertible {
  /// "0.4 % (0.1–1.1) of 726".
  package var description: String {
    guard total > 0 else { return "none" }
    return "\(percent(part)) % (\(percent(interval.lowerBound))–\(percent(interval.upperBound)))"
      + " of \(total)"
  }

  private func percent(_ part: Double) -> Double { (part * 1000).rounded() / 10 }
}
