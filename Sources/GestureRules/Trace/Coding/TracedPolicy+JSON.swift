import Foundation

extension TracedPolicy {
  /// Writes the policy.
  func write(to object: inout JSONObjectText) {
    object.add("start") { start.write(to: &$0) }
    object.add("edgeStart") { edgeStart.write(to: &$0) }
    object.add("rules", rules) { $0.write(to: &$1) }
  }

  /// Reads a policy.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    var rules: [TracedRule] = []
    for rule in try node.required("rules").elements() { rules.append(try TracedRule(rule)) }
    self.init(
      start: try PopStart(try node.required("start")),
      edgeStart: try PopStart(try node.required("edgeStart")), rules: rules)
  }
}

/// The ways in which a trace describes a rule.
private enum RecipeName: String, CaseIterable {
  case builtIn, direction, outside, own
}

extension TracedRule {
  /// Writes the rule: how it is written, and what it takes to make it again.
  func write(to object: inout JSONObjectText) {
    object.add("name", name)
    object.add("written", written)
    switch recipe {
    case .builtIn: object.add("is", RecipeName.builtIn)
    case .own: object.add("is", RecipeName.own)
    case .direction(let test):
      object.add("is", RecipeName.direction)
      object.add("test") { test.write(to: &$0) }
    case .outside(let rectangles, let place, let scope):
      object.add("is", RecipeName.outside)
      object.append("rectangles", "[\(rectangles.map(\.asJSON).joined(separator: ","))]")
      object.add("place", place)
      object.add("scope", scope)
    }
  }

  /// Reads a rule.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    let recipe: RuleRecipe
    switch try node.required("is").choice() as RecipeName {
    case .builtIn: recipe = .builtIn
    case .own: recipe = .own
    case .direction: recipe = .direction(try DirectionTest(try node.required("test")))
    case .outside:
      var rectangles: [CGRect] = []
      for node in try node.required("rectangles").elements() {
        rectangles.append(try node.rectangle())
      }
      recipe = .outside(
        rectangles, named: try node.text("place"), scope: try node.required("scope").choice())
    }
    self.init(name: try node.text("name"), written: try node.text("written"), recipe: recipe)
  }
}

extension DirectionTest {
  /// The figures by the names they have in traces.
  private static var figures: [(name: String, path: WritableKeyPath<DirectionTest, CGFloat>)] {
    [
      ("decisionTravel", \.decisionTravel), ("settledTravel", \.settledTravel),
      ("wanderingTravel", \.wanderingTravel), ("clearDominance", \.clearDominance),
      ("slowDominance", \.slowDominance), ("clearSpeed", \.clearSpeed),
      ("dominance", \.dominance),
    ]
  }

  /// Writes the figures that are not as usual: those that are usual are today's when it is read.
  func write(to object: inout JSONObjectText) {
    let usual = DirectionTest()
    for (name, path) in Self.figures where self[keyPath: path] != usual[keyPath: path] {
      object.add(name, self[keyPath: path])
    }
  }

  /// Reads a test; what is left out is as usual.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self.init()
    for (key, value) in try node.members() {
      guard let figure = Self.figures.first(where: { $0.name == key }) else {
        throw value.problem("is none of the figures of a DirectionTest; remove it")
      }
      self[keyPath: figure.path] = try value.length()
    }
  }
}
