/// A named pure function from an attempt to a verdict.
///
/// ```swift
/// let notWhileEditing = PopRule.refuse("editing") { $0.isEditing }
/// ```
public struct PopRule: Sendable {
  /// The name that decisions carry.
  public let name: String
  /// The rule as it is written: ".notAtRoot", ".refuse("editing")".
  public let description: String
  /// Whether the rule is asked behind all others.
  let isLast: Bool
  /// The test by which an attempt passes without a word.
  let test: RuleTest
  /// How the rule tells directions apart, if it does.
  let direction: DirectionTest
  /// What a trace writes down, so that the rule can be made again.
  let recipe: RuleRecipe
  /// What the rule says of an attempt that does not pass.
  let judge: @Sendable (PopAttempt) -> Verdict

  /// Makes a rule from a function, which must depend on the attempt alone.
  ///
  /// The rule is asked when the finger lands, with no movement at all, and again with every move
  /// until one answers. A refusal at touch-down is final: a rule about movement has no opinion, or
  /// is undecided, while ``PopAttempt/phase`` is `touchDown`.
  public init(_ name: String, judge: @escaping @Sendable (PopAttempt) -> Verdict) {
    self.init(name, writtenAs: "PopRule(\(quoted(name)))", recipe: .own, judge: judge)
  }

  /// Makes one of the built-in rules.
  init(
    _ name: String, writtenAs description: String, isLast: Bool = false,
    unless test: RuleTest = .none, by direction: DirectionTest = DirectionTest(),
    recipe: RuleRecipe = .builtIn, judge: @escaping @Sendable (PopAttempt) -> Verdict
  ) {
    self.name = name
    self.description = description
    self.isLast = isLast
    self.test = test
    self.direction = direction
    self.recipe = recipe
    self.judge = judge
  }

  /// Asks the rule.
  public func verdict(on attempt: PopAttempt) -> Verdict {
    test.passes(attempt, by: direction) ? .noOpinion : judge(attempt)
  }

  /// A rule that refuses while a condition holds, and else has no opinion.
  public static func refuse(
    _ name: String, when condition: @escaping @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name, writtenAs: ".refuse(\(quoted(name)))", recipe: .own) {
      condition($0) ? .refuse(.custom("\(name) refuses")) : .noOpinion
    }
  }

  /// A rule that allows while a condition holds, whatever later rules would say.
  public static func allow(
    _ name: String, when condition: @escaping @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name, writtenAs: ".allow(\(quoted(name)))", recipe: .own) {
      condition($0) ? .allow : .noOpinion
    }
  }
}

extension PopRule: CustomStringConvertible {}
