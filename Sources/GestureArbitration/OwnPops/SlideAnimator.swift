import Foundation
import UIKitShim

/// Slides a screen away, or in, as UIKit does: both live views move, not pictures of them.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The reading direction of the navigation controller's view.
  var direction = ReadingDirection.leftToRight
  private let operation: StackOperation
  private let looks: ScreenTransition
  private var animator: UIViewPropertyAnimator?

  init(_ operation: StackOperation, looks: ScreenTransition?) {
    self.operation = operation
    self.looks = looks ?? .system
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { ArbitrationMetrics.slideDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    // Even, so that a share of the way is a share of the animation.
    let made = UIViewPropertyAnimator(
      duration: ArbitrationMetrics.slideDuration, curve: .linear, animations: nil)
    animator = made
    setUp(made, in: transitionContext)
    return made
  }

  func animationEnded(_ transitionCompleted: Bool) { animator = nil }

  private func setUp(
    _ animator: UIViewPropertyAnimator, in context: any UIViewControllerContextTransitioning
  ) {
    guard let from = context.view(forKey: .from), let to = context.view(forKey: .to),
      let arriving = context.viewController(forKey: .to)
    else {
      animator.addCompletion { [weak context] _ in
        context?.completeTransition(!(context?.transitionWasCancelled ?? true))
      }
      return
    }
    to.frame = context.finalFrame(for: arriving)
    let slide = Slide(
      over: operation == .pop ? from : to, under: operation == .pop ? to : from,
      in: context.containerView, looks, direction)
    slide.show(operation == .pop ? .covered : .uncovered)
    animator.addAnimations { slide.show(self.operation == .pop ? .uncovered : .covered) }
    animator.addCompletion { [weak context] _ in
      slide.clear()
      context?.completeTransition(!(context?.transitionWasCancelled ?? true))
    }
  }
}

/// The two screens of a slide, and what lies between them.
@MainActor
private struct Slide {
  let over: UIView
  let under: UIView
  let looks: ScreenTransition
  let direction: ReadingDirection
  private let dimming: UIView
  private let shadow: UIView
  private let place: CGRect

  /// Where a slide begins or ends.
  enum Pose {
    /// The screen on top is in its place, and hides the other.
    case covered
    /// The screen on top is out of sight, and the other in its place.
    case uncovered
  }

  init(
    over: UIView, under: UIView, in container: UIView, _ looks: ScreenTransition,
    _ direction: ReadingDirection
  ) {
    (self.over, self.under, self.looks, self.direction) = (over, under, looks, direction)
    place = container.bounds
    dimming = UIView(frame: place)
    dimming.isUserInteractionEnabled = false
    dimming.backgroundColor = .black
    // A strip behind the edge of the screen on top is enough to cast it.
    let radius = ArbitrationMetrics.slideShadowRadius
    shadow = UIView(frame: CGRect(x: 0, y: place.minY, width: radius, height: place.height))
    shadow.isUserInteractionEnabled = false
    shadow.backgroundColor = .black
    shadow.layer.shadowOpacity = Float(looks.shadow)
    shadow.layer.shadowRadius = radius
    shadow.layer.shadowOffset = .zero
    for view in [under, dimming, shadow, over] { container.addSubview(view) }
  }

  func show(_ pose: Pose) {
    let sign = direction.towardsTrailing(1)
    let away = pose == .covered ? 0 : sign * place.width
    let behind = pose == .covered ? -sign * place.width * looks.parallax : 0
    over.center = CGPoint(x: place.midX + away, y: place.midY)
    shadow.center = CGPoint(
      x: over.center.x - sign * (place.width - shadow.bounds.width) / 2, y: place.midY)
    shadow.alpha = pose == .covered ? 1 : 0
    under.center = CGPoint(x: place.midX + behind, y: place.midY)
    dimming.center = under.center
    dimming.alpha = pose == .covered ? looks.dimming : 0
  }

  func clear() {
    dimming.removeFromSuperview()
    shadow.removeFromSuperview()
  }
}
