import UIKitShim

/// A navigation controller's delegate that hands on what it does not answer itself.
@MainActor
class ForwardingNavigationDelegate: NSObject, UINavigationControllerDelegate {
  /// The delegate that was there before; written on the main actor only, and read by whoever wants to
  /// know what it responds to.
  nonisolated(unsafe) final weak var original: (any UINavigationControllerDelegate)?

  #if canImport(ObjectiveC)
    // What few apps implement, such as the orientations of a screen, is handed on only where the other
    // delegate has it.
    override func responds(to aSelector: Selector!) -> Bool {
      super.responds(to: aSelector) || (original?.responds(to: aSelector) ?? false)
    }

    override func forwardingTarget(for aSelector: Selector!) -> Any? { original }
  #endif

  final func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    #if canImport(ObjectiveC)
      original?.navigationController?(
        navigationController, willShow: viewController, animated: animated)
    #else
      original?.navigationController(
        navigationController, willShow: viewController, animated: animated)
    #endif
  }

  final func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    #if canImport(ObjectiveC)
      original?.navigationController?(
        navigationController, didShow: viewController, animated: animated)
    #else
      original?.navigationController(
        navigationController, didShow: viewController, animated: animated)
    #endif
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    #if canImport(ObjectiveC)
      original?.navigationController?(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    #else
      original?.navigationController(
        navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    #endif
  }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    #if canImport(ObjectiveC)
      original?.navigationController?(
        navigationController, interactionControllerFor: animationController)
    #else
      original?.navigationController(
        navigationController, interactionControllerFor: animationController)
    #endif
  }
}
