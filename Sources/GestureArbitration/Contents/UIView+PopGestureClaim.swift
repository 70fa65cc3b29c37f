import UIKitShim

extension UIView {
  /// The drags beginning in the view that are its own and not a pop's; nil if it claims none.
  ///
  /// It takes effect with the next touch, and may be set before the view is in any hierarchy. A view
  /// has one role: a claim takes the place of another, and setting nil takes back a claim only.
  public var popGestureClaim: PopGestureClaim? {
    get {
      guard case .claims(let claim) = registeredContent?.role.demand else { return nil }
      return claim
    }
    set {
      if let newValue {
        registeredContent = RegisteredContent(role: .claiming(newValue), name: newValue.noun)
        GestureArbiter.attend(to: self)
      } else if popGestureClaim != nil {
        registeredContent = nil
      }
    }
  }
}
