/// An attempt, the verdict on it, and the rule that gave it: what the trace is made of.
public struct Decision: Sendable, Equatable {
  /// What was judged.
  public var attempt: PopAttempt
  /// The outcome; never ``Verdict/noOpinion``.
  public var verdict: Verdict
  /// The name of the rule that decided, or ``noObjection`` if none had anything to say.
  public var rule: String

  /// The name in ``rule`` where every rule was asked and none answered.
  public static let noObjection = "noObjection"

  /// Makes a decision.
  public init(attempt: PopAttempt, verdict: Verdict, rule: String) {
    self.attempt = attempt
    self.verdict = verdict
    self.rule = rule
  }

  /// Whether the pop may begin.
  public var allows: Bool { verdict == .allow }

  /// Whether the rules wait for more movement.
  public var isUndecided: Bool {
    if case .undecided = verdict { true } else { false }
  }

  /// The reason of a refusal, else nil.
  public var refusal: RefusalReason? {
    if case .refuse(let reason) = verdict { reason } else { nil }
  }
}

extension Decision: CustomStringConvertible {
  /// One sentence: source, outcome, where the finger landed, the rule, and why.
  ///
  /// `content pop refused at (212, 340): contentAtLeadingEdge — carousel rests 390 pt past its
  /// leading edge`
  public var description: String {
    let place = "\(subject) \(outcome) at \(coordinates(attempt.start)): \(rule)"
    return why.map { "\(place) — \($0)" } ?? place
  }

  /// What it is about: "edge pop", "content pop" or "push".
  var subject: String { attempt.operation == .push ? "push" : "\(attempt.source)" }

  /// The outcome as one word.
  var outcome: String {
    switch verdict {
    case .allow, .noOpinion: "allowed"
    case .refuse: "refused"
    case .undecided: "undecided"
    case .asksScreen: "open"
    }
  }

  /// The clause behind the dash, or nil if the rule's name says it all.
  public var why: String? {
    switch verdict {
    case .allow, .noOpinion: nil
    case .asksScreen: "the screen has not been asked yet"
    case .refuse(let reason): reason.description
    case .undecided(let reason): reason.description
    }
  }
}
