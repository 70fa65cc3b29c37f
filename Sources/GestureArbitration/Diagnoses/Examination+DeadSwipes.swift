import UIKitShim

extension Examination {
  /// A screen on which UIKit's own delegate lets no swipe begin, and nobody else pops (C200).
  var deadSwipes: [ArbiterIssue] {
    guard arbiter.driver == .uikitOnly, navigationController.viewControllers.count > 1,
      navigationController.isBackButtonMissing, !audit.allowed.isEmpty,
      arbiter.popRecognizer(for: .edgePop)?.hasDelegateOfUIKits ?? false
    else { return [] }
    let what =
      navigationController.isNavigationBarHidden
      ? "The navigation bar is hidden"
      : top?.navigationItem.hidesBackButton == true
        ? "The back button is hidden" : "An item of the app's own stands in for the back button"
    return [
      ArbiterIssue(
        fact: "\(what), and so UIKit lets no swipe from the edge pop this screen.",
        remedy: """
          Set GestureArbiter.driver to .publicTransition: its recognizers pop where UIKit's do not.
          """)
    ]
  }
}
