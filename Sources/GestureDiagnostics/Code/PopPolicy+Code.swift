import GestureRules

extension PopPolicy: CustomStringConvertible {
  /// The policy as code writes it.
  public var description: String {
    Self.written(start: start, edgeStart: edgeStart, rules: rules.map(\.code))
  }

  /// A policy as code writes it, from rules as code writes them.
  static func written(start: PopStartArea, edgeStart: PopStartArea, rules: [String]) -> String {
    let edge = edgeStart == .anywhere ? "" : ", edgeStart: \(edgeStart.code)"
    return "PopPolicy(start: \(start.code)\(edge), rules: [\(rules.joined(separator: ", "))])"
  }
}

extension PopRule {
  /// The rule as code writes it: ".notAtRoot", ".refuse("editing")".
  package var code: String { StoredPolicy.Rule(self).code }
}
