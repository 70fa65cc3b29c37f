import UIKitShim

extension UINavigationController {
  /// The arbiter of this controller's pops; made at the first call, it lives with the controller.
  ///
  /// Making it loads the controller's view: UIKit's pop recognizers, and their delegate, come with
  /// it.
  public var gestureArbiter: GestureArbiter {
    // A subclass may ask for the arbiter in viewDidLoad, so the view comes first.
    loadViewIfNeeded()
    if let arbiter = AssociatedValue.get(GestureArbiter.self, of: self) { return arbiter }
    let arbiter = GestureArbiter(self)
    AssociatedValue.set(arbiter, of: self)
    return arbiter
  }
}
