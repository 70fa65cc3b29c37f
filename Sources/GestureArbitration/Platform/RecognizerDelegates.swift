import Foundation
import UIKitShim

extension UIGestureRecognizer {
  /// Whether the delegates, where they answer that, have this recognizer wait for another to fail.
  func isToldToWait(for other: UIGestureRecognizer) -> Bool {
    (delegate?.gestureRecognizer(_:shouldRequireFailureOf:))?(self, other) ?? false
      || (other.delegate?.gestureRecognizer(_:shouldBeRequiredToFailBy:))?(other, self) ?? false
  }

  /// Whether the delegate is of a class of UIKit's own; false if there is none.
  var hasDelegateOfUIKits: Bool {
    guard let delegate else { return false }
    #if os(iOS) || os(visionOS)
      return Bundle(for: type(of: delegate)) == Bundle(for: UINavigationController.self)
    #else
      return String(reflecting: type(of: delegate)).hasPrefix("HeadlessUIKit.")
    #endif
  }
}
