import UIKitShim

extension UIViewController {
  /// The screen that a drag from trailing to leading brings in on top of this one; nil for none.
  ///
  /// ```swift
  /// article.pushCandidate = comments
  /// ```
  ///
  /// It is kept by this screen, also after it was popped again: two screens that are each other's candidate
  /// keep each other for ever. The drag is judged by
  /// ``GestureArbiter/pushPolicy``: content that yields does so at its trailing edge. It takes a
  /// ``GestureArbiter/driver`` other than ``PopDriver/uikitOnly``. Ignored while another
  /// controller contains it or it is presented, for a navigation controller, and for the screen itself.
  public var pushCandidate: UIViewController? {
    get { AssociatedValue.get(PushCandidate.self, of: self)?.screen }
    set { AssociatedValue.set(newValue.map(PushCandidate.init), of: self) }
  }
}

private struct PushCandidate {
  let screen: UIViewController
}
