import UIKitShim

extension UINavigationController {
  /// UIKit's recognizer for the content pop, from iOS 26 on (C191); otherwise nil.
  ///
  /// The engine is always available, and returns nil where it models an earlier release.
  package var contentPopRecognizer: UIGestureRecognizer? {
    #if compiler(<6.2) && (os(iOS) || os(visionOS))
    // An SDK from before iOS 26 does not declare the property.
    return nil
    #else
    guard #available(iOS 26.0, visionOS 26.0, *) else { return nil }
    return interactiveContentPopGestureRecognizer
    #endif
  }
}
