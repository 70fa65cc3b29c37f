import UIKitShim

extension UIScrollView {
  /// Whether a pop goes first while the content rests at its leading edge.
  ///
  /// There a drag from leading to trailing pops, and the content stays where it is; anywhere else
  /// the content scrolls and nothing pops. It takes effect with the next touch at the latest.
  ///
  /// It may be set before the view is in any hierarchy: the first touch finds the navigation
  /// controller around it. Setting it to false takes back this role only, not another one that the
  /// view was registered with.
  public var allowsPopGestureAtLeadingEdge: Bool {
    get {
      guard case .yieldsAtLeadingEdge = registeredContent?.role.demand else { return false }
      return true
    }
    set {
      guard newValue != allowsPopGestureAtLeadingEdge else { return }
      registeredContent =
        newValue
        ? RegisteredContent(role: .pagingScrollView, name: ContentRole.pagingScrollView.noun) : nil
      if newValue { GestureArbiter.attend(to: self) }
    }
  }
}
