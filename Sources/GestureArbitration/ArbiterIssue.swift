/// A misuse that the arbiter noticed: what is so, and what to do.
public struct ArbiterIssue: Sendable, Hashable {
  /// What is so.
  public let fact: String
  /// What to do, with the exact symbol.
  public let remedy: String
}

extension ArbiterIssue: CustomStringConvertible {
  /// Fact, blank line, remedy.
  public var description: String { "\(fact)\n\n\(remedy)" }
}
