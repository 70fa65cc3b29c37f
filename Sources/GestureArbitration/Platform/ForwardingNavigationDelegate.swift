import UIKitShim

/// A navigation controller's delegate that hands on what it does not answer itself.
@MainActor
class ForwardingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// The delegate that was there before; written on the main actor only, and read by whoever wants to
  /// know what it responds to.
  nonisolated(unsafe) final weak var original: (any UINavigationControllerDelegate)?

  #if os(iOS) || os(visionOS)
    // What few apps implement, such as the orientations of a screen, is handed on only where the other
    // delegate has it.
    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || (original?.responds(to: aSelector) ?? false)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { original }
  #endif

  // By name, since UIKit's requirements are optional and the engine's are not: this reads the same of both.
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
