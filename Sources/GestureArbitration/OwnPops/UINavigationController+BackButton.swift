import UIKitShim

extension UINavigationController {
  /// Whether there is no back button of UIKit's own, where it lets no swipe pop (C200).
  var isBackButtonMissing: Bool {
    if isNavigationBarHidden { return true }
    guard let item = topViewController?.navigationItem else { return false }
    let isReplaced =
      item.leftBarButtonItems?.isEmpty == false && !item.leftItemsSupplementBackButton
    return item.hidesBackButton || isReplaced
  }
}
