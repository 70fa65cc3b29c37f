import UIKitShim

extension Examination {
  /// Registered contents on which no finger can land. What is hidden is none: it may be shown again.
  var contentOutOfReach: [ArbiterIssue] {
    contents.compactMap { content in
      let path = content.view.path(to: container)
      guard let obstacle = path.first(where: { $0.hindrance != nil }), let why = obstacle.hindrance
      else { return nil }
      let who = obstacle === content.view ? "it" : "the \(type(of: obstacle)) around it"
      return ArbiterIssue(
        fact: "The \(content.name) is registered, and no finger can land on it: \(who) \(why).",
        remedy: """
          Let fingers land on it, or call GestureArbiter.unregister(_:).
          """)
    }
  }

  /// Contents in a navigation controller of their own, for whose pops nobody decides.
  var contentOfAnotherArbiter: [ArbiterIssue] {
    contents.compactMap { content in
      guard let around = content.view.enclosingNavigationController,
        around !== navigationController,
        AssociatedValue.get(GestureArbiter.self, of: around) == nil
      else { return nil }
      return ArbiterIssue(
        fact: """
          The \(content.name) lies in another navigation controller inside this one, which has no \
          arbiter.
          """,
        remedy: """
          Register it with the one around it: viewController.navigationController?.gestureArbiter.
          """)
    }
  }
}

extension UIView {
  /// Why no finger can land on the view itself, or nil.
  fileprivate var hindrance: String? {
    if !isUserInteractionEnabled { return "has isUserInteractionEnabled set to false" }
    return bounds.isEmpty ? "has no area" : nil
  }
}
