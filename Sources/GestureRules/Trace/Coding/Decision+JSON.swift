/// The names that verdicts have in traces.
package enum VerdictName: String, CaseIterable {
  case allow, refuse, undecided, asksScreen, noOpinion
}

extension Verdict {
  /// The name that the verdict has in traces.
  package var jsonName: VerdictName {
    switch self {
    case .allow: .allow
    case .refuse: .refuse
    case .undecided: .undecided
    case .asksScreen: .asksScreen
    case .noOpinion: .noOpinion
    }
  }

  /// Writes the verdict, and its reason if it has one.
  func write(to object: inout JSONObjectText) {
    object.add("verdict", jsonName)
    switch self {
    case .allow, .asksScreen, .noOpinion: break
    case .refuse(let reason): object.add("because") { reason.write(to: &$0) }
    case .undecided(let reason): object.add("because") { reason.write(to: &$0) }
    }
  }

  /// Reads a verdict.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self =
      switch try node.required("verdict").choice() as VerdictName {
      case .allow: .allow
      case .refuse: .refuse(try RefusalReason(try node.required("because")))
      case .undecided: .undecided(try UndecidedReason(try node.required("because")))
      case .asksScreen: .asksScreen
      case .noOpinion: .noOpinion
      }
  }
}

extension Decision {
  /// Writes the decision.
  func write(to object: inout JSONObjectText) {
    object.add("rule", rule)
    verdict.write(to: &object)
    object.add("attempt") { attempt.write(to: &$0) }
  }

  /// Reads a decision.
  init(_ node: JSONNode) throws(JSONNodeProblem) {
    self.init(
      attempt: try PopAttempt(try node.required("attempt")), verdict: try Verdict(node),
      rule: try node.text("rule"))
  }
}
