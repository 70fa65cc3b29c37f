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

  /// Whether a pan that belongs to this view, or to one in it, has to wait for the pops.
  ///
  /// A claim's pans wait as well: for the edge pop, which it lets begin.
  func holds(_ pan: UIPanGestureRecognizer) -> Bool {
    guard let role = registeredContent?.role else { return false }
    return switch role.demand {
    case .yieldsAtLeadingEdge, .yieldsInLeadingStrip:
      pan === (self as? UIScrollView)?.panGestureRecognizer
    case .yieldsAtBoundary:
      // The scroll view that turns the pages is the one right in the view; those in a page are none.
      (pan.view as? UIScrollView)?.panGestureRecognizer === pan && pan.view?.superview === self
    case .claims, .custom: true
    case .excludes, .accompanies: false
    }
  }
}
