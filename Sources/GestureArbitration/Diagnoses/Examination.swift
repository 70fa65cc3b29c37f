import UIKitShim

/// What the checks of a diagnosis look at.
@MainActor
struct Examination {
  let arbiter: GestureArbiter
  let navigationController: UINavigationController
  let container: UIView
  /// The views in the container and the container itself, from the outside in.
  let views: [UIView]
  /// The views that were registered as something.
  let contents: [Content]
  let policy: PopPolicy
  let audit: PolicyAudit

  /// A registered view.
  struct Content {
    let view: UIView
    let name: String
    let role: ContentRole
  }

  /// Looks around; nil if there is no navigation controller.
  init?(of arbiter: GestureArbiter) {
    guard let navigationController = arbiter.navigationController,
      let container = navigationController.viewIfLoaded
    else { return nil }
    self.arbiter = arbiter
    self.navigationController = navigationController
    self.container = container
    views = container.andAllInIt
    contents = views.compactMap { view in
      view.registeredContent.map { Content(view: view, name: $0.name, role: $0.role) }
    }
    policy = arbiter.policyInForce
    audit = Self.audit(policy, for: .pop, in: container)
  }

  /// Puts attempts to a policy; in a view that has no size yet they are those on a phone.
  static func audit(
    _ policy: PopPolicy, for operation: StackOperation, in container: UIView
  ) -> PolicyAudit {
    let bounds = container.bounds
    return bounds.isEmpty
      ? policy.audit(for: operation) : policy.audit(for: operation, in: bounds)
  }

  /// What was found, in an order that is always the same: what concerns all pops first.
  var issues: [ArbiterIssue] {
    let found =
      missingRecognizers + disabledPops + suspendedPops + replacedDelegates + deadSwipes
      + areasOutside + policyThatNeverAllows + hiddenRules + screenNeverAsked + unusedTransition
      + unusedCandidate + circularWaits + contentThatCannotYield + contentUnderAnother
      + contentOutOfReach + contentOfAnotherArbiter
    // Two views of one name may have the same to be said of them.
    var said: Set<ArbiterIssue> = []
    return found.filter { said.insert($0).inserted }
  }

  var top: UIViewController? { navigationController.topViewController }
}

extension UIView {
  /// The view and all views in it, from the outside in.
  fileprivate var andAllInIt: [UIView] { [self] + subviews.flatMap(\.andAllInIt) }
}
