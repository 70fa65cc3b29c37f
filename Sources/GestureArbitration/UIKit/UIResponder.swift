import UIKitShim

extension UIResponder {
  /// The navigation controller around a view or a controller; the innermost if there are several.
  var enclosingNavigationController: UINavigationController? {
    var found: UINavigationController?
    forEachEnclosingNavigationController { if found == nil { found = $0 } }
    return found
  }

  /// Calls a closure for each navigation controller around a view or a controller, innermost first,
  /// the controller itself included.
  func forEachEnclosingNavigationController(_ body: (UINavigationController) -> Void) {
    var responder: UIResponder? = self
    while let current = responder {
      if let found = current as? UINavigationController { body(found) }
      responder = current.nextAround
    }
  }

  /// The next responder around a view or a controller, without loading a view: after a controller
  /// its parent, or without one the superview of its view, where an app has added only the view.
  var nextAround: UIResponder? {
    guard let controller = self as? UIViewController else { return next }
    return controller.parent ?? controller.viewIfLoaded?.superview
  }
}
