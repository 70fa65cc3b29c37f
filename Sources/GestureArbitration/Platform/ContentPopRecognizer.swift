import UIKitShim

extension UINavigationController {
  /// UIKit's content pop where there is one: from iOS 26 on (C191).
  ///
  /// The engine needs no check: it answers nil where it stands for an earlier release.
  var contentPopRecognizer: UIGestureRecognizer? {
    #if os(iOS) || os(visionOS)
      #if compiler(>=6.2)
        guard #available(iOS 26.0, visionOS 26.0, *) else { return nil }
        return interactiveContentPopGestureRecognizer
      #else
        // An SDK from before iOS 26 does not know the property.
        return nil
      #endif
    #else
      return interactiveContentPopGestureRecognizer
    #endif
  }
}
