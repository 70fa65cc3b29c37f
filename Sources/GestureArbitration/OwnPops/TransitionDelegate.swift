import UIKitShim

/// Stands in for a navigation controller's delegate while one of the arbiter's transitions runs.
///
/// It answers two questions about that one transition, and hands everything else to the delegate that
/// was there, which is put back at the end. An animator of that delegate's own wins over the arbiter's.
@MainActor
final class TransitionDelegate: ForwardingNavigationDelegate {
  private let operation: UINavigationController.Operation
  private weak var screen: UIViewController?
  private let animator: SlideAnimator
  private let interaction: FingerDrivenTransition?
  /// What drives the transition, once UIKit has asked: the arbiter's, or that of the delegate before.
  private(set) var driven: UIPercentDrivenInteractiveTransition?
  private weak var navigationController: UINavigationController?
  /// The animator that UIKit was given for the transition.
  private weak var chosen: (any UIViewControllerAnimatedTransitioning)?

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

  /// Lets a screen slide away by itself, in a pop that a closure begins.
  static func slide(
    _ screen: UIViewController, of navigationController: UINavigationController,
    looks: ScreenTransition, _ pop: () -> Bool
  ) -> Bool {
    let delegate = TransitionDelegate(
      for: .pop, leaving: screen, animatedBy: SlideAnimator(.pop, looks: looks), drivenBy: nil)
    delegate.standIn(for: navigationController)
    let hasPopped = pop()
    // The closure keeps the delegate, which the controller does not.
    let isQueued = navigationController.transitionCoordinator?.animate(
      alongsideTransition: nil, completion: { _ in delegate.standDown() })
    if isQueued != true { delegate.standDown() }
    return hasPopped
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
    guard operation == self.operation, fromVC === screen, driven == nil else { return other }
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
    guard let other else {
      driven = interaction
      return interaction
    }
    guard interaction != nil else { return other }
    // Whatever else drives the app's own animation is none of the arbiter's business.
    driven = other as? UIPercentDrivenInteractiveTransition
    return other
  }
}
