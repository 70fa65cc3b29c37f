import Foundation

/// What an animator or interaction controller gets to see and tell of a transition.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place; the animator adds the view that comes to it.
  var containerView: UIView { get }
  /// Whether the transition takes time.
  var isAnimated: Bool { get }
  /// Whether it is under a finger now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it came from.
  var transitionWasCancelled: Bool { get }
  /// How a presented controller covers the others; none for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation that it comes with: none, a window that is resized does not turn here.
  var targetTransform: CGAffineTransform { get }
  /// Tells how far the finger has come, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Tells that the finger let go and the transition goes on to its end.
  func finishInteractiveTransition()
  /// Tells that the finger let go and the transition goes back.
  func cancelInteractiveTransition()
  /// Tells that a finger took hold of a running transition.
  func pauseInteractiveTransition()
  /// Tells that all animation is over; a second call does nothing.
  ///
  /// - Parameter didComplete: Whether the new screen shows: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  /// One of the controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// The frame from which a controller's view starts, in the container; zero if it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// The frame to which a controller's view goes, in the container; zero if it leaves.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long the transition takes from end to end, in s.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Sets the transition in motion; the animator tells the context when it is over.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// The animation to scrub, the same each time in one transition; if left out, those are scrubbed
  /// that ``animateTransition(using:)`` starts.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// The transition is over.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Left out: an animation of nothing, which the engine knows and passes over.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimation() }
  /// Left out: nothing happens.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition in the place of the clock.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Sets the transition up for a finger.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// How fast the transition goes on once the finger lets go, as a factor.
  var completionSpeed: CGFloat { get }
  /// How the transition gathers and loses speed once the finger lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition begins under the finger, or by itself, to be taken hold of later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Left out: 1.
  public var completionSpeed: CGFloat { 1 }
  /// Left out: slow at both ends.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Left out: yes.
  public var wantsInteractiveStart: Bool { true }
}
