#if HEADLESS
import HeadlessUIKit

/// A navigation delegate that records which screens it is shown.
@MainActor
class DelegateLog: NSObject, UINavigationControllerDelegate {
  private(set) var lines: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("will \(viewController.title ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) { lines.append("did \(viewController.title ?? "?")") }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

/// A navigation delegate that provides an animator for pops.
final class FadingDelegate: DelegateLog {
  let animator = FadeAnimator()
  /// Used instead if set.
  var interruptible: InterruptibleFadeAnimator?

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    operation == .pop ? interruptible ?? animator : nil
  }
}

/// An app's animation: one screen fades into the other.
@MainActor
final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var runs = 0

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    runs += 1
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to) else {
      return context.completeTransition(false)
    }
    context.containerView.insertSubview(to, belowSubview: from)
    UIView.animate(
      withDuration: 0.3, animations: { from.alpha = 0 },
      completion: { _ in
        from.alpha = 1
        context.completeTransition(!context.transitionWasCancelled)
      })
  }
}

/// An app's animation that can be interrupted, as a property animator's is.
@MainActor
final class InterruptibleFadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private var animator: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: context).startAnimation()
  }

  func interruptibleAnimator(
    using context: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    let (from, to) = (context.view(forKey: .from), context.view(forKey: .to))
    if let from, let to { context.containerView.insertSubview(to, belowSubview: from) }
    let animator = UIViewPropertyAnimator(duration: 0.3, curve: .linear) { from?.alpha = 0 }
    animator.addCompletion { [weak context] _ in
      from?.alpha = 1
      context?.completeTransition(!(context?.transitionWasCancelled ?? true))
    }
    self.animator = animator
    return animator
  }

  // One that is paused must not be released.
  func animationEnded(_ transitionCompleted: Bool) { stop() }

  isolated deinit { stop() }

  private func stop() {
    animator?.stopAnimation(true)
    animator = nil
  }
}
#endif
