#if HEADLESS
import Foundation

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
#endif
