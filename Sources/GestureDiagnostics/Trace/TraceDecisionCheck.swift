import GestureRules

extension GestureTrace {
  /// The outcome of checking the decisions of a trace against the rules.
  package struct DecisionCheck: Sendable {
    /// The decisions that the rules do not repeat.
    package var differences: [Difference] = []
    /// The app's own rules that were not given, each once, as code writes them.
    ///
    /// What a policy with such a rule judged is not checked.
    package var missingRules: [String] = []
    /// The number of decisions that were checked, final or not.
    package var checked = 0
    /// The number of decisions that were not checked.
    package var leftOut = 0

    /// Whether every decision was checked and repeated.
    package var isSame: Bool { differences.isEmpty && leftOut == 0 }
  }

  /// A decision of a trace that the rules do not repeat.
  package struct Difference: Sendable {
    /// The number of the event in the trace, the first being 1.
    package let event: Int
    /// The time in ms from the first event.
    package let milliseconds: Double
    /// The recorded decision.
    package let recorded: PopDecision
    /// The decision of the rules on the same attempt.
    package let now: PopDecision
  }

  /// Checks the decisions against the policies that the trace names.
  ///
  /// - Parameter appRules: The app's own rules, which a trace cannot store; they are found by name.
  @MainActor
  package func checkDecisions(with appRules: [PopRule] = []) -> DecisionCheck {
    let restored = policies.map { $0.policy(with: appRules) }
    var check = DecisionCheck()
    var named: Set<Int> = []
    for (index, event) in events.enumerated() {
      guard let (decision, number) = event.decision, restored.indices.contains(number) else {
        continue
      }
      let (policy, missing) = restored[number]
      guard missing.isEmpty else {
        check.leftOut += 1
        guard named.insert(number).inserted else { continue }
        let known = Set(check.missingRules)
        check.missingRules += missing.filter { !known.contains($0) }
        continue
      }
      check.checked += 1
      if let difference = difference(from: decision, at: index, under: policy) {
        check.differences.append(difference)
      }
    }
    return check
  }

  /// Checks the decisions against another policy, whatever policies the trace names, and returns
  /// what differs, each as one sentence.
  ///
  /// - Parameters:
  ///   - policy: The policy that judges pops.
  ///   - pushPolicy: The policy that judges pushes.
  @MainActor
  public func differences(
    under policy: PopPolicy, pushing pushPolicy: PopPolicy = .standard
  ) -> [String] {
    events.enumerated().compactMap { index, event in
      event.decision.flatMap { decision, _ in
        difference(
          from: decision, at: index, under: decision.attempt.gesture.isPop ? policy : pushPolicy
        )?.description
      }
    }
  }

  @MainActor
  private func difference(
    from recorded: PopDecision, at index: Int, under policy: PopPolicy
  ) -> Difference? {
    let now = policy.decision(on: recorded.attempt)
    if now.repeats(recorded) { return nil }
    return Difference(
      event: index + 1, milliseconds: milliseconds(of: events[index]), recorded: recorded, now: now)
  }
}

extension GestureTrace.Difference: CustomStringConvertible {
  /// The difference as one sentence.
  package var description: String {
    """
    Event \(event) at \(rounded(milliseconds)) ms: recorded was "\(recorded)", and now it is \
    "\(now.outcome)\(now.cause)".
    """.onOneLine
  }
}

extension PopDecision {
  /// Whether the gate refused because the touch or the recognizer ended before the rules decided.
  var endedUndecided: Bool {
    ["endedUndecided", "recognizerFailed", "recognizerFailedBesideTouch"].contains(refusal?.code)
  }

  /// Whether the decision repeats a recorded one.
  fileprivate func repeats(_ recorded: PopDecision) -> Bool {
    rule == recorded.rule
      && (verdict == recorded.verdict
        || recorded.refusal?.isOfGate == true && (refusal == nil || isRefusedByScreen))
  }
}

extension PopReason {
  /// The codes of the reasons that a gate gives and no rule: a policy cannot give them again.
  private static let codesOfGates: Set<String> = [
    "backButtonMissing", "endedUndecided", "innerStackMoves", "popDelegateRefuses",
    "recognizerFailed", "recognizerFailedBesideTouch", "recognizerWouldNotBegin",
    "touchNotReceived",
  ]

  /// Whether a gate gives the reason, and no rule.
  fileprivate var isOfGate: Bool { Self.codesOfGates.contains(code) }
}
