import GestureArbitration
import UIKitShim

/// The state that the checks of a diagnosis examine.
///
/// A check is a property that returns issues. A new one is written in the file of its subject and
/// added to the sum at the top of that file.
@MainActor
struct DiagnosticContext {
  typealias Issue = GestureArbiter.Issue

  /// A registered view.
  struct Content {
    let view: UIView
    let name: String
    let role: PopGestureRole
  }

  let arbiter: GestureArbiter
  let navigationController: UINavigationController
  let container: UIView
  /// The container and every view in it, outermost first.
  let views: [UIView]
  let contents: [Content]
  let policy: PopPolicy
  let audit: PopPolicyAudit

  /// Returns the issues of an arbiter, in a deterministic order: those that concern every pop
  /// first.
  static func issues(of arbiter: GestureArbiter) -> [Issue] {
    if arbiter.isRemoved || arbiter.navigationController?.hasRemovedArbiter == true {
      return [
        Issue(
          fact: "The arbiter was removed and decides nothing.",
          remedy: "Configure UINavigationController.gestureArbiter again.")
      ]
    }
    guard let context = DiagnosticContext(of: arbiter) else {
      return [
        Issue(
          fact: "The arbiter has no navigation controller.",
          remedy: """
            Take it from the controller whose pops it decides: navigationController.gestureArbiter.
            """)
      ]
    }
    // Two views of one name may have the same issue.
    var found: [Issue] = []
    for issue in context.issues where !found.contains(issue) { found.append(issue) }
    return found
  }

  private var issues: [Issue] {
    recognizerIssues + policyIssues + pushIssues + zoomIssues + contentIssues
  }

  private init?(of arbiter: GestureArbiter) {
    guard let navigationController = arbiter.navigationController,
      let container = navigationController.viewIfLoaded
    else { return nil }
    (self.arbiter, self.navigationController) = (arbiter, navigationController)
    self.container = container
    views = container.withDescendants
    contents = views.compactMap { view in
      // What is wrong with a shared role is reported once, of the view that was given it.
      if RoleLookup().sharesRole(view) { return nil }
      return RoleLookup().role(of: view).map {
        Content(view: view, name: $0.name, role: $0.role)
      }
    }
    policy = arbiter.effectivePolicy
    audit = Self.audit(policy, for: .pop, in: container)
  }

  /// Judges sample attempts by a policy, in the bounds of a phone if the view has no size.
  static func audit(
    _ policy: PopPolicy, for operation: PopPolicyAudit.Operation, in container: UIView
  ) -> PopPolicyAudit {
    let bounds = container.bounds
    return bounds.isEmpty
      ? policy.audit(for: operation) : policy.audit(for: operation, in: bounds)
  }

  var top: UIViewController? { navigationController.topViewController }
}
