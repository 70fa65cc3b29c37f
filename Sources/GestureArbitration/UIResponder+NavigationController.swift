import UIKitShim

extension UIResponder {
  /// The navigation controller of the first view controller up the responder chain.
  var enclosingNavigationController: UINavigationController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller as? UINavigationController ?? controller.navigationController
      }
      responder = current.next
    }
    return nil
  }
}
