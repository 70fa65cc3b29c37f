#if HEADLESS
import Foundation

/// A share of strokes with its confidence interval.
package struct Share: Equatable, Sendable {
  /// The number of strokes in the share.
  package let count: Int
  /// The number of all strokes.
  package let total: Int

  /// Makes a share.
  package init(_ count: Int, of total: Int) {
    self.count = count
    self.total = total
  }

  /// The share from 0 to 1; 0 without strokes.
  package var part: Double { total > 0 ? Double(count) / Double(total) : 0 }

  /// The 95 % interval by Wilson's score, valid for few strokes and shares near 0 and 1.
  package var interval: ClosedRange<Double> {
    guard total > 0 else { return 0...1 }
    let (n, z) = (Double(total), EvaluationMetrics.confidence)
    let middle = part + z * z / (2 * n)
    let reach = z * (part * (1 - part) / n + z * z / (4 * n * n)).squareRoot()
    let scale = 1 + z * z / n
    // One bound of 0 % and 100 % is exact; rounding would miss it.
    let low = count == 0 ? 0 : (middle - reach) / scale
    return max(0, low)...(count == total ? 1 : min(1, (middle + reach) / scale))
  }
}

extension Share: CustomStringConvertible {
  /// The share in percent with its interval, such as "0.4 % (0.1–1.1) of 726".
  package var description: String {
    total > 0 ? "\(percentage) of \(total)" : "none"
  }

  /// The share in percent with its interval, such as "0.4 % (0.1–1.1)".
  ///
  /// Shares below 1 % have two decimals: rules differ by hundredths.
  var percentage: String {
    guard total > 0 else { return "none" }
    return "\(percent(part)) % (\(percent(interval.lowerBound))–\(percent(interval.upperBound)))"
  }

  /// The share in percent, such as "0.4 %".
  var inPercent: String { total > 0 ? "\(percent(part)) %" : "none" }

  private func percent(_ part: Double) -> Double {
    let scale = part < 0.01 ? 10_000.0 : 1_000
    return (part * scale).rounded() / (scale / 100)
  }
}
#endif
