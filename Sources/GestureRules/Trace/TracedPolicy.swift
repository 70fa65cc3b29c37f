/// A policy as a trace keeps it: enough to make it again, but for rules of an app's own.
public struct TracedPolicy: Sendable, Equatable {
  /// Where the content pop may start.
  public var start: PopStart
  /// Where the edge pop may start.
  public var edgeStart: PopStart
  /// The rules, in the order in which they are asked.
  public var rules: [TracedRule]

  /// Takes down a policy.
  public init(_ policy: PopPolicy) {
    self.init(
      start: policy.start, edgeStart: policy.edgeStart, rules: policy.rules.map(TracedRule.init))
  }

  init(start: PopStart, edgeStart: PopStart, rules: [TracedRule]) {
    self.start = start
    self.edgeStart = edgeStart
    self.rules = rules
  }

  /// The policy made again, with rules of the app's own where it names them.
  ///
  /// - Parameter own: Rules that the trace cannot hold; they are found by name.
  /// - Returns: The policy, and how the rules are written that are missing from it.
  public func policy(with own: [PopRule] = []) -> (policy: PopPolicy, missing: [String]) {
    var policy = PopPolicy(start: start, edgeStart: edgeStart, rules: [])
    var missing: [String] = []
    for rule in rules {
      let made = PopRule.made(rule.name, by: rule.recipe)
      if let made = made ?? own.first(where: { $0.name == rule.name }) {
        policy.rules.append(made)
      } else {
        missing.append(rule.written)
      }
    }
    return (policy, missing)
  }
}

extension TracedPolicy: CustomStringConvertible {
  /// The policy as it is written, like that of ``PopPolicy``.
  public var description: String {
    PopPolicy.written(start: start, edgeStart: edgeStart, rules: rules.map(\.written))
  }
}

/// A rule as a trace keeps it.
public struct TracedRule: Sendable, Equatable {
  /// The name that decisions carry.
  public let name: String
  /// The rule as it is written: ".notAtRoot".
  public let written: String
  let recipe: RuleRecipe

  /// Takes down a rule.
  public init(_ rule: PopRule) {
    self.init(name: rule.name, written: rule.description, recipe: rule.recipe)
  }

  init(name: String, written: String, recipe: RuleRecipe) {
    self.name = name
    self.written = written
    self.recipe = recipe
  }
}
