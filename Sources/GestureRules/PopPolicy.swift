/// The ordered rules of a screen, and where its pop may start.
///
/// The rules are asked in order, and the first one that answers decides. A rule that is undecided
/// has answered: it wants to see more movement, and those behind it are asked when it has seen it.
public struct PopPolicy: Sendable {
  /// Where the content pop may start.
  public var start: PopStart
  /// The rules, in the order in which they are asked.
  public var rules: [PopRule]

  /// Makes a policy; the rules are ``standardRules`` unless given.
  public init(start: PopStart = .anywhere, rules: [PopRule] = PopPolicy.standardRules) {
    self.start = start
    self.rules = rules
  }

  /// The rules of a screen that says nothing: guards first, movement last.
  public static let standardRules: [PopRule] = [
    .enabled, .notAtRoot, .notDuringTransition, .startsInsidePopArea, .contentAtLeadingEdge,
    .movesTowardsTrailing,
  ]

  /// The standard rules; the pop may start anywhere.
  public static let standard = PopPolicy()

  /// The standard rules; the pop may start at the leading edge only.
  public static let edgeOnly = PopPolicy(start: .edge)

  /// Asks the rules and says what they decided.
  ///
  /// - Returns: A decision whose verdict is to allow if no rule answered.
  public func decision(on attempt: PopAttempt) -> Decision {
    var attempt = attempt
    attempt.allowedStart = start
    for rule in rules {
      let verdict = rule.verdict(on: attempt)
      if verdict != .noOpinion {
        return Decision(attempt: attempt, verdict: verdict, rule: rule.name)
      }
    }
    return Decision(attempt: attempt, verdict: .allow, rule: Decision.noObjection)
  }
}

extension PopPolicy: CustomStringConvertible {
  /// The start area and the rules' names in order.
  public var description: String {
    "start \(start), rules \(rules.map(\.name).joined(separator: ", "))"
  }
}
