/// How often something has to happen; a bound where UIKit leaves the number open.
package enum ExpectedCount: Equatable, Sendable {
  /// This often, neither more nor less.
  case exact(Int)

  /// This often or more.
  case atLeast(Int)

  /// This often or less.
  case atMost(Int)

  /// Reads "1", "==1", ">=1", "<=1", ">1" or "<1"; nil for anything else, and for a bound that
  /// nothing can meet.
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

  /// Whether a count is as expected.
  package func matches(_ count: Int) -> Bool {
    switch self {
    case .exact(let expected): count == expected
    case .atLeast(let least): count >= least
    case .atMost(let most): count <= most
    }
  }

  /// Far more than any scenario counts, and small enough to add one to.
  fileprivate static let largest = 1_000_000
}

extension ExpectedCount: CustomStringConvertible {
  /// The count as a scenario would write it: `1`, `>=1` or `<=1`.
  package var description: String {
    switch self {
    case .exact(let count): "\(count)"
    case .atLeast(let count): ">=\(count)"
    case .atMost(let count): "<=\(count)"
    }
  }
}

extension ExpectedCount {
  /// Reads a number or a text.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    switch node.value {
    case .number:
      self = .exact(try node.integer(atLeast: 0))
    case .string(let text):
      guard let count = ExpectedCount(text) else {
        throw node.problem("is \"\(text)\", which is no count; write a number, or \">=1\"")
      }
      self = count
    default:
      throw node.problem("is \(node.value.kind) where a count belongs; write a number")
    }
  }
}
