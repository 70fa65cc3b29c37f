import Foundation
import UIKitShim

/// Slides a screen out or in as UIKit does; both views move, not snapshots of them.
///
/// With Reduce Motion the screen below rests. With Prefer Cross-Fade Transitions a screen that no
/// touch moves fades; under a touch it still follows it.
@MainActor
final class SlideAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  /// The layout direction of the navigation controller's view.
  var direction = PopAttempt.LayoutDirection.leftToRight
  private let operation: UINavigationController.Operation
  private let style: PopTransition
  private var animator: UIViewPropertyAnimator?
  /// Stops the animator if the transition goes with its window: UIKit raises when one that is paused
  /// is released.
  private var release: DeallocationObserver?

  /// The progress of the slide, from 0 to 1.
  var fractionComplete: CGFloat { animator?.fractionComplete ?? 0 }

  /// Creates an animator; without a style it slides like UIKit's.
  init(_ operation: UINavigationController.Operation, style: PopTransition?) {
    self.operation = operation
    self.style = style ?? .system
  }

  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval { GestureMetrics.slideDuration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    interruptibleAnimator(using: transitionContext).startAnimation()
  }

  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    if let animator { return animator }
    // Linear, so that a fraction of the way is the same fraction of the animation.
    let animator = UIViewPropertyAnimator(
      duration: GestureMetrics.slideDuration, curve: .linear, animations: nil)
    self.animator = animator
    setUp(animator, in: transitionContext)
    // UIKit may pause it although the app has ended the transition meanwhile.
    release = DeallocationObserver { animator.stopIfActive() }
    return animator
  }

  func animationEnded(_ transitionCompleted: Bool) {
    // One that is paused must not be released: another change may have ended the transition.
    animator?.stopIfActive()
    (animator, release) = (nil, nil)
  }

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
    let frame = context.finalFrame(for: arriving)
    to.frame = frame.width > 0 ? frame : context.containerView.bounds
    let isPop = operation == .pop
    let slide = Slide(
      over: isPop ? from : to, under: isPop ? to : from, in: context.containerView,
      style.respectingMotionSettings, direction,
      fades: UIAccessibility.prefersCrossFadeTransitions && !context.isInteractive)
    slide.addViews(to: context.containerView) { self.animator === animator }
    guard self.animator === animator else { return slide.removeDecorations() }
    slide.apply(isPop ? .covered : .uncovered)
    animator.addAnimations { slide.apply(isPop ? .uncovered : .covered) }
    animator.addCompletion { [weak context] _ in
      slide.removeDecorations()
      context?.completeTransition(!(context?.transitionWasCancelled ?? true))
    }
  }
}

extension UIViewPropertyAnimator {
  fileprivate func stopIfActive() { if state == .active { stopAnimation(true) } }
}

extension PopTransition {
  /// The same without what moves beside the touch, where the user has reduced motion.
  @MainActor
  fileprivate var respectingMotionSettings: PopTransition {
    guard UIAccessibility.isReduceMotionEnabled else { return self }
    return PopTransition(dimming: dimming, shadow: shadow)
  }
}

/// The two screens of a slide, with dimming and shadow between them.
///
/// Each screen moves horizontally from and to its position at rest, which under an opaque bar is
/// not the top of the container.
@MainActor
private final class Slide {
  /// Where a slide begins or ends.
  enum Position {
    /// The screen on top covers the other.
    case covered
    /// The screen on top is out of sight.
    case uncovered
  }

  /// Whether the screen on top fades in place.
  private let fades: Bool

  private let over: UIView
  private let under: UIView
  private let dimming: UIView
  private let shadow: UIView
  private let style: PopTransition
  /// The width of the container, positive towards trailing.
  private let distance: CGFloat
  /// The opacity of the screen on top at rest.
  private let opacity: CGFloat
  /// The centers at rest.
  private let rest: (over: CGPoint, under: CGPoint, shadow: CGPoint)

  init(
    over: UIView, under: UIView, in container: UIView, _ style: PopTransition,
    _ direction: PopAttempt.LayoutDirection, fades: Bool
  ) {
    (self.over, self.under, self.style, self.fades) = (over, under, style, fades)
    distance = fades ? 0 : direction.towardsTrailing(container.bounds.width)
    dimming = UIView(frame: under.frame)
    dimming.isUserInteractionEnabled = false
    dimming.backgroundColor = .black
    // A strip behind the leading edge of the screen on top suffices to cast its shadow.
    let radius = GestureMetrics.slideShadowRadius
    shadow = UIView(
      frame: CGRect(
        x: direction == .leftToRight ? over.frame.minX : over.frame.maxX - radius,
        y: over.frame.minY, width: radius, height: over.frame.height))
    shadow.isUserInteractionEnabled = false
    shadow.backgroundColor = .black
    shadow.layer.shadowOpacity = Float(style.shadow)
    shadow.layer.shadowRadius = radius
    shadow.layer.shadowOffset = .zero
    rest = (over.center, under.center, shadow.center)
    opacity = over.alpha
  }

  /// Adds the screens with what lies between them, until one that appears ends the transition.
  func addViews(to container: UIView, while isRunning: () -> Bool) {
    var views = [under]
    if style.dimming > 0, !fades { views.append(dimming) }
    if style.shadow > 0, !fades { views.append(shadow) }
    for view in views + [over] where isRunning() { container.addSubview(view) }
  }

  func apply(_ position: Position) {
    let isCovered = position == .covered
    let offset = isCovered ? 0 : distance
    let underOffset = isCovered ? -distance * style.parallax : 0
    over.center = CGPoint(x: rest.over.x + offset, y: rest.over.y)
    if fades { over.alpha = isCovered ? opacity : 0 }
    shadow.center = CGPoint(x: rest.shadow.x + offset, y: rest.shadow.y)
    shadow.alpha = isCovered ? 1 : 0
    under.center = CGPoint(x: rest.under.x + underOffset, y: rest.under.y)
    dimming.center = under.center
    dimming.alpha = isCovered ? style.dimming : 0
  }

  /// Removes what lies between the screens, and gives a screen that has faded its opacity back.
  func removeDecorations() {
    if fades { over.alpha = opacity }
    dimming.removeFromSuperview()
    shadow.removeFromSuperview()
  }
}
