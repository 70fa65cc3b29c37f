import UIKitShim

extension UINavigationController {
  /// UIKit's recognizer for a gesture; a push has none, those of a zoom are not public, and there is
  /// a content pop only from iOS 26 on.
  package func systemRecognizer(for gesture: NavigationGesture) -> UIGestureRecognizer? {
    switch gesture {
    case .edgePop: interactivePopGestureRecognizer
    case .contentPop: contentPopRecognizer
    case .push, .zoom: nil
    }
  }

  /// Whether UIKit's back button is absent; UIKit refuses pops by swipe then, with a
  /// hidden bar perhaps only the edge pop (C200).
  package var isBackButtonMissing: Bool {
    if isNavigationBarHidden { return true }
    guard let item = topViewController?.navigationItem else { return false }
    return item.hidesBackButton || item.replacesBackButton
  }

  /// Whether UIKit begins none of its pops for want of a back button; of its content pop under a hidden
  /// bar that is not known.
  func keepsPopFromBeginning(_ gesture: NavigationGesture) -> Bool {
    isBackButtonMissing && !(gesture == .contentPop && isNavigationBarHidden)
  }

  /// Whether UIKit itself may disable its pop recognizers on the top screen (Q14): where no pop
  /// could begin, or the back button is missing.
  package var mayDisablePopRecognizers: Bool {
    viewControllers.count < 2 || isBackButtonMissing || transitionCoordinator != nil
      || presentedViewController != nil
  }

  /// Whether a drag from trailing to leading would push a screen.
  package var hasPushCandidate: Bool { topViewController?.pushCandidate != nil }

  /// The screen that a pop would remove.
  ///
  /// While a touch holds a pop that is the screen it holds; otherwise the one on top after a
  /// running transition, which UIKit completes before it pops. What the stack holds meanwhile is
  /// unspecified (C224).
  var poppableScreen: UIViewController? {
    if let coordinator = transitionCoordinator {
      let stays = coordinator.isInteractive || coordinator.isCancelled
      let screen = coordinator.viewController(forKey: stays ? .from : .to)
      if let screen, screen.parent === self { return screen }
    }
    return topViewController
  }

  /// The controllers that a pop would remove and that are visible, the innermost first (C260).
  package var visibleScreens: [UIViewController] {
    var screens: [UIViewController] = []
    forEachVisibleScreen { screens.append($0) }
    return screens
  }

  /// Calls a closure for each of them.
  func forEachVisibleScreen(_ body: (UIViewController) -> Void) {
    func visit(_ screen: UIViewController) {
      if let inner = (screen as? UINavigationController)?.topViewController {
        visit(inner)
      } else {
        for child in screen.children.reversed()
        where child.viewIfLoaded?.window != nil && !child.view.isHidden {
          visit(child)
        }
      }
      body(screen)
    }
    if let screen = poppableScreen { visit(screen) }
  }

  /// What the controller is doing (C230).
  ///
  /// - Parameter usable: A presented controller that leaves the content usable (C267).
  func popTransitionState(besides usable: UIViewController?) -> PopAttempt.Transition {
    if let coordinator = transitionCoordinator {
      // No pop may complete a presentation by an ancestor (C202).
      if contentPopRecognizer != nil, coordinator.isOfStack(of: self), !coordinator.isInteractive {
        return .interruptible
      }
      return coordinator.isCancelled ? .cancelling : .running
    }
    guard let presentedViewController else { return .idle }
    return presentedViewController === usable && !presentedViewController.isInTransition
      ? .idle : .underPresentation
  }
}

extension UIViewControllerTransitionCoordinator {
  /// Whether it coordinates a pop or push of a navigation controller: one of a presentation by an
  /// ancestor is found there as well (C230).
  package func isOfStack(of navigationController: UINavigationController) -> Bool {
    viewController(forKey: .from)?.parent === navigationController
      || viewController(forKey: .to)?.parent === navigationController
  }
}

extension UINavigationItem {
  /// Whether other items stand in the place of UIKit's back button.
  package var replacesBackButton: Bool {
    leftBarButtonItems?.isEmpty == false && !leftItemsSupplementBackButton
  }
}
