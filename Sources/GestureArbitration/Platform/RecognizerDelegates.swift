import Foundation
import UIKitShim

extension UIGestureRecognizer {
  /// Whether the class of the delegate is one of the system's, such as UIKit's or a map's; false
  /// without a delegate.
  var hasSystemDelegate: Bool {
    guard let delegate else { return false }
    #if os(iOS) || os(visionOS)
    return Bundle(for: type(of: delegate)).bundleIdentifier?.hasPrefix("com.apple.") ?? false
    #else
    return String(reflecting: type(of: delegate)).hasPrefix("HeadlessUIKit.")
    #endif
  }

  /// Whether the class is one of UIKit's or of another framework of the system, public or not.
  var hasSystemClass: Bool {
    #if os(iOS) || os(visionOS)
    Bundle(for: type(of: self)).bundleIdentifier?.hasPrefix("com.apple.") ?? false
    #else
    String(reflecting: type(of: self)).hasPrefix("HeadlessUIKit.")
    #endif
  }
}

extension UIScrollView {
  /// Whether the delegate may choose where the content comes to rest (C143). The engine's protocol
  /// gives every delegate the method, so nothing tells there.
  var delegateChoosesTarget: Bool {
    #if os(iOS) || os(visionOS)
    delegate?.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:) != nil
    #else
    false
    #endif
  }
}
