#if HEADLESS
/// The information about a transition for its animator and interaction controller.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The container of the transition; the animator adds the view that appears.
  var containerView: UIView { get }
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled.
  var transitionWasCancelled: Bool { get }
  /// The style of the presentation; none for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// The rotation of the transition; always the identity, since windows do not rotate here.
  var targetTransform: CGAffineTransform { get }
  /// Reports the fraction that the interaction has reached, from 0 to 1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)
  /// Reports that the interaction ended and the transition animates to its end.
  func finishInteractiveTransition()
  /// Reports that the interaction ended and the transition animates back to its start.
  func cancelInteractiveTransition()
  /// Reports that a running transition became interactive.
  func pauseInteractiveTransition()
  /// Reports that all animations have ended; ignored if called again.
  ///
  /// - Parameter didComplete: Whether the transition completed: `!transitionWasCancelled`.
  func completeTransition(_ didComplete: Bool)
  /// Returns one of the view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
  /// Returns the frame at the start, in the container; zero if the view was not there.
  func initialFrame(for vc: UIViewController) -> CGRect
  /// Returns the frame at the end, in the container; zero if the view is removed.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// Returns the duration of the whole transition, in s.
  func transitionDuration(
    using transitionContext: (any UIViewControllerContextTransitioning)?
  ) -> TimeInterval
  /// Starts the animations; the animator completes the transition on the context.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)
  /// Returns the animation to scrub, the same one throughout a transition.
  ///
  /// If not implemented, the animations that ``animateTransition(using:)`` starts are scrubbed.
  func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating
  /// Called after the transition has ended.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Default implementation; returns an animation without effect, which the engine ignores.
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating { NoAnimation() }
  /// Default implementation; does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition interactively.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Starts the transition for an interaction.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)
  /// The speed of the animation after the interaction, as a factor of its regular speed.
  var completionSpeed: CGFloat { get }
  /// The timing of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// Whether the transition starts interactively, or runs and may become interactive later.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// Default implementation; returns 1.
  public var completionSpeed: CGFloat { 1 }
  /// Default implementation; returns easeInOut.
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  /// Default implementation; returns true.
  public var wantsInteractiveStart: Bool { true }
}

/// The keys of the view controllers of a transition.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view controller that is visible at the start.
  public static let from = UITransitionContextViewControllerKey(rawValue: "from")
  /// The view controller that is visible at the end.
  public static let to = UITransitionContextViewControllerKey(rawValue: "to")
}

/// The keys of the views of a transition.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The raw value of the key.
  public let rawValue: String
  /// Creates a key from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The view visible at the start; nil if the transition does not move it, as below a sheet.
  public static let from = UITransitionContextViewKey(rawValue: "from")
  /// The view visible at the end; nil if it stays in place, as below a sheet that is dismissed.
  public static let to = UITransitionContextViewKey(rawValue: "to")
}

/// Stands for the absent result of an animator that does not provide an interruptible animator.
///
/// Swift has no optional protocol methods outside Objective-C.
@MainActor
final class NoAnimation: NSObject, UIViewImplicitlyAnimating {
  let state = UIViewAnimatingState.inactive
  let isRunning = false
  var isReversed = false
  var fractionComplete: CGFloat = 0

  func startAnimation() {}
  func startAnimation(afterDelay delay: TimeInterval) {}
  func pauseAnimation() {}
  func stopAnimation(_ withoutFinishing: Bool) {}
  func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
}
#endif
