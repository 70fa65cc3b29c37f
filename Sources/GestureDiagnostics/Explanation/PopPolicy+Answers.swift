import GestureRules

extension PopPolicy {
  /// The verdict of one rule of a policy on an attempt.
  package struct Answer: Sendable, Equatable {
    /// The name of the rule.
    package let rule: String
    /// The verdict; never ``PopVerdict/noOpinion``.
    package let verdict: PopVerdict
  }

  /// The verdict of every rule that has an opinion, in the order in which rules are asked.
  ///
  /// The first one is what ``decision(on:)`` returns. Later rules are asked here as well.
  @MainActor
  package func answers(to attempt: PopAttempt) -> [Answer] {
    let attempt = placed(attempt)
    let switchedOff = Answer(rule: PopDecision.switchedOff, verdict: .refuse(.disabled))
    return (attempt.isEnabled ? [] : [switchedOff])
      + askingOrder.compactMap { index in
        let verdict = rules[index].verdict(on: attempt)
        if case .noOpinion = verdict { return nil }
        return Answer(rule: rules[index].name, verdict: verdict)
      }
  }
}

extension PopPolicy {
  /// The places of the rules in the order in which they are asked.
  var askingOrder: [Int] {
    rules.indices.filter { !rules[$0].isAskedLast } + rules.indices.filter { rules[$0].isAskedLast }
  }
}
