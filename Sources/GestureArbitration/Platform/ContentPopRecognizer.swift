import UIKitShim

extension UINavigationController {
  /// UIKit's content pop where there is one: from iOS 26 on (C191).
  ///
  /// The engine needs no availability check: it answers nil where it stands for an earlier release.
  var contentPopRecognizer: UIGestureRecognizer? {
    #if os(iOS)
      guard #available(iOS 26.0, *) else { return nil }
    #endif
    return interactiveContentPopGestureRecognizer
  }
}
