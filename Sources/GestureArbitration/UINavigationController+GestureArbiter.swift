import UIKitShim

extension UINavigationController {
  /// The arbiter of this controller's pops; made at the first call, it lives with the controller.
  ///
  /// Making it loads the controller's view, since UIKit's pop recognizers come with it.
  public var gestureArbiter: GestureArbiter {
    if let arbiter = AssociatedValue.get(GestureArbiter.self, of: self) { return arbiter }
    let arbiter = GestureArbiter(self)
    AssociatedValue.set(arbiter, of: self)
    return arbiter
  }
}
