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
    pop(consent, by: .code, animated: animated) { navigationController in
      navigationController.popViewController(animated: animated) != nil
    }
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
    return pop(consent, by: .code, animated: animated) { navigationController in
      navigationController.popToViewController(screen, animated: animated) != nil
    }
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
    return screen.shouldPop(by: .backButton)
  }

  /// Pops as the back button does, asking the screen.
  func goBack() {
    pop(.asked, by: .backButton, animated: true) { navigationController in
      navigationController.popViewController(animated: true) != nil
    }
  }

  /// The screen on top once a push or pop that runs is completed, as UIKit does before it pops: what the
  /// stack holds meanwhile is open (C224), and a pop that was cancelled goes back.
  private var screenOnTop: UIViewController? {
    let coordinator = navigationController?.transitionCoordinator
    let next = coordinator?.viewController(forKey: coordinator?.isCancelled == true ? .from : .to)
    if let next, next.parent === navigationController { return next }
    return navigationController?.topViewController
  }

  @discardableResult
  private func pop(
    _ consent: Consent, by way: WayBack, animated: Bool,
    _ body: @escaping (UINavigationController) -> Bool
  ) -> Bool {
    guard let navigationController, let top = screenOnTop,
      top !== navigationController.viewControllers.first
    else { return false }
    if consent == .asked, let asked = top as? any PopIntercepting, !asked.shouldPop(by: way) {
      return false
    }
    // Whoever was asked may have popped already.
    guard screenOnTop === top else { return false }
    if let leaving = navigationController.presentedViewController, leaving.isBeingDismissed,
      let coordinator = leaving.transitionCoordinator
    {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.pop(.confirmed, by: way, animated: animated, body)
      }
      return true
    }
    isPopping = true
    defer { isPopping = false }
    guard animated, let looks = top.popTransition,
      navigationController.viewIfLoaded?.window != nil, UIView.areAnimationsEnabled
    else { return body(navigationController) }
    let delegate = TransitionDelegate(
      for: .pop, leaving: top, animatedBy: SlideAnimator(.pop, looks: looks), drivenBy: nil)
    // The controller keeps it weakly, and may ask it later.
    standIn = delegate
    delegate.standIn(for: navigationController)
    let hasPopped = body(navigationController)
    if !hasPopped { delegate.standDown() }
    return hasPopped
  }
}
