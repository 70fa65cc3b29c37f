import UIKitShim

/// Pops by code and by the back button: asks the screen, waits for what must end first, then pops.
@MainActor
final class ProgrammaticPop {
  private weak var arbiter: GestureArbiter?
  /// Whether a pop is under way whose question has been answered.
  private var isPopping = false
  private var isAsking = false
  /// Takes the place of the controller's delegate until UIKit has asked about an animation; the
  /// controller keeps it weakly.
  private var delegate: TransitionDelegate?

  init(arbiter: GestureArbiter) {
    self.arbiter = arbiter
  }

  private var navigationController: UINavigationController? { arbiter?.navigationController }

  /// Pops as the back button does; a second tap has no effect during a transition that cannot be
  /// interrupted.
  func goBack() {
    switch navigationController?.popTransitionState(besides: nil) {
    case .running, .cancelling, nil: return
    case .idle, .interruptible, .underPresentation: break
    }
    _ = pop(to: nil, confirmed: false, by: .backButton, animated: true)
  }

  /// Pops as VoiceOver's escape gesture does; false only where there is nothing to pop.
  func performEscape() -> Bool {
    guard let navigationController, navigationController.viewControllers.count > 1 else {
      return false
    }
    _ = pop(to: nil, confirmed: false, by: .escape, animated: true)
    return true
  }

  /// Answers whether a bar may pop an item.
  func shouldPop(_ item: UINavigationItem) -> Bool {
    guard navigationController?.topViewController?.navigationItem === item, !isPopping else {
      return true
    }
    return agrees(to: .backButton)
  }

  /// Returns whether the screen allows the pop, and notifies it if not.
  private func agrees(to trigger: PopTrigger) -> Bool {
    // UIKit asks nothing, and the gates are gone.
    if navigationController?.hasRemovedArbiter == true { return true }
    // A screen that pops by code as it is asked would be asked for ever.
    guard !isAsking else { return false }
    isAsking = true
    defer { isAsking = false }
    let refuser = navigationController?.screenSettings.refuser(of: trigger)
    refuser?.notify(of: trigger)
    return refuser == nil
  }

  /// Puts the controller's delegate back.
  func cancel() { delegate?.uninstall() }

  /// Pops to a screen, or to the one below if it is nil.
  func pop(
    to target: UIViewController?, confirmed: Bool, by trigger: PopTrigger, animated: Bool
  ) -> Bool {
    guard let navigationController, let top = navigationController.poppableScreen,
      top !== navigationController.viewControllers.first
    else { return false }
    if let target {
      guard target !== top, navigationController.viewControllers.contains(target) else {
        return false
      }
    }
    guard confirmed || agrees(to: trigger) else { return false }
    if let held = arbiter?.popController?.transition, held.isHeld, held.pops(top) {
      held.release(cancelled: false)
      guard let target else { return true }
      return after(navigationController.transitionCoordinator) { pop in
        guard pop.navigationController?.poppableScreen !== target else { return }
        _ = pop.pop(to: target, confirmed: true, by: trigger, animated: animated)
      }
    }
    if let transition = blockingTransition(in: navigationController) {
      return after(transition) { [weak top] pop in
        guard let top, pop.navigationController?.poppableScreen === top else { return }
        _ = pop.pop(to: target, confirmed: true, by: trigger, animated: animated)
      }
    }
    return perform(navigationController, top, to: target, animated: animated)
  }

  private func perform(
    _ navigationController: UINavigationController, _ top: UIViewController,
    to target: UIViewController?, animated: Bool
  ) -> Bool {
    isPopping = true
    defer { isPopping = false }
    guard animated, let style = top.popTransition,
      navigationController.viewIfLoaded?.window != nil, UIView.areAnimationsEnabled
    else { return navigationController.pop(to: target, animated: animated) }
    let delegate = TransitionDelegate(
      for: .pop, leaving: top, animator: SlideAnimator(.pop, style: style), interaction: nil)
    self.delegate = delegate
    delegate.install(on: navigationController)
    let hasPopped = navigationController.pop(to: target, animated: animated)
    if !hasPopped { delegate.uninstall() }
    return hasPopped
  }

  /// Runs a closure after a transition; returns whether it will run.
  private func after(
    _ coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ body: @escaping (ProgrammaticPop) -> Void
  ) -> Bool {
    coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { body(self) }
    } ?? false
  }

  /// The transition that must end before a pop: the dismissal of a presented controller (C202), or
  /// a push or pop under a touch, which this pop would complete regardless of the touch.
  private func blockingTransition(
    in navigationController: UINavigationController
  ) -> (any UIViewControllerTransitionCoordinator)? {
    if let presented = navigationController.presentedViewController, presented.isBeingDismissed {
      return presented.transitionCoordinator
    }
    let coordinator = navigationController.transitionCoordinator
    return coordinator?.isInteractive == true ? coordinator : nil
  }
}

extension UINavigationController {
  /// Pops to a screen, or to the one below; returns whether a screen is popped.
  fileprivate func pop(to target: UIViewController?, animated: Bool) -> Bool {
    guard let target else { return popViewController(animated: animated) != nil }
    // It may have left the stack since it was requested, and UIKit raises then.
    return viewControllers.contains(target)
      && popToViewController(target, animated: animated)?.isEmpty == false
  }
}
