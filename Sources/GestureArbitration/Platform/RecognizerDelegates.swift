import Foundation
import UIKitShim

extension UIGestureRecognizer {
  /// Whether a delegate of either recognizer makes this one wait for the other to fail.
  func delegatesRequireFailure(of other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(_:shouldRequireFailureOf:))?(self, other) ?? false
      || (other.delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:))?(other, self) ?? false
  }

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
