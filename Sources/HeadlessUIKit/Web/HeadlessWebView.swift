#if HEADLESS
/// A view that responds to touches like a web view; not part of UIKit.
///
/// It stands for `WKWebView` and uses the names of its documented members (C103, C185, C186).
///
/// ``scrollView`` scrolls the page. Scrollable elements of the page are views that no API exposes,
/// and a recognizer of the page recognizes its clicks.
@preconcurrency @MainActor
open class HeadlessWebView: UIView {
  /// The scroll view that scrolls the page, public as in `WKWebView` (C186).
  public let scrollView = UIScrollView()
  /// Whether swipes navigate back and forward in the list of visited pages; false by default
  /// (C185).
  open var allowsBackForwardNavigationGestures = false {
    didSet {
      guard allowsBackForwardNavigationGestures != oldValue else { return }
      for swipe in swipes {
        if allowsBackForwardNavigationGestures {
          addGestureRecognizer(swipe)
        } else {
          removeGestureRecognizer(swipe)
        }
      }
    }
  }
  /// The URL of the current page.
  open var url: URL? { history.indices.contains(currentIndex) ? history[currentIndex] : nil }
  /// Whether there is a page to go back to.
  open var canGoBack: Bool { currentIndex > 0 }
  /// Whether there is a page to go forward to.
  open var canGoForward: Bool { currentIndex + 1 < history.count }
  /// The number of clicks that the page has recognized; not part of `WKWebView`.
  open private(set) var headlessClicks = 0

  private let page = UIView()
  private let swipeDelegate = WebSwipeDelegate()
  private var swipes: [WebSwipeGestureRecognizer] = []
  private var history: [URL] = []
  private var currentIndex = 0

  /// Creates a web view without a page, with a frame in its superview's coordinates, in pt.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    scrollView.frame = bounds
    page.frame = bounds
    scrollView.contentSize = bounds.size
    addSubview(scrollView)
    scrollView.addSubview(page)
    addClick()
    swipes = [makeSwipe(from: .left), makeSwipe(from: .right)]
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }

  /// Resizes the scroll view to the bounds and the page to at least that size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let size = scrollView.contentSize
    page.frame = CGRect(
      x: 0, y: 0, width: max(size.width, bounds.width), height: max(size.height, bounds.height))
  }

  /// Loads a page and removes the pages forward of the current one from the list.
  open func load(_ url: URL) {
    history.removeSubrange(min(currentIndex + 1, history.count)...)
    history.append(url)
    currentIndex = history.count - 1
  }

  /// Goes to the previous page; ignored if there is none.
  open func goBack() {
    if canGoBack { currentIndex -= 1 }
  }

  /// Goes to the next page; ignored if there is none.
  open func goForward() {
    if canGoForward { currentIndex += 1 }
  }

  /// Adds a scrollable element with a pan recognizer to the page (C186); not part of `WKWebView`.
  ///
  /// - Parameters:
  ///   - frame: The element's frame on the page, in pt.
  ///   - contentSize: The size of its scrollable content, in pt.
  open func headlessAddScroller(frame: CGRect, contentSize: CGSize) {
    let scroller = UIScrollView(frame: frame)
    scroller.contentSize = contentSize
    page.addSubview(scroller)
  }

  private func addClick() {
    let click = WebClickGestureRecognizer()
    click.webView = self
    click.observeActions { [weak self] _ in self?.headlessClicks += 1 }
    page.addGestureRecognizer(click)
  }

  private func makeSwipe(from edge: UIRectEdge) -> WebSwipeGestureRecognizer {
    let swipe = WebSwipeGestureRecognizer()
    swipe.edges = edge
    swipe.delegate = swipeDelegate
    swipe.observeActions { [weak self, unowned swipe] _ in
      guard let self, swipe.state == .ended, swipe.completesNavigation else { return }
      if swipe.goesBack { goBack() } else { goForward() }
    }
    return swipe
  }
}

/// Recognizes the clicks of a page, which recognizers outside the page may block (C103).
///
/// A recognizer that delays touches blocks clicks until it fails. Whether a web view evaluates this
/// anew or caches what it found when the touch began is open (``UIKitBehavior/webBlocking``).
@MainActor
final class WebClickGestureRecognizer: UITapGestureRecognizer {
  weak var webView: HeadlessWebView?
  private var isBlocked = false

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard questions.webBlocking == .readOncePerSequence else { return }
    for touch in touches {
      for other in touch.gestureRecognizers ?? [] where isBlocking(other) { isBlocked = true }
    }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    if isBlocked { state = .failed } else { super.touchesEnded(touches, with: event) }
  }

  override func reset() {
    super.reset()
    isBlocked = false
  }

  override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool { isBlocking(other) }

  /// Whether a recognizer is outside the page and delays touches.
  private func isBlocking(_ other: UIGestureRecognizer) -> Bool {
    guard other.delaysTouchesBegan, !(other is TouchDelayRecognizer), let webView,
      let view = other.view
    else { return false }
    return view === webView || !view.isDescendant(of: webView)
  }
}

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
