import UIKitShim

extension UINavigationController {
  /// The arbiter of this controller's gestures; created at the first access, it lives with the
  /// controller.
  ///
  /// Creating it loads the controller's view, with which UIKit's pop recognizers are created.
  public var gestureArbiter: GestureArbiter {
    // A subclass may ask for the arbiter in viewDidLoad, so the view comes first.
    loadViewIfNeeded()
    if let arbiter = AssociatedValue.get(GestureArbiter.self, of: self) { return arbiter }
    let arbiter = GestureArbiter(self)
    AssociatedValue.set(arbiter, of: self)
    return arbiter
  }

  /// The arbiter if there is one.
  var existingGestureArbiter: GestureArbiter? { AssociatedValue.get(GestureArbiter.self, of: self) }

  /// Whether UIKit's back button is absent; UIKit refuses every pop by swipe then (C200).
  var isBackButtonMissing: Bool {
    if isNavigationBarHidden { return true }
    guard let item = topViewController?.navigationItem else { return false }
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return item.hidesBackButton || isReplaced
  }

  /// Whether the app has turned a pop off, as apps have always done: by disabling UIKit's
  /// recognizer.
  ///
  /// Before iOS 26 there is one recognizer for both pops. Where the back button is missing UIKit
  /// itself may have disabled it (Q14), which does not count.
  func hasTurnedOff(_ gesture: NavigationGesture) -> Bool {
    guard gesture.isPop else { return false }
    let content = gesture == .contentPop ? contentPopRecognizer : nil
    let pop = content ?? interactivePopGestureRecognizer
    return pop?.isEnabled == false && !isBackButtonMissing
  }

  /// The screen that a drag from trailing to leading would push; nil if there is none or it is in
  /// use.
  var availablePushCandidate: UIViewController? {
    guard let candidate = topViewController?.pushCandidate,
      !(candidate is UINavigationController), candidate.presentingViewController == nil,
      candidate.parent == nil
    else { return nil }
    return candidate
  }

  /// What the controller is doing (C230).
  var popTransitionState: PopAttempt.Transition {
    if let coordinator = transitionCoordinator {
      return coordinator.isCancelled ? .cancelling : .running
    }
    return presentedViewController == nil ? .idle : .underPresentation
  }
}
