#if HEADLESS
import Foundation

extension UIGestureRecognizer {
  /// Adds a target, which is kept weakly, and the message that it receives for every action (C056).
  public func addTarget(_ target: Any, action: Selector) {
    targets.append(TargetAction(target: target as AnyObject, action: action))
  }

  /// Removes a target, or all if nil, with a message, or all if nil.
  public func removeTarget(_ target: Any?, action: Selector?) {
    let removed = target as AnyObject?
    targets.removeAll {
      (removed == nil || $0.target === removed) && (action == nil || $0.action == action)
    }
  }
}
#endif
