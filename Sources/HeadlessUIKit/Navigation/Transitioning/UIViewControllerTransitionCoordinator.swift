import Foundation

/// What is known of a transition while it runs.
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: NSObjectProtocol {
  /// Whether it takes time.
  var isAnimated: Bool { get }
  /// How a presented controller covers the others; none for a push or pop.
  var presentationStyle: UIModalPresentationStyle { get }
  /// Whether it began under a finger.
  var initiallyInteractive: Bool { get }
  /// Whether it may be taken hold of while it runs.
  var isInterruptible: Bool { get }
  /// Whether it is under a finger now.
  var isInteractive: Bool { get }
  /// Whether it goes back to where it came from; only interactive ones do (C223).
  var isCancelled: Bool { get }
  /// How long it takes from end to end, in s.
  var transitionDuration: TimeInterval { get }
  /// How far it has come, from 0 to 1.
  var percentComplete: CGFloat { get }
  /// How fast it goes on once the finger lets go, as a factor of its ordinary speed.
  var completionVelocity: CGFloat { get }
  /// How it gathers and loses speed once the finger lets go.
  var completionCurve: UIView.AnimationCurve { get }
  /// The view in which it takes place.
  var containerView: UIView { get }
  /// The rotation that it comes with: none, a window that is resized does not turn here.
  var targetTransform: CGAffineTransform { get }
  /// One of its controllers.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?
  /// One of its views.
  func view(forKey key: UITransitionContextViewKey) -> UIView?
}

/// Lets others take part in a transition; exists only while it is set up or runs (C230).
@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator: UIViewControllerTransitionCoordinatorContext
{
  /// Runs changes along with the transition, scrubbed with it if it is interactive, and a closure
  /// when it is over.
  ///
  /// - Returns: Whether they were queued; false once the transition is over.
  @discardableResult
  func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?, completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// The same for changes in a view that is not in the container of the transition.
  @discardableResult
  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
  /// Runs a closure whenever the finger lets go, or takes hold again (C222).
  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void)
}

extension UIViewControllerTransitionCoordinator {
  /// Runs changes along with the transition.
  @discardableResult
  public func animate(
    alongsideTransition animation: (
      (any UIViewControllerTransitionCoordinatorContext) -> Void
    )?
  ) -> Bool {
    animate(alongsideTransition: animation, completion: nil)
  }
}
