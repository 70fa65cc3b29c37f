import UIKitShim

extension UIScrollView {
  /// Whether a pop goes first while the content rests at its leading edge.
  ///
  /// There a drag from leading to trailing pops, and the content stays where it is; anywhere else
  /// the content scrolls and nothing pops. It takes effect with the next touch, in a navigation
  /// controller that has a ``GestureArbiter``. Setting it to false takes back this role only, not
  /// another one that the view was registered with.
  public var allowsPopGestureAtLeadingEdge: Bool {
    get { registeredContent?.role == .pagingScrollView }
    set {
      guard newValue != allowsPopGestureAtLeadingEdge else { return }
      registeredContent =
        newValue
        ? RegisteredContent(role: .pagingScrollView, name: ContentRole.pagingScrollView.noun) : nil
    }
  }
}
