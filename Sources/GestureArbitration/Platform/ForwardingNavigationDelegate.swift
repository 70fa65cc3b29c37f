import UIKitShim

/// A navigation controller's delegate that forwards what it does not implement.
@MainActor
class ForwardingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// The original delegate, written on the main actor only: `responds(to:)` is not isolated to it.
  nonisolated(unsafe) final weak var original: (any UINavigationControllerDelegate)?

  #if os(iOS) || os(visionOS)
  // Methods that few apps implement, such as supported orientations, are forwarded only where the
  // original delegate implements them.
  override func responds(to aSelector: Selector!) -> Bool {
    super.responds(to: aSelector) || (original?.responds(to: aSelector) ?? false)
  }

  override func forwardingTarget(for aSelector: Selector!) -> Any? { original }
  #endif

  // Optional chaining on the method names compiles against UIKit's optional requirements and the
  // engine's alike.
  final func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    (original?.navigationController(_:willShow:animated:))?(
      navigationController, viewController, animated)
  }

  final func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    (original?.navigationController(_:didShow:animated:))?(
      navigationController, viewController, animated)
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    (original?.navigationController(_:animationControllerFor:from:to:))?(
      navigationController, operation, fromVC, toVC) ?? nil
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    (original?.navigationController(_:interactionControllerFor:))?(
      navigationController, animationController) ?? nil
  }
}
