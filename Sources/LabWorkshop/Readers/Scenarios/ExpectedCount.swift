#if HEADLESS
/// The expected number of recognitions; a bound where UIKit leaves the number open.
package enum ExpectedCount: Equatable, Sendable {
  /// Exactly this number.
  case exact(Int)

  /// This number or more.
  case atLeast(Int)

  /// This number or less.
  case atMost(Int)

  /// Parses "1", "==1", ">=1", "<=1", ">1" or "<1".
  ///
  /// Returns nil for any other text, and for a bound that no count can meet.
  package init?(_ text: String) {
    let digits = text.drop { "<>= ".contains($0) }
    let sign = text.prefix(text.count - digits.count).filter { $0 != " " }
    guard let count = Int(digits), (0...Self.largest).contains(count) else { return nil }
    switch sign {
    case "", "=", "==": self = .exact(count)
    case ">=": self = .atLeast(count)
    case "<=": self = .atMost(count)
    case ">": self = .atLeast(count + 1)
    case "<" where count > 0: self = .atMost(count - 1)
    default: return nil
    }
  }

  /// Whether a count meets the expectation.
  package func matches(_ count: Int) -> Bool {
    switch self {
    case .exact(let expected): count == expected
    case .atLeast(let least): count >= least
    case .atMost(let most): count <= most
    }
  }

  /// Larger than any count of a scenario, and small enough to add 1.
  fileprivate static let largest = 1_000_000
}

extension ExpectedCount: CustomStringConvertible {
  /// The count in the notation of scenarios: `1`, `>=1` or `<=1`.
  package var description: String {
    switch self {
    case .exact(let count): "\(count)"
    case .atLeast(let count): ">=\(count)"
    case .atMost(let count): "<=\(count)"
    }
  }
}

extension ExpectedCount: Decodable {
  /// Decodes a number or a text.
  package init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    guard let text = try? value.decode(String.self) else {
      self = .exact(try decoder.wholeNumber(atLeast: 0))
      return
    }
    guard let count = ExpectedCount(text) else {
      throw decoder.invalid(
        "is \"\(text)\", which isn't a count; write a number from 0 to \(Self.largest), or \">=1\"")
    }
    self = count
  }
}
#endif
