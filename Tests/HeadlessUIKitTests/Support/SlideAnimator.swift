#if HEADLESS
import Foundation
import HeadlessUIKit

/// A custom animator of 0.4 s that slides the departing screen out to the right.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The arguments of `animationEnded(_:)`.
  private(set) var ended: [Bool] = []
  private(set) var context: (any UIViewControllerContextTransitioning)?
  private var animation: UIViewPropertyAnimator?

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { 0.4 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animation(for: transitionContext).startAnimation()
  }

  func animationEnded(_ transitionCompleted: Bool) {
    ended.append(transitionCompleted)
    forget()
  }

  /// Releases the context and animation of a transition that never ends.
  func forget() {
    context = nil
    animation?.stopAnimation(true)
    animation = nil
  }

  /// Returns the animation of the transition, made at the first call.
  func animation(
    for context: any UIViewControllerContextTransitioning
  ) -> UIViewPropertyAnimator {
    if let animation { return animation }
    self.context = context
    let animation = UIViewPropertyAnimator(duration: 0.4, curve: .linear)
    if let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let controller = context.viewController(forKey: .to)
    {
      to.frame = context.finalFrame(for: controller)
      context.containerView.insertSubview(to, belowSubview: from)
      animation.addAnimations { from.center.x += context.containerView.bounds.width }
    }
    animation.addCompletion { _ in context.completeTransition(!context.transitionWasCancelled) }
    self.animation = animation
    return animation
  }
}

/// The same animator with an interruptible animation, which can be paused and reversed.
@MainActor
final class InterruptibleSlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  let slide: SlideAnimator

  init(_ slide: SlideAnimator) { self.slide = slide }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { slide.transitionDuration(using: transitionContext) }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { slide.animation(for: transitionContext) }

  func animationEnded(_ transitionCompleted: Bool) { slide.animationEnded(transitionCompleted) }
}
#endif
