import Foundation
import HeadlessUIKit

/// An app's own animator: the screen that goes slides to the right, or is slid over from there.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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

  /// Lets go of a transition that will never end.
  func forget() {
    context = nil
    animation = nil
  }

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

/// The same, handed over to be scrubbed and turned round.
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
