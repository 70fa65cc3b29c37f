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
}
