/// The ordered rules of a screen, and where its pops may start.
///
/// The rules are asked in order, and the first one that answers decides. A rule that is undecided
/// has answered: it wants to see more movement, and those behind it are asked when it has seen it.
/// Only ``PopRule/asksScreen`` is asked behind all others, wherever it stands.
///
/// ```swift
/// viewController.popPolicy = .edgeOnly
/// arbiter.policy = PopPolicy(start: .leading(120))
/// arbiter.policy.rules.insert(.refuse("editing") { $0.isEditing }, at: 0)
/// ```
public struct PopPolicy: Sendable {
  /// Where the content pop may start.
  public var start: PopStart
  /// Where the edge pop may start.
  ///
  /// UIKit has marked its touch as coming over the bezel (C117), so this limits it further: to the
  /// lower half of the screen, say.
  public var edgeStart: PopStart
  /// The rules, in the order in which they are asked.
  public var rules: [PopRule]

  /// Makes a policy; the rules are ``standardRules`` unless given.
  public init(
    start: PopStart = .anywhere, edgeStart: PopStart = .anywhere,
    rules: [PopRule] = PopPolicy.standardRules
  ) {
    self.start = start
    self.edgeStart = edgeStart
    self.rules = rules
  }

  /// The rules of a screen that says nothing: guards first, then place, movement and contents, and
  /// the screen's own word last.
  public static let standardRules: [PopRule] = [
    .enabled, .notSuspended, .notAtRoot, .notDuringTransition, .oneFinger, .startsInsidePopArea,
    .outsideExclusions, .contentAtLeadingEdge, .movesTowardsTrailing, .asksScreen,
  ]

  /// The standard rules; the pop may start anywhere.
  public static let standard = PopPolicy()

  /// The standard rules; the pop may start at the leading edge only.
  public static let edgeOnly = PopPolicy(start: .edge)

  /// No pop begins: the back button is the only way.
  public static let disabled = PopPolicy(rules: [.never])

  /// The rules for pushes by a drag: the same guards, and the mirror of place, contents and movement.
  ///
  /// The one on top is not asked: it bound the screen to itself.
  public static let pushRules: [PopRule] = [
    .enabled, .notSuspended, .notDuringTransition, .oneFinger, .startsInsidePushArea,
    .outsideExclusions, .contentAtTrailingEdge, .movesTowardsLeading,
  ]

  /// The policy for pushes that nobody has changed: they may start anywhere.
  public static let push = PopPolicy(rules: pushRules)

  /// Asks the rules and says what they decided.
  ///
  /// - Returns: A decision whose verdict is to allow if no rule answered.
  public func decision(on attempt: consuming PopAttempt) -> Decision {
    attempt.allowedStart = attempt.source == .content ? start : edgeStart
    var verdict = Verdict.allow
    let index = answer(to: attempt, &verdict)
    return Decision(
      attempt: attempt, verdict: verdict, rule: index.map { rules[$0].name } ?? Decision.noObjection
    )
  }

  /// The place of the rule that answers, with its verdict, or nil if none does.
  ///
  /// By index: a rule taken out of the list is a copy of its names too, and this is done in every event
  /// of a drag. A call of its own, which borrows the attempt: inlined, it would copy it for every rule.
  @inline(never)
  private func answer(to attempt: borrowing PopAttempt, _ verdict: inout Verdict) -> Int? {
    var last: Int?
    for index in rules.indices {
      if rules[index].isLast {
        last = last ?? index
      } else if !rules[index].test.passes(attempt, by: rules[index].direction) {
        let answer = rules[index].judge(copy attempt)
        if case .noOpinion = answer { continue }
        verdict = answer
        return index
      }
    }
    for index in (last ?? rules.endIndex)..<rules.endIndex
    where rules[index].isLast && !rules[index].test.passes(attempt, by: rules[index].direction) {
      let answer = rules[index].judge(copy attempt)
      if case .noOpinion = answer { continue }
      verdict = answer
      return index
    }
    return nil
  }
}

extension PopPolicy: CustomStringConvertible {
  /// The policy as it is written: start areas, and the rules in order.
  public var description: String {
    Self.written(start: start, edgeStart: edgeStart, rules: rules.map(\.description))
  }

  /// A policy as it is written, from rules as they are written.
  static func written(start: PopStart, edgeStart: PopStart, rules: [String]) -> String {
    let edge = edgeStart == .anywhere ? "" : ", edgeStart: \(edgeStart)"
    return "PopPolicy(start: \(start)\(edge), rules: [\(rules.joined(separator: ", "))])"
  }
}
