import Foundation
import GestureRules

/// A policy as a trace stores it. It can be restored, except for the app's own rules.
package struct StoredPolicy: Sendable, Equatable, Codable {
  /// A rule as a trace stores it.
  package struct Rule: Sendable, Equatable, Codable {
    /// The name that decisions print.
    let name: String
    /// How the rule is restored.
    let recipe: Recipe

    /// How a rule is made again.
    enum Recipe: Sendable, Equatable, Codable {
      /// A rule without parameters, found by its name in `PopRule.standard`.
      case standard
      /// A direction rule with thresholds.
      case direction(thresholds: DirectionThresholds)
      /// Rectangles, the name of the place, and the gestures concerned.
      case outside(rectangles: [CGRect], named: String, for: NavigationGestures)
      /// The travel that an edge pop needs, in pt.
      case leastEdgeTravel(travel: CGFloat)
      /// A function of the app's own, which cannot be stored; with the code that wrote it.
      case app(code: String)
    }
  }

  /// Where the content pop, or the push, may start.
  package let start: StoredStartArea
  /// Where the edge pop may start.
  package let edgeStart: StoredStartArea
  /// The rules in the order in which they are asked.
  let rules: [Rule]

  package init(_ policy: PopPolicy) {
    self.init(
      start: StoredStartArea(policy.start), edgeStart: StoredStartArea(policy.edgeStart),
      rules: policy.rules.map(Rule.init))
  }

  private init(start: StoredStartArea, edgeStart: StoredStartArea, rules: [Rule]) {
    (self.start, self.edgeStart, self.rules) = (start, edgeStart, rules)
  }

  /// Restores the policy.
  ///
  /// - Parameter appRules: The rules that a trace cannot store; they are found by name.
  /// - Returns: The policy, and the rules that are missing from it, as code writes them.
  package func policy(with appRules: [PopRule] = []) -> (policy: PopPolicy, missing: [String]) {
    var policy = PopPolicy(start: start.area, edgeStart: edgeStart.area, rules: [])
    var missing: [String] = []
    for stored in rules {
      if let rule = stored.rule ?? appRules.first(where: { $0.name == stored.name }) {
        policy.rules.append(rule)
      } else {
        missing.append(stored.code)
      }
    }
    return (policy, missing)
  }
}

extension StoredPolicy: CustomStringConvertible {
  /// The policy as code writes it.
  package var description: String {
    PopPolicy.written(start: start.area, edgeStart: edgeStart.area, rules: rules.map(\.code))
  }
}

extension PopRule {
  /// Every rule without parameters, so that a rule can be found by its name.
  package static let standard: [PopRule] = [
    .notSuspended, .notAtRoot, .notDuringTransition, .oneTouch, .asksScreen, .never,
    .startsInsideArea, .outsideExclusions, .contentAtLeadingEdge, .contentKeepsEdgeSwipes,
    .contentAtRest, .movesTowardsTrailing,
  ]
}

extension StoredPolicy.Rule {
  init(_ rule: PopRule) {
    let recipe: Recipe =
      switch rule.origin {
      case .standard: .standard
      case .direction(let thresholds): .direction(thresholds: thresholds)
      case .outside(let rectangles, let place, let gestures):
        .outside(rectangles: rectangles, named: place, for: gestures)
      case .leastEdgeTravel(let travel): .leastEdgeTravel(travel: travel)
      case .refuse: .app(code: ".refuse(\(quoted(rule.name)))")
      case .allow: .app(code: ".allow(\(quoted(rule.name)))")
      case .app: .app(code: "PopRule(\(quoted(rule.name)))")
      }
    self.init(name: rule.name, recipe: recipe)
  }

  /// The rule; nil if this version has none by that name.
  fileprivate var rule: PopRule? {
    let rule: PopRule? =
      switch recipe {
      case .standard: PopRule.standard.first { $0.name == name }
      case .direction(let thresholds): .movesTowardsTrailing(thresholds)
      case .outside(let rectangles, let place, let gestures):
        .outside(rectangles, named: place, for: gestures)
      case .leastEdgeTravel(let travel): .leastEdgeTravel(travel)
      case .app: nil
      }
    return rule?.name == name ? rule : nil
  }

  /// The rule as code writes it.
  var code: String {
    switch recipe {
    case .standard: ".\(name)"
    case .direction(let thresholds): ".\(name)\(thresholds.argumentList)"
    case .outside(let rectangles, let place, let gestures):
      "."
        + """
        outside(\(rectangles.map(Self.code).joined(separator: ", ")), named: \(quoted(place))\
        \(gestures == .content ? "" : ", for: \(gestures.code)"))
        """
    case .leastEdgeTravel(let travel): ".\(name)(\(number(travel)))"
    case .app(let code): code
    }
  }

  /// A rectangle as code writes it.
  private static func code(of rectangle: CGRect) -> String {
    let numbers = [
      ("x", rectangle.minX), ("y", rectangle.minY), ("width", rectangle.width),
      ("height", rectangle.height),
    ]
    return "CGRect(\(numbers.map { "\($0.0): \(number($0.1))" }.joined(separator: ", ")))"
  }
}
