import UIKitShim

extension UIViewController {
  /// The rules for popping this controller while it is on top; nil for those of the arbiter.
  ///
  /// A change takes effect with the next touch.
  public var popPolicy: PopPolicy? {
    get { AssociatedValue.get(PopPolicy.self, of: self) }
    set { AssociatedValue.set(newValue, of: self) }
  }
}
