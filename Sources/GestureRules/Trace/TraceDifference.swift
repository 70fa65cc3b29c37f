/// A decision of a trace that the rules do not make again.
public struct TraceDifference: Sendable, Equatable {
  /// The place of the event in the trace, the first being 1.
  public let event: Int
  /// When it was, in ms from the first event.
  public let milliseconds: Double
  /// What was decided, or judged.
  public let recorded: Decision
  /// What the rules say now of the same attempt.
  public let now: Decision
}

extension TraceDifference: CustomStringConvertible {
  /// The difference as one sentence.
  public var description: String {
    """
    Event \(event) at \(whole(milliseconds)) ms: recorded was "\(recorded)", and now it is \
    "\(now.clause)".
    """.onOneLine
  }
}

extension Decision {
  /// The outcome, the rule, and why.
  fileprivate var clause: String {
    "\(outcome): \(rule)" + (why.map { " — \($0)" } ?? "")
  }
}
