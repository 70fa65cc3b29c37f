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
  func attemptContent(readingIn direction: LayoutDirection) -> AttemptContent? {
    guard let content = registeredContent else { return nil }
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
}
