import UIKitShim

/// Stands in for a navigation controller's delegate until UIKit has asked what animates, and drives, one
/// of the arbiter's transitions: at once, or when the run loop comes round, which is unpublished.
///
/// It answers those two questions, and hands everything else to the delegate that was there, which is then
/// put back. An animator of that delegate's own wins over the arbiter's.
@MainActor
final class TransitionDelegate: ForwardingNavigationDelegate {
  private let operation: UINavigationController.Operation
  private(set) weak var screen: UIViewController?
  let animator: SlideAnimator
  private let interaction: FingerDrivenTransition?
  /// What drives the transition, once UIKit has asked: the arbiter's, or that of the delegate before.
  private(set) var driven: UIPercentDrivenInteractiveTransition?
  /// Whether UIKit has asked.
  private(set) var wasAsked = false
  private weak var navigationController: UINavigationController?
  /// The animator that UIKit was given for the transition.
  private weak var chosen: (any UIViewControllerAnimatedTransitioning)?

  /// Whether the arbiter's own animator was chosen.
  var isAnimatedByArbiter: Bool { chosen === animator }

  /// Makes the delegate for one change of the stack, by which a screen comes to lie below or goes.
  init(
    for operation: UINavigationController.Operation, leaving screen: UIViewController,
    animatedBy animator: SlideAnimator, drivenBy interaction: FingerDrivenTransition?
  ) {
    self.operation = operation
    self.screen = screen
    self.animator = animator
    self.interaction = interaction
  }

  /// Takes the delegate's place.
  func standIn(for navigationController: UINavigationController) {
    self.navigationController = navigationController
    // Another stand-in may still wait for the end of its transition, which this one overtakes.
    if let before = navigationController.delegate as? TransitionDelegate {
      original = before.original
    } else {
      original = navigationController.delegate
    }
    animator.direction = navigationController.viewIfLoaded?.readingDirection ?? .leftToRight
    navigationController.delegate = self
  }

  /// Gives the delegate its place back, unless somebody else has taken it.
  func standDown() {
    if let navigationController, navigationController.delegate === self {
      navigationController.delegate = original
    }
  }

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let other = super.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    guard operation == self.operation, fromVC === screen, !wasAsked else {
      // Another change has come first, and the arbiter's will not come.
      standDown()
      return other
    }
    let chosen = other ?? animator
    self.chosen = chosen
    return chosen
  }

  override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let other = super.navigationController(
      navigationController, interactionControllerFor: animationController)
    guard animationController === chosen else { return other }
    wasAsked = true
    standDown()
    // Whatever else drives the app's own animation is none of the arbiter's business.
    let chosenDriver = other ?? interaction
    if interaction != nil { driven = chosenDriver as? UIPercentDrivenInteractiveTransition }
    return chosenDriver
  }
}
