import GestureArbitration
import UIKitShim

/// A view with a role, and the name that decisions give it.
@MainActor
public struct RegisteredContent {
  /// The view; in SwiftUI the ``/GestureArbitration/PopGestureRegion`` of its modifier.
  public let view: UIView
  /// The name that decisions print.
  public let name: String
  /// What the view wants of the gestures.
  public let role: PopGestureRole
}

extension GestureArbiter {
  /// The views in the navigation controller's view that have a role, outermost first.
  ///
  /// Among them are those that have it by default, or from the scroll view around them. Like the
  /// rest of the diagnosis it is for development: it walks the view tree.
  public var registeredContents: [RegisteredContent] {
    let views = navigationController?.viewIfLoaded?.withDescendants ?? []
    return views.compactMap { view in
      RoleLookup().role(of: view).map {
        RegisteredContent(view: view, name: $0.name, role: $0.role)
      }
    }
  }
}
