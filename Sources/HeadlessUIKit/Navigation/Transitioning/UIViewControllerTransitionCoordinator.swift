#if HEADLESS
/// The state of a transition in progress.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether the transition is animated.
  var isAnimated: Bool { get }
  /// The style of the presentation; none for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether the transition started interactively.
  var initiallyInteractive: Bool { get }
  /// Whether the transition can be interrupted while it runs.
  var isInterruptible: Bool { get }
  /// Whether the transition is currently interactive.
  var isInteractive: Bool { get }
  /// Whether the transition was cancelled, which only an interactive one can be (C223).
  var isCancelled: Bool { get }
  /// The duration of the whole transition, in s.
  var transitionDuration: TimeInterval { get }
  /// The fraction that the interaction has reached, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// The speed of the animation after the interaction, as a factor of its regular speed.
  var completionVelocity: CGFloat { get }
  /// The timing of the animation after the interaction.
  var completionCurve: UIView.AnimationCurve { get }
  /// The container of the transition.
  var containerView: UIView { get }
  /// The rotation of the transition; always the identity, since windows do not rotate here.
  var targetTransform: CGAffineTransform { get }
  /// Returns one of the view controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// Returns one of the views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets other objects take part in a transition; exists only while it is in progress (C230).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes alongside the transition, and a closure when it has ended.
  ///
  /// The changes are scrubbed with an interactive transition.
  ///
  /// - Returns: Whether the closures were queued; false after the transition.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs changes of a view outside the transition's container alongside the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Adds a closure that is called whenever the interaction ends or resumes (C222).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes alongside the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}
#endif
