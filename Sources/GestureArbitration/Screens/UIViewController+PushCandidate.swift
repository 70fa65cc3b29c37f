import UIKitShim

extension UIViewController {
  /// The screen that a drag from trailing to leading brings in on top of this one; nil for none.
  ///
  /// ```swift
  /// article.pushCandidate = comments
  /// ```
  ///
  /// It is kept by this screen, also after it was popped again. The drag is judged by
  /// ``GestureArbiter/pushPolicy``: content that yields does so at its trailing edge. It takes a
  /// ``GestureArbiter/driver`` other than ``PopDriver/uikitOnly``. Ignored while it is on a stack or
  /// presented already, and for a navigation controller.
  public var pushCandidate: UIViewController? {
    get { AssociatedValue.get(PushCandidate.self, of: self)?.screen }
    set { AssociatedValue.set(newValue.map(PushCandidate.init), of: self) }
  }
}

private struct PushCandidate {
  let screen: UIViewController
}
