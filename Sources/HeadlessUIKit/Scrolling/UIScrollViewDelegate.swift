#if HEADLESS
/// Receives the events of a scroll view. Every method is optional.
@preconcurrency @MainActor
public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// Called after the content offset has changed.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// Called when a drag begins, before the offset changes (M02).
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// Called when a drag ends. The delegate may change the target offset.
  ///
  /// Not called if paging is enabled. The velocity is in pt/ms (C143).
  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
    targetContentOffset: UnsafeMutablePointer<CGPoint>)
  /// Called after a drag has ended.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// Called when deceleration begins.
  func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
  /// Called after deceleration has ended.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// Called after an animated scroll has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Returns the subview that zooms, or nil to zoom none.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
  /// Called when a pinch begins to zoom.
  func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
  /// Called after the zoom scale has changed.
  func scrollViewDidZoom(_ scrollView: UIScrollView)
  /// Called after zooming, including a bounce, has ended.
  func scrollViewDidEndZooming(
    _ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)
  /// Would be called for a tap on the status bar, which the engine does not have.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// Would be called after a tap on the status bar, which the engine does not have.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// Would be called when the safe area changes the inset, which in the engine it does not.
  func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}

extension UIScrollViewDelegate {
  /// The default implementation, which does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewWillEndDragging(
    _: UIScrollView, withVelocity _: CGPoint, targetContentOffset _: UnsafeMutablePointer<CGPoint>
  ) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidEndDragging(_: UIScrollView, willDecelerate _: Bool) {}
  /// The default implementation, which does nothing.
  public func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// The default implementation, which returns nil.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
  /// The default implementation, which does nothing.
  public func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidZoom(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidEndZooming(_: UIScrollView, with _: UIView?, atScale _: CGFloat) {}
  /// The default implementation, which returns true.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// The default implementation, which does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// The default implementation, which does nothing.
  public func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView) {}
}
#endif
