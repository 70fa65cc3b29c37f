import GestureArbitration
import UIKitShim

/// The diagnoses about the policy, its rules, and the screen that may be asked.
///
/// ``DiagnosticContext`` says how to add one.
extension DiagnosticContext {
  var policyIssues: [Issue] {
    areasOutsideTheView + policyThatNeverAllows + unreachableRules + screenNeverAsked
      + screenNotSet + waysAroundScreen + escapeAroundScreen
  }

  /// Start areas that no touch can reach.
  private var areasOutsideTheView: [Issue] {
    unreachableAreas.map { gesture, area in
      Issue(
        fact: """
          By \(policyName) the \(gesture) may start in \(area.code), which lies outside the \
          navigation controller's view.
          """,
        remedy: """
          Set PopPolicy.\(gesture == .contentPop ? "start" : "edgeStart") to .anywhere, or to an area \
          in pt from the leading and the top edge of that view.
          """)
    }
  }

  /// A policy that lets no pop begin.
  private var policyThatNeverAllows: [Issue] {
    guard audit.allowed.isEmpty, unreachableAreas.count < 2,
      let rule = audit.strictestRule
    else { return [] }
    return [
      Issue(
        fact: "No pop begins under \(policyName); its strictest rule is \(rule).",
        remedy: """
          If a drag should pop the screen, remove \(rule) from PopPolicy.rules; PopPolicy.standard has \
          rules that allow.
          """)
    ]
  }

  /// Rules that never decide. If the policy allows nothing, naming them does not help.
  private var unreachableRules: [Issue] {
    guard !audit.allowed.isEmpty, unreachableAreas.isEmpty else { return [] }
    return audit.unreachableRules.map { .unreachable($0, in: policyName) }
  }

  /// A screen that can veto its pop and is never asked.
  private var screenNeverAsked: [Issue] {
    guard let interceptor = navigationController.screenSettings.interceptors.first,
      !audit.asksScreen, !audit.allowed.isEmpty
    else { return [] }
    return [
      Issue(
        fact: "\(type(of: interceptor)) is PopIntercepting, but no rule of \(policyName) asks it.",
        remedy: "Add .asksScreen to PopPolicy.rules; it is asked last wherever it stands.")
    ]
  }

  /// A screen that adopts the protocol but is not set as an interceptor.
  private var screenNotSet: [Issue] {
    navigationController.visibleScreens.filter {
      $0 is any PopIntercepting && !$0.hasPopInterceptor
    }
    .map { screen in
      Issue(
        fact: """
          \(type(of: screen)) adopts PopIntercepting, but nothing has set it as a popInterceptor: it \
          is not asked.
          """,
        remedy: "Set popInterceptor = self in its viewDidLoad.")
    }
  }

  /// What pops a screen that refuses now: nothing public covers it.
  private var waysAroundScreen: [Issue] {
    guard navigationController.viewControllers.count > 1,
      !navigationController.isBackButtonMissing,
      let interceptor = navigationController.screenSettings.refuser(of: .backButton)
    else { return [] }
    return [
      Issue(
        fact: """
          \(type(of: interceptor)) refuses to be popped, but the back button's long-press menu pops \
          without asking, and so do popViewController(animated:) and SwiftUI's dismiss.
          """,
        remedy: """
          A PopBackButton in place of the back button has no menu. In code, call GestureArbiter.pop().
          """)
    ]
  }

  /// VoiceOver's escape gesture, where it pops a screen that refuses it now.
  private var escapeAroundScreen: [Issue] {
    guard navigationController.viewControllers.count > 1,
      let interceptor = navigationController.screenSettings.refuser(of: .escape),
      // A modifier of SwiftUI content has an action for it, around which the stack pops before.
      ((navigationController.visibleScreens + [navigationController]).map(\.popInterceptor)
        + (navigationController.screenSettings.surrounding?.interceptors ?? []))
        .contains(where: { $0 === interceptor }),
      EscapeGesture.isUnasked(in: navigationController)
    else { return [] }
    return [
      Issue(
        fact: """
          \(type(of: interceptor)) refuses to be popped, but before iOS 17 VoiceOver's escape gesture \
          pops without asking.
          """,
        remedy: """
          Override accessibilityPerformEscape() in the screen, and return \
          navigationController?.gestureArbiter.performEscape() ?? false. In SwiftUI, put onPopAttempt \
          on the screens, not on the NavigationStack.
          """)
    ]
  }

  private var unreachableAreas: [(gesture: NavigationGesture, area: PopStartArea)] {
    guard !container.bounds.isEmpty,
      policy.rules.contains(where: { $0.name == PopRule.startsInsideArea.name })
    else { return [] }
    return [(.edgePop, policy.edgeStart), (.contentPop, policy.start)].filter {
      !$0.1.reaches(into: container.bounds)
    }
  }

  /// Where the policy comes from.
  private var policyName: String { arbiter.nameOfPolicy }
}

extension GestureArbiter.Issue {
  /// A rule that never decides, because an earlier one always answers.
  static func unreachable(_ rule: PopPolicyAudit.UnreachableRule, in policy: String) -> Self {
    let first = rule.hiddenBy.first ?? "another rule"
    let why =
      rule.hiddenBy.count < 2
      ? "\(first) always answers before it" : "\(first) or another rule answers before it"
    return Self(
      fact: "The rule \(rule.rule) of \(policy) never decides: \(why).",
      remedy: "Move it towards the front of PopPolicy.rules, or remove it.")
  }
}

extension GestureArbiter {
  /// Where ``effectivePolicy`` comes from, as code writes it.
  fileprivate var nameOfPolicy: String {
    let controllers =
      (navigationController?.visibleScreens ?? [])
      + [navigationController].compactMap(\.self)
    if let controller = controllers.first(where: { $0.popSettings?.policyInUse != nil }) {
      return "the popPolicy of \(type(of: controller))"
    }
    return ownPolicy == nil ? "GestureArbiter.defaults.policy" : "GestureArbiter.policy"
  }
}

extension PopStartArea {
  /// Whether any point of a container lies in the area.
  package func reaches(into container: CGRect) -> Bool {
    // No area ends before 0: one that would is empty, and begins at infinity.
    distances(in: container).lowerBound <= container.width
      && heights.lowerBound <= container.height
  }
}
