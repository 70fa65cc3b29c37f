import UIKitShim

extension GestureArbiter {
  /// Whether a pop by code asks the screen that would go.
  public enum Consent: Sendable, Hashable {
    /// It does, if the screen is ``PopIntercepting``.
    case asked
    /// The question has been answered already, by an alert perhaps.
    case confirmed
  }

  /// Pops the screen on top, or does not if the screen refuses.
  ///
  /// While a controller over the stack is being dismissed, such as the alert that brought the answer, the
  /// pop waits for it: UIKit may freeze otherwise (C202).
  ///
  /// - Returns: Whether the screen goes, now or once the dismissal is over; false at the root.
  @discardableResult
  public func pop(_ consent: Consent = .asked, animated: Bool = true) -> Bool {
    pop(to: nil, consent, by: .code, animated: animated)
  }

  /// Pops to a screen, or does not if the one on top refuses; what lies between is not asked.
  ///
  /// - Returns: Whether screens go, now or once a dismissal is over; false if the screen is not on the
  ///   stack, or on top of it.
  @discardableResult
  public func pop(
    to screen: UIViewController, _ consent: Consent = .asked, animated: Bool = true
  ) -> Bool {
    guard screen !== screenOnTop,
      navigationController?.viewControllers.contains(screen) ?? false
    else { return false }
    return pop(to: screen, consent, by: .code, animated: animated)
  }

  /// Answers for a bar whether its back button may pop: hand the question of the bar's public delegate
  /// on to this in a subclass of `UINavigationController`.
  ///
  /// ```swift
  /// final class Navigation: UINavigationController, UINavigationBarDelegate {
  ///   func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
  ///     gestureArbiter.shouldPop(item)
  ///   }
  /// }
  /// ```
  ///
  /// Of a pop that is under way already, which some releases ask about too, it says yes without asking
  /// anybody.
  public func shouldPop(_ item: UINavigationItem) -> Bool {
    guard let top = navigationController?.topViewController, top.navigationItem === item,
      !isPopping, let screen = top as? any PopIntercepting
    else { return true }
    // A screen that has popped itself meanwhile, and says yes as well, must not cost another.
    return screen.shouldPop(by: .backButton) && navigationController?.topViewController === top
  }

  /// Pops as the back button does, asking the screen; while a transition runs a second tap does nothing.
  func goBack() {
    guard navigationController?.transitionCoordinator == nil else { return }
    _ = pop(to: nil, .asked, by: .backButton, animated: true)
  }

  /// The screen on top: while a finger holds a pop, the one that it holds; else the one that is on top
  /// once a push or pop that runs is completed, as UIKit does before it pops. What the stack holds
  /// meanwhile is open (C224).
  private var screenOnTop: UIViewController? {
    guard let navigationController else { return nil }
    if let coordinator = navigationController.transitionCoordinator {
      let stays = coordinator.isInteractive || coordinator.isCancelled
      let screen = coordinator.viewController(forKey: stays ? .from : .to)
      if let screen, screen.parent === navigationController { return screen }
    }
    return navigationController.topViewController
  }

  /// Pops to a screen; to the one below if that is nil.
  private func pop(
    to target: UIViewController?, _ consent: Consent, by way: WayBack, animated: Bool
  ) -> Bool {
    guard let navigationController, let top = screenOnTop,
      top !== navigationController.viewControllers.first
    else { return false }
    if consent == .asked, let asked = top as? any PopIntercepting {
      // A screen that answers by popping itself as if nobody had asked would be asked for ever.
      guard !isAsking else { return false }
      isAsking = true
      let agrees = asked.shouldPop(by: way)
      isAsking = false
      guard agrees else { return false }
    }
    // Whoever was asked may have popped already.
    guard screenOnTop === top else { return !navigationController.viewControllers.contains(top) }
    if let held = ownPops?.transition, held.isHeld, held.pops(top) {
      held.letGo(cancelled: false)
      guard let target else { return true }
      return whenOver(navigationController.transitionCoordinator) { arbiter in
        guard arbiter.screenOnTop !== target else { return }
        _ = arbiter.pop(to: target, .confirmed, by: way, animated: animated)
      }
    }
    if let coordinator = hindrance(in: navigationController) {
      return whenOver(coordinator) { [weak top, weak target] arbiter in
        guard let top, arbiter.screenOnTop === top else { return }
        _ = arbiter.pop(to: target, .confirmed, by: way, animated: animated)
      }
    }
    isPopping = true
    defer { isPopping = false }
    guard animated, let looks = top.popTransition,
      navigationController.viewIfLoaded?.window != nil, UIView.areAnimationsEnabled
    else { return navigationController.pop(to: target, animated: animated) }
    let delegate = TransitionDelegate(
      for: .pop, leaving: top, animatedBy: SlideAnimator(.pop, looks: looks), drivenBy: nil)
    // The controller keeps it weakly, and may ask it later.
    standIn = delegate
    delegate.standIn(for: navigationController)
    let hasPopped = navigationController.pop(to: target, animated: animated)
    if !hasPopped { delegate.standDown() }
    return hasPopped
  }

  /// Does something once a transition is over; returns whether that will be told.
  private func whenOver(
    _ coordinator: (any UIViewControllerTransitionCoordinator)?,
    _ body: @escaping (GestureArbiter) -> Void
  ) -> Bool {
    coordinator?.animate(alongsideTransition: nil) { [weak self] _ in
      if let self { body(self) }
    } ?? false
  }

  /// What has to be over before a pop: a controller over the stack that is being dismissed (C202), or a push
  /// or pop under a finger, which this one would complete whatever the finger does.
  private func hindrance(
    in navigationController: UINavigationController
  ) -> (any UIViewControllerTransitionCoordinator)? {
    if let leaving = navigationController.presentedViewController, leaving.isBeingDismissed {
      return leaving.transitionCoordinator
    }
    let coordinator = navigationController.transitionCoordinator
    return coordinator?.isInteractive == true ? coordinator : nil
  }
}

extension UINavigationController {
  /// Pops to a screen, or to the one below; returns whether anything goes.
  fileprivate func pop(to target: UIViewController?, animated: Bool) -> Bool {
    guard let target else { return popViewController(animated: animated) != nil }
    // It may have left the stack since it was asked for, and UIKit raises then.
    return viewControllers.contains(target)
      && popToViewController(target, animated: animated)?.isEmpty == false
  }
}
