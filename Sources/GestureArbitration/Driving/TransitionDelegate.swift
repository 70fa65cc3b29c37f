import UIKitShim

/// Takes the place of a navigation controller's delegate until UIKit has asked how one of the
/// arbiter's transitions is animated and driven.
///
/// UIKit asks at once, or in a later turn of the run loop; which is unpublished. It forwards
/// everything else to the original delegate, which is put back afterwards. An animator of the
/// original delegate has precedence over the arbiter's. Where other code wraps every delegate that a
/// controller is given, a ``StandInDelegate`` stays in its place.
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
    animator.direction = navigationController.viewIfLoaded?.layoutDirection ?? .leftToRight
    let former = navigationController.delegate
    if let standIn = navigationController.standInDelegate, standIn.wrapper === former {
      (original, standIn.original) = (standIn.kept, self)
      return
    }
    // Another one may still wait for the end of its transition, which this one overtakes.
    original = (former as? TransitionDelegate)?.original ?? former
    navigationController.delegate = self
    guard let wrapper = navigationController.delegate, wrapper !== self else { return }
    // What other code does with one object for all delegates cannot be undone: it is not to call
    // itself.
    if wrapper === former { return original = nil }
    navigationController.standInDelegate = StandInDelegate(on: navigationController, for: former)
    navigationController.standInDelegate?.original = self
  }

  /// Puts the original delegate back, unless other code has replaced this one.
  func uninstall() {
    guard let navigationController else { return }
    if navigationController.delegate === self { navigationController.delegate = original }
    if let standIn = navigationController.standInDelegate, standIn.original === self {
      standIn.original = standIn.kept
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
