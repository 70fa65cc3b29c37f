/// The answer of a rule to an attempt.
public enum PopVerdict: Sendable, Equatable {
  /// The gesture may begin; later rules are not asked.
  case allow
  /// The gesture may not begin.
  case refuse(PopReason)
  /// The rule cannot answer before the touch has moved further.
  case undecided(PopReason)
  /// The rule has no opinion; the next rule is asked.
  case noOpinion
}

/// An attempt, the verdict on it, and the rule that gave the verdict.
public struct PopDecision: Sendable, Equatable {
  /// The attempt that was judged.
  public var attempt: PopAttempt { parts.attempt }
  /// The verdict; never ``PopVerdict/noOpinion``.
  public package(set) var verdict: PopVerdict {
    get { parts.verdict }
    set { self = PopDecision(attempt: attempt, verdict: newValue, rule: rule) }
  }
  /// The name of the rule that decided, "noObjection" if every rule had no opinion, or
  /// "allowsPopGestures" if that is false.
  public var rule: String { parts.rule }

  /// Never changed: gates keep decisions and hand them on, and an attempt is slow to copy.
  private let parts: Parts

  private final class Parts: Sendable {
    let attempt: PopAttempt
    let verdict: PopVerdict
    let rule: String

    init(attempt: PopAttempt, verdict: PopVerdict, rule: String) {
      self.attempt = attempt
      self.verdict = verdict
      self.rule = rule
    }
  }

  /// The value of ``rule`` if every rule was asked and none had an opinion.
  package static let noObjection = "noObjection"
  /// The value of ``rule`` if no gesture may begin, whatever a policy says.
  package static let switchedOff = "allowsPopGestures"

  package init(attempt: PopAttempt, verdict: PopVerdict, rule: String) {
    parts = Parts(attempt: attempt, verdict: verdict, rule: rule)
  }

  /// Whether two decisions have the same attempt, verdict and rule.
  public static func == (left: PopDecision, right: PopDecision) -> Bool {
    left.attempt == right.attempt && left.verdict == right.verdict && left.rule == right.rule
  }

  /// Whether the gesture may begin.
  public var allows: Bool { if case .allow = verdict { true } else { false } }

  /// Why the gesture may not begin; nil unless the verdict refuses.
  public var refusal: PopReason? { if case .refuse(let reason) = verdict { reason } else { nil } }

  /// Whether the rules wait for more movement.
  package var isOpen: Bool { if case .undecided = verdict { true } else { false } }

  /// Whether nothing but the screen refuses.
  package var isRefusedByScreen: Bool { refusal?.code == PopReason.screenRefused.code }
}

extension PopDecision: CustomStringConvertible {
  /// One sentence: gesture, outcome, where the touch landed, rule, and reason.
  ///
  /// `content pop refused at (212, 340) by contentAtLeadingEdge: carousel rests 390 pt past its
  /// leading edge`
  public var description: String {
    "\(attempt.gesture) \(outcome) at \(coordinates(attempt.start))\(cause)"
  }

  /// The rule and its reason, to follow the outcome: " by contentAtLeadingEdge: carousel rests
  /// 390 pt past its leading edge", or ": no rule objected".
  package var cause: String {
    guard rule == Self.noObjection else {
      return " by \(rule)" + (reasonText.map { ": \($0)" } ?? "")
    }
    return ": \(reasonText ?? "no rule objected")"
  }

  /// The outcome as one word.
  package var outcome: String {
    switch verdict {
    case .allow, .noOpinion: "allowed"
    case .refuse: "refused"
    case .undecided: "undecided"
    }
  }

  /// The reason as one clause; nil if the name of the rule says it all.
  package var reasonText: String? {
    switch verdict {
    case .allow, .noOpinion: nil
    case .refuse(let reason), .undecided(let reason): reason.text
    }
  }
}
