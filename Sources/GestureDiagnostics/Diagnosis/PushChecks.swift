import GestureArbitration
import UIKitShim

/// The diagnoses about a push by drag; ``DiagnosticContext`` says how to add one.
extension DiagnosticContext {
  var pushIssues: [Issue] { unusedCandidate }

  /// A push candidate that no drag pushes.
  private var unusedCandidate: [Issue] {
    guard navigationController.hasPushCandidate else { return [] }
    let pushAudit = Self.audit(arbiter.pushPolicy, for: .push, in: container)
    guard pushAudit.allowed.isEmpty else {
      return pushAudit.unreachableRules.map { .unreachable($0, in: "GestureArbiter.pushPolicy") }
    }
    let rule = pushAudit.strictestRule.map { "; the strictest rule is \($0)" } ?? ""
    return [
      Issue(
        fact: "No push begins under GestureArbiter.pushPolicy\(rule).",
        remedy: """
          Use PopPolicy(start:) with its standard rules and a start inside the view, in pt from the \
          trailing edge; or set UIViewController.pushCandidate to nil.
          """)
    ]
  }
}
