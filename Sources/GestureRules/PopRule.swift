/// A named pure function from an attempt to a verdict.
///
/// ```swift
/// let notWhileEditing = PopRule.refuse("editing") { $0.isEditing }
/// ```
public struct PopRule: Sendable {
  /// The name that decisions carry.
  public let name: String
  private let judge: @Sendable (PopAttempt) -> Verdict

  /// Makes a rule from a function, which must depend on the attempt alone.
  ///
  /// The rule is asked when the finger lands, with no movement at all, and again with every move
  /// until one answers. A refusal at touch-down is final: a rule about movement has no opinion, or
  /// is undecided, while ``PopAttempt/phase`` is `touchDown`.
  public init(_ name: String, judge: @escaping @Sendable (PopAttempt) -> Verdict) {
    self.name = name
    self.judge = judge
  }

  /// Asks the rule.
  public func verdict(on attempt: PopAttempt) -> Verdict {
    judge(attempt)
  }

  /// A rule that refuses while a condition holds, and else has no opinion.
  public static func refuse(
    _ name: String, when condition: @escaping @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name) { condition($0) ? .refuse(.custom("\(name) refuses")) : .noOpinion }
  }

  /// A rule that allows while a condition holds, whatever later rules would say.
  public static func allow(
    _ name: String, when condition: @escaping @Sendable (PopAttempt) -> Bool
  ) -> PopRule {
    PopRule(name) { condition($0) ? .allow : .noOpinion }
  }
}

extension PopRule: CustomStringConvertible {
  /// The rule's name.
  public var description: String { name }
}
