#if HEADLESS
import Foundation

/// Navigates back or forward in the list of visited pages (C185).
///
/// From iOS 26 it may also begin away from the edge, if no element of the page scrolls in that
/// direction.
@MainActor
final class WebSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// Whether the swipe goes back.
  var goesBack: Bool { edges == .left }

  private var recognizesInContent: Bool {
    questions.version >= .v26 && questions.webContentSwipe == .defersToThePage
  }

  override func accepts(_ touch: UITouch) -> Bool { super.accepts(touch) || recognizesInContent }

  /// Whether a swipe that ends now is far or fast enough to navigate.
  var completesNavigation: Bool {
    guard let view, view.bounds.width > 0 else { return false }
    let sign: CGFloat = goesBack ? 1 : -1
    let velocity = self.velocity(in: view).x * sign
    if abs(velocity) >= EngineMetrics.popSpeed { return velocity > 0 }
    return translation(in: view).x * sign >= view.bounds.width * EngineMetrics.popProgress
  }

  /// Waits for scrollable elements of the page to fail (C185).
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard let webView = view as? HeadlessWebView, let scroller = other.view as? UIScrollView,
      scroller !== webView.scrollView, scroller.isDescendant(of: webView)
    else { return false }
    return other === scroller.panGestureRecognizer
  }
}

/// Allows a web view's swipes to begin only if there is a page to go to.
///
/// They recognize simultaneously with tap recognizers only (C185).
@MainActor
final class WebSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swipe = gestureRecognizer as? WebSwipeGestureRecognizer,
      let webView = swipe.view as? HeadlessWebView
    else { return false }
    return swipe.goesBack ? webView.canGoBack : webView.canGoForward
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}
#endif
