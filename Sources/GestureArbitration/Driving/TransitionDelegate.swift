import UIKitShim

/// Takes the place of a navigation controller's delegate until UIKit has asked how one of the
/// arbiter's transitions is animated and driven.
///
/// UIKit asks at once, or in a later turn of the run loop; which is unpublished. It forwards
/// everything else to the original delegate, which is put back afterwards. An animator of the
/// original delegate has precedence over the arbiter's.
@MainActor
final class TransitionDelegate: ForwardingNavigationDelegate {
  let animator: SlideAnimator
  /// The screen that is on top when the transition starts.
  private(set) weak var screen: UIViewController?
  /// What drives the transition, once UIKit has asked; nil if that is an interaction of the app's
  /// that is not percent-driven.
  private(set) var chosenInteraction: BufferedInteraction?
  /// Whether UIKit has asked.
  private(set) var wasAsked = false
  private let operation: UINavigationController.Operation
  private let interaction: BufferedInteraction?
  private weak var navigationController: UINavigationController?
  private weak var chosenAnimator: (any UIViewControllerAnimatedTransitioning)?

  /// Whether UIKit was given the arbiter's animator.
  var usesOwnAnimator: Bool { chosenAnimator === animator }

  /// Creates the delegate for one change of the stack; without an interaction it is not
  /// interactive.
  init(
    for operation: UINavigationController.Operation, leaving screen: UIViewController,
    animator: SlideAnimator, interaction: BufferedInteraction?
  ) {
    self.operation = operation
    self.screen = screen
    self.animator = animator
    self.interaction = interaction
  }

  /// Takes the place of the controller's delegate.
  func install(on navigationController: UINavigationController) {
    self.navigationController = navigationController
    // Another one may still wait for the end of its transition, which this one overtakes.
    if let previous = navigationController.delegate as? TransitionDelegate {
      original = previous.original
    } else {
      original = navigationController.delegate
    }
    animator.direction = navigationController.viewIfLoaded?.layoutDirection ?? .leftToRight
    navigationController.delegate = self
  }

  /// Puts the original delegate back, unless other code has replaced this one.
  func uninstall() {
    if let navigationController, navigationController.delegate === self {
      navigationController.delegate = original
    }
  }

  override func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let original = super.navigationController(
      navigationController, animationControllerFor: operation, from: fromVC, to: toVC)
    guard operation == self.operation, fromVC === screen, !wasAsked else {
      // Another change came first, and the arbiter's will not happen.
      uninstall()
      return original
    }
    let chosen = original ?? animator
    chosenAnimator = chosen
    return chosen
  }

  override func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    let original = super.navigationController(
      navigationController, interactionControllerFor: animationController)
    guard animationController === chosenAnimator else { return original }
    wasAsked = true
    uninstall()
    guard let interaction else { return original }
    if let original {
      // An app's own interaction drives the app's own animation.
      guard let percentDriven = original as? UIPercentDrivenInteractiveTransition else {
        return original
      }
      interaction.wrapped = percentDriven
    }
    chosenInteraction = interaction
    return interaction
  }
}
