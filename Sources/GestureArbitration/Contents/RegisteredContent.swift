import UIKitShim

/// A role as it is kept with the view that has it, so that registering retains nothing.
struct RegisteredContent {
  let role: ContentRole
  let name: String
}

extension UIView {
  /// The role the view was registered with, if any.
  var registeredContent: RegisteredContent? {
    get { AssociatedValue.get(RegisteredContent.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }

  /// The view as a rule sees it; `direction` is the navigation controller's (C241).
  ///
  /// Nil for a scroll view that yields and cannot use the drag itself: it has nothing to keep, and
  /// refusing the pop on its account would leave the drag to nobody.
  func attemptContent(readingIn direction: ReadingDirection) -> AttemptContent? {
    guard let content = registeredContent else { return nil }
    if content.role.yields, let scrollView = self as? UIScrollView, !scrollView.scrollsSideways {
      return nil
    }
    let demand: AttemptContent.Demand =
      switch content.role.demand {
      case .yieldsAtLeadingEdge:
        .yieldsAtLeadingEdge(
          pastLeadingEdge: (self as? UIScrollView)?.distancePastLeadingEdge(in: direction) ?? 0)
      case .yieldsInLeadingStrip(let width): .yieldsInLeadingStrip(width: width)
      case .claims(let scope): .claims(scope)
      }
    return AttemptContent(name: content.name, demand: demand)
  }

  /// The nearest registered view that this one is or lies in, up to a container.
  func enclosingContent(in container: UIView?) -> UIView? {
    var view: UIView? = self
    while let current = view {
      if current.registeredContent != nil { return current }
      if current === container { return nil }
      view = current.superview
    }
    return nil
  }
}
