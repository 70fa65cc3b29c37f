import UIKitShim

extension Examination {
  /// A push candidate that no drag brings in.
  var unusedCandidate: [ArbiterIssue] {
    guard let candidate = top?.pushCandidate else { return [] }
    if arbiter.driver == .uikitOnly { return [.candidateWithoutDriver] }
    if arbiter.screenToPush == nil {
      let why =
        candidate is UINavigationController
        ? "is a navigation controller"
        : candidate.parent != nil ? "lies in another controller" : "is presented"
      return [
        ArbiterIssue(
          fact: "The push candidate is ignored: the \(type(of: candidate)) \(why).",
          remedy: """
            Set UIViewController.pushCandidate to a screen that is not in use, and no navigation \
            controller.
            """)
      ]
    }
    let audit = Self.audit(arbiter.pushPolicy, for: .push, in: container)
    guard audit.allowed.isEmpty else {
      return audit.hiddenRules.map { .hidden($0, in: "GestureArbiter.pushPolicy") }
    }
    let rule = audit.strictestRule.map { "; the strictest rule is \($0)" } ?? ""
    return [
      ArbiterIssue(
        fact: "By GestureArbiter.pushPolicy no push ever begins\(rule).",
        remedy: """
          Make it of PopPolicy.pushRules, with a start that lies in the view, in pt from the trailing \
          edge; or set UIViewController.pushCandidate to nil.
          """)
    ]
  }

  /// A transition of a screen's own that no drag uses.
  var unusedTransition: [ArbiterIssue] {
    guard arbiter.driver == .uikitOnly, let top, top.popTransition != nil,
      navigationController.viewControllers.count > 1, !audit.allowed.isEmpty
    else { return [] }
    return [
      ArbiterIssue(
        fact: "\(type(of: top)) has a popTransition, and drags pop it UIKit's way.",
        remedy: "Set GestureArbiter.driver to .publicTransition, or popTransition to nil.")
    ]
  }
}
