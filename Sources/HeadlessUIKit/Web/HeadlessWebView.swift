import Foundation

/// A view that behaves as a web view does under fingers. Not UIKit's: it stands for `WKWebView`, whose
/// members it names where they are documented (C103, C185, C186).
///
/// Its page scrolls in ``scrollView``. Parts of the page that scroll by themselves are views that no
/// API leads to, and a click of the page is heard by a recognizer of the page.
@preconcurrency @MainActor
open class HeadlessWebView: UIView {
  /// The scroll view that moves the page, as public as `WKWebView`'s (C186).
  public let scrollView = UIScrollView()
  /// Whether swipes go back and forward in the list of visited pages (C185); off at first.
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
  /// The address of the page that shows.
  open var url: URL? { visited.indices.contains(place) ? visited[place] : nil }
  /// Whether a page was visited before the present one.
  open var canGoBack: Bool { place > 0 }
  /// Whether the user went back from a page.
  open var canGoForward: Bool { place + 1 < visited.count }
  /// How many clicks the page has heard. Not `WKWebView`'s.
  open private(set) var headlessClicks = 0

  private let page = UIView()
  private let swipeDelegate = WebSwipeDelegate()
  private var swipes: [WebSwipeGestureRecognizer] = []
  private var visited: [URL] = []
  private var place = 0

  /// Makes a web view without a page, with a frame in its superview's coordinates, in pt.
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

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Fills the web view with the page's scroll view; the page is at least as large.
  open override func layoutSubviews() {
    super.layoutSubviews()
    scrollView.frame = bounds
    let size = scrollView.contentSize
    page.frame = CGRect(
      x: 0, y: 0, width: max(size.width, bounds.width), height: max(size.height, bounds.height))
  }

  /// Shows a page; those that the user went back from are forgotten.
  open func load(_ url: URL) {
    visited.removeSubrange(min(place + 1, visited.count)...)
    visited.append(url)
    place = visited.count - 1
  }

  /// Shows the page visited before; without one nothing happens.
  open func goBack() {
    if canGoBack { place -= 1 }
  }

  /// Shows the page that the user went back from; without one nothing happens.
  open func goForward() {
    if canGoForward { place += 1 }
  }

  /// Puts a part on the page that scrolls by itself, a view with its own pan (C186). Not `WKWebView`'s.
  ///
  /// - Parameters:
  ///   - frame: The place on the page, in pt.
  ///   - contentSize: The size of what scrolls in it, in pt.
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
      guard let self, swipe.state == .ended, swipe.goesThrough else { return }
      if swipe.leadsBack { goBack() } else { goForward() }
    }
    return swipe
  }
}
