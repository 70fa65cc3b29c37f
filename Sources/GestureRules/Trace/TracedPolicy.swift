/// A policy as a trace stores it. It can be restored, except for the app's own rules.
package struct TracedPolicy: Sendable, Equatable, Codable {
  /// A rule as a trace stores it.
  package struct Rule: Sendable, Equatable, Codable {
    /// The name that decisions print.
    let name: String
    /// How the rule is restored.
    let recipe: PopRule.Recipe

    /// The rule as code writes it.
    var written: String { recipe.written(as: name) }
  }

  /// Where the content pop, or the push, may start.
  package let start: TracedStartArea
  /// Where the edge pop may start.
  package let edgeStart: TracedStartArea
  /// The rules in the order in which they are asked.
  let rules: [Rule]

  package init(_ policy: PopPolicy) {
    self.init(
      start: TracedStartArea(policy.start), edgeStart: TracedStartArea(policy.edgeStart),
      rules: policy.rules.map { Rule(name: $0.name, recipe: $0.recipe) })
  }

  init(start: TracedStartArea, edgeStart: TracedStartArea, rules: [Rule]) {
    self.start = start
    self.edgeStart = edgeStart
    self.rules = rules
  }

  /// Restores the policy.
  ///
  /// - Parameter appRules: The rules that a trace cannot store; they are found by name.
  /// - Returns: The policy, and the rules that are missing from it, as code writes them.
  package func policy(with appRules: [PopRule] = []) -> (policy: PopPolicy, missing: [String]) {
    var policy = PopPolicy(start: start.area, edgeStart: edgeStart.area, rules: [])
    var missing: [String] = []
    for traced in rules {
      let rule = traced.recipe.rule(named: traced.name)
      if let rule = rule ?? appRules.first(where: { $0.name == traced.name }) {
        policy.rules.append(rule)
      } else {
        missing.append(traced.written)
      }
    }
    return (policy, missing)
  }
}

extension TracedPolicy: CustomStringConvertible {
  /// The policy as code writes it.
  package var description: String {
    PopPolicy.written(start: start.area, edgeStart: edgeStart.area, rules: rules.map(\.written))
  }
}
