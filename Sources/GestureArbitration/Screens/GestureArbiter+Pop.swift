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
    guard let navigationController else { return false }
    let below = navigationController.viewControllers.dropLast().last
    return below.map { pop(to: $0, consent, by: .code, animated: animated) } ?? false
  }

  /// Pops to a screen, or does not if the one on top refuses; what lies between is not asked.
  ///
  /// - Returns: Whether screens go, now or once a dismissal is over; false if the screen is not on the
  ///   stack, or on top of it.
  @discardableResult
  public func pop(
    to screen: UIViewController, _ consent: Consent = .asked, animated: Bool = true
  ) -> Bool {
    pop(to: screen, consent, by: .code, animated: animated)
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
    guard let below = navigationController?.viewControllers.dropLast().last else { return }
    pop(to: below, .asked, by: .backButton, animated: true)
  }

  @discardableResult
  private func pop(
    to screen: UIViewController, _ consent: Consent, by way: WayBack, animated: Bool
  ) -> Bool {
    guard let navigationController, let top = navigationController.topViewController,
      top !== screen, navigationController.viewControllers.contains(screen)
    else { return false }
    if consent == .asked, let asked = top as? any PopIntercepting, !asked.shouldPop(by: way) {
      return false
    }
    // Whoever was asked may have popped already.
    guard navigationController.topViewController === top else { return false }
    if let leaving = navigationController.presentedViewController, leaving.isBeingDismissed,
      let coordinator = leaving.transitionCoordinator
    {
      coordinator.animate(alongsideTransition: nil) { [weak self] _ in
        self?.pop(to: screen, .confirmed, by: way, animated: animated)
      }
      return true
    }
    isPopping = true
    defer { isPopping = false }
    if animated, let looks = top.popTransition {
      TransitionDelegate.slide(navigationController, looks: looks) {
        navigationController.popToViewController(screen, animated: true)
      }
    } else {
      navigationController.popToViewController(screen, animated: animated)
    }
    return true
  }
}
