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
  /// How far the slide has come, from 0 to 1.
  var share: CGFloat { animator?.fractionComplete ?? 0 }

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
    let place = context.finalFrame(for: arriving)
    to.frame = place.width > 0 ? place : context.containerView.bounds
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
///
/// Each moves sideways from and to where it rests: below an opaque bar that is not the container's top.
@MainActor
private struct Slide {
  private let over: UIView
  private let under: UIView
  private let rest: (over: CGPoint, under: CGPoint)
  private let looks: ScreenTransition
  /// The width of the container, positive towards trailing.
  private let way: CGFloat
  private let dimming: UIView
  private let shadow: UIView

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
    (self.over, self.under, self.looks) = (over, under, looks)
    rest = (over.center, under.center)
    way = direction.towardsTrailing(container.bounds.width)
    dimming = UIView(frame: under.frame)
    dimming.isUserInteractionEnabled = false
    dimming.backgroundColor = .black
    // A strip behind the leading edge of the screen on top is enough to cast its shadow.
    let radius = ArbitrationMetrics.slideShadowRadius
    shadow = UIView(
      frame: CGRect(
        x: direction == .leftToRight ? over.frame.minX : over.frame.maxX - radius,
        y: over.frame.minY, width: radius, height: over.frame.height))
    shadow.isUserInteractionEnabled = false
    shadow.backgroundColor = .black
    shadow.layer.shadowOpacity = Float(looks.shadow)
    shadow.layer.shadowRadius = radius
    shadow.layer.shadowOffset = .zero
    strip = shadow.center
    container.addSubview(under)
    if looks.dimming > 0 { container.addSubview(dimming) }
    if looks.shadow > 0 { container.addSubview(shadow) }
    container.addSubview(over)
  }

  /// Where the strip of the shadow rests.
  private let strip: CGPoint

  func show(_ pose: Pose) {
    let away = pose == .covered ? 0 : way
    let behind = pose == .covered ? -way * looks.parallax : 0
    over.center = CGPoint(x: rest.over.x + away, y: rest.over.y)
    shadow.center = CGPoint(x: strip.x + away, y: strip.y)
    shadow.alpha = pose == .covered ? 1 : 0
    under.center = CGPoint(x: rest.under.x + behind, y: rest.under.y)
    dimming.center = under.center
    dimming.alpha = pose == .covered ? looks.dimming : 0
  }

  func clear() {
    dimming.removeFromSuperview()
    shadow.removeFromSuperview()
  }
}
