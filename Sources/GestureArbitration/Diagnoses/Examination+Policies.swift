import UIKitShim

extension Examination {
  /// Areas for the start of a pop that no finger can reach.
  var areasOutside: [ArbiterIssue] {
    unreachable.map { source, area in
      ArbiterIssue(
        fact: """
          By \(policyName) the \(source) may start in \(area), and nothing of the navigation \
          controller's view lies there.
          """,
        remedy: """
          Set PopPolicy.\(source == .content ? "start" : "edgeStart") to .anywhere, or to an area in pt \
          from the leading and the top edge of that view.
          """)
    }
  }

  private var unreachable: [(source: PopSource, area: PopStart)] {
    guard !container.bounds.isEmpty,
      policy.rules.contains(where: { $0.name == PopRule.startsInsidePopArea.name })
    else { return [] }
    return [(.edge, policy.edgeStart), (.content, policy.start)].filter {
      !$0.1.reaches(into: container.bounds)
    }
  }

  /// A policy by which no pop ever begins.
  var policyThatNeverAllows: [ArbiterIssue] {
    guard audit.allowed.isEmpty, unreachable.count < PopSource.allCases.count,
      let rule = audit.strictestRule
    else { return [] }
    return [
      ArbiterIssue(
        fact: "By \(policyName) no pop ever begins; the strictest rule is \(rule).",
        remedy: """
          If the screen is to be popped by a drag, take \(rule) out of PopPolicy.rules; \
          PopPolicy.standard has rules that allow.
          """)
    ]
  }

  /// Rules that nobody ever hears; where nothing is allowed there is no use in naming them.
  var hiddenRules: [ArbiterIssue] {
    guard !audit.allowed.isEmpty else { return [] }
    return audit.hiddenRules.map { .hidden($0, in: policyName) }
  }

  /// A screen with a word in its own pop, which it is never asked for.
  var screenNeverAsked: [ArbiterIssue] {
    guard let top, top is any PopIntercepting, !audit.asksScreen, !audit.allowed.isEmpty else {
      return []
    }
    return [
      ArbiterIssue(
        fact: "\(type(of: top)) is PopIntercepting, and no rule of \(policyName) asks it.",
        remedy: "Put .asksScreen into PopPolicy.rules; it is asked last wherever it stands.")
    ]
  }

  /// Where the policy in force comes from.
  private var policyName: String {
    guard let top, top.popPolicy != nil else { return "GestureArbiter.policy" }
    return "the popPolicy of \(type(of: top))"
  }
}

extension ArbiterIssue {
  /// A rule is hidden by an earlier one.
  static func hidden(_ rule: PolicyAudit.HiddenRule, in policy: String) -> ArbiterIssue {
    let who = rule.hiddenBy.first ?? "another one"
    let why =
      rule.hiddenBy.count < 2
      ? "\(who) always answers before it"
      : "\(who) answers before it, or another rule does"
    return ArbiterIssue(
      fact: "The rule \(rule.rule) of \(policy) is never heard: \(why).",
      remedy: "Put it further to the front of PopPolicy.rules, or take it out.")
  }
}
