import UIKitShim

extension GestureArbiter {
  /// Says what a view is that competes with the pops, under a name for decisions.
  ///
  /// The role is kept with the view: registering retains nothing and may be repeated; the last role
  /// counts. A change under a finger may already concern its drag. A role that needs a scroll view is
  /// refused for any other view, and one that cannot work where the view is, is reported; each once,
  /// with the remedy.
  public func register(_ view: UIView, as role: ContentRole, named name: String? = nil) {
    if role.needsScrollView, !(view is UIScrollView) {
      report(
        ArbiterIssue(
          fact:
            "A \(type(of: view)) was registered as a \(role.noun), which only a scroll view can be.",
          remedy: """
            Register its UIScrollView, or register the view as: .map to let it keep the drags that \
            begin in it.
            """))
      return
    }
    let name = name ?? role.noun
    view.registeredContent = RegisteredContent(role: role, name: name)
    if let container = navigationController?.viewIfLoaded, view.window != nil,
      !view.isDescendant(of: container)
    {
      report(
        ArbiterIssue(
          fact: "The \(name) was registered with a navigation controller that it does not lie in.",
          remedy: """
            Register it with the one around it: viewController.navigationController?.gestureArbiter.
            """))
    }
  }

  /// Takes back whatever a view was registered as.
  public func unregister(_ view: UIView) {
    view.registeredContent = nil
  }
}
