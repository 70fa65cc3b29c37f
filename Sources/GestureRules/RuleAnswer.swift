/// What one rule of a policy says of an attempt.
public struct RuleAnswer: Sendable, Hashable {
  /// The place of the rule in ``PopPolicy/rules``.
  public let index: Int
  /// The name of the rule.
  public let rule: String
  /// What it says; never ``Verdict/noOpinion``.
  public let verdict: Verdict
}

extension RuleAnswer: CustomStringConvertible {
  /// The answer as one clause: "contentAtLeadingEdge refuses — pager rests 390 pt past its leading edge".
  public var description: String {
    switch verdict {
    case .noOpinion: "\(rule) has no opinion"
    case .allow: "\(rule) allows"
    case .asksScreen: "\(rule) would ask the screen"
    case .refuse(let reason): "\(rule) refuses — \(reason)"
    case .undecided(let reason): "\(rule) depends on the movement — \(reason)"
    }
  }
}

extension PopPolicy {
  /// What every rule says of an attempt, in the order in which they are asked; those without an opinion are
  /// left out.
  ///
  /// The first of them is what ``decision(on:)`` goes by. Rules behind it are asked here all the same.
  public func answers(to attempt: PopAttempt) -> [RuleAnswer] {
    let attempt = placed(attempt)
    return askingOrder.compactMap { index in
      let verdict = rules[index].verdict(on: attempt)
      if case .noOpinion = verdict { return nil }
      return RuleAnswer(index: index, rule: rules[index].name, verdict: verdict)
    }
  }

  /// The places of the rules in the order in which they are asked.
  var askingOrder: [Int] {
    rules.indices.filter { !rules[$0].isLast } + rules.indices.filter { rules[$0].isLast }
  }

  /// An attempt as the rules see it: with the area in which this policy lets it start.
  func placed(_ attempt: PopAttempt) -> PopAttempt {
    var attempt = attempt
    attempt.allowedStart = attempt.source == .content ? start : edgeStart
    return attempt
  }
}
