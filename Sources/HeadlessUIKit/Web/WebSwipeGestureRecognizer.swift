import Foundation

/// Goes back or forward among the pages of a web view (C185).
///
/// From iOS 26 it may begin away from the edge too, if no part of the page scrolls that way.
@MainActor
final class WebSwipeGestureRecognizer: UIScreenEdgePanGestureRecognizer {
  /// Whether it leads to the page before the present one.
  var leadsBack: Bool { edges == .left }

  private var sweepsContent: Bool {
    questions.version >= .iOS26 && questions.webContentSwipe == .defersToThePage
  }

  override func accepts(_ touch: UITouch) -> Bool { super.accepts(touch) || sweepsContent }

  /// Whether a swipe that ends here has come far or fast enough.
  var goesThrough: Bool {
    guard let view, view.bounds.width > 0 else { return false }
    let sign: CGFloat = leadsBack ? 1 : -1
    let speed = velocity(in: view).x * sign
    if abs(speed) >= EngineMetrics.popSpeed { return speed > 0 }
    return translation(in: view).x * sign >= view.bounds.width * EngineMetrics.popProgress
  }

  /// A part of the page that scrolls comes first (C185).
  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
    guard let webView = view as? HeadlessWebView, let scroller = other.view as? UIScrollView,
      scroller !== webView.scrollView, scroller.isDescendant(of: webView)
    else { return false }
    return other === scroller.panGestureRecognizer
  }
}

/// Lets a web view's swipes begin where there is a page to go to, and recognize together with taps
/// only (C185).
@MainActor
final class WebSwipeDelegate: NSObject, UIGestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let swipe = gestureRecognizer as? WebSwipeGestureRecognizer,
      let webView = swipe.view as? HeadlessWebView
    else { return false }
    return swipe.leadsBack ? webView.canGoBack : webView.canGoForward
  }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { otherGestureRecognizer is UITapGestureRecognizer }
}
