import UIKitShim

extension UIScrollView {
  /// Whether a pop goes first while the content rests at its leading edge.
  ///
  /// There a drag from leading to trailing pops, and the content stays where it is; anywhere else
  /// the content scrolls and nothing pops. It takes effect with the next touch at the latest.
  ///
  /// Setting it makes the ``GestureArbiter`` of the navigation controller around the scroll view. If
  /// there is none yet, because the view was not added to a pushed screen's, ask for
  /// `navigationController.gestureArbiter` once. Setting it to false takes back this role only, not
  /// another one that the view was registered with.
  public var allowsPopGestureAtLeadingEdge: Bool {
    get { registeredContent?.role == .pagingScrollView }
    set {
      guard newValue != allowsPopGestureAtLeadingEdge else { return }
      registeredContent =
        newValue
        ? RegisteredContent(role: .pagingScrollView, name: ContentRole.pagingScrollView.noun) : nil
      if newValue { _ = enclosingNavigationController?.gestureArbiter }
    }
  }
}

extension UIResponder {
  /// The navigation controller of the first view controller up the responder chain.
  fileprivate var enclosingNavigationController: UINavigationController? {
    var responder = next
    while let current = responder {
      if let controller = current as? UIViewController {
        return controller as? UINavigationController ?? controller.navigationController
      }
      responder = current.next
    }
    return nil
  }
}
