import Foundation
import UIKitShim

extension UIGestureRecognizer {
  /// Whether the class of the delegate belongs to UIKit; false without a delegate.
  var hasSystemDelegate: Bool {
    guard let delegate else { return false }
    #if os(iOS) || os(visionOS)
    return Bundle(for: type(of: delegate)) == Bundle(for: UINavigationController.self)
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
