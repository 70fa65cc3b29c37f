#if HEADLESS
/// A container that shows one of many pages, turned by the user or the app.
///
/// Double-sided pages and page indicators are not modelled. The data source is asked for the
/// adjacent pages once, as soon as a page is at rest; UIKit asks when a drag begins.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// The style of a page transition.
  public enum TransitionStyle: Int, Sendable {
    /// Pages turn like those of a book.
    case pageCurl = 0
    /// Pages scroll.
    case scroll = 1
  }

  /// The axis of page navigation.
  public enum NavigationOrientation: Int, Sendable {
    /// Pages are arranged from left to right, or right to left.
    case horizontal = 0
    /// Pages are arranged from top to bottom.
    case vertical = 1
  }

  /// The direction of page navigation.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the previous page.
    case reverse = 1
  }

  /// The key of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of the key.
    public let rawValue: String
    /// Creates a key from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The spacing between pages in the scroll style, a number in pt.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// The object that responds to turns by the user; held weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// The object that provides the pages; held weakly.
  ///
  /// If nil, the user cannot turn pages (C174).
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if turn == nil { reloadNeighbors() } }
  }
  /// The style of page transitions.
  public let transitionStyle: TransitionStyle
  /// The axis of page navigation.
  public let navigationOrientation: NavigationOrientation

  /// The spacing between pages, in pt.
  let spacing: CGFloat
  var currentPage: UIViewController?
  var neighbors: (previous: UIViewController?, next: UIViewController?) = (nil, nil)
  /// The row of three pages; nil in the page curl style.
  var scrollView: PagingScrollView?
  var curlRecognizers: [UIGestureRecognizer] = []
  /// The turn in progress.
  var turn: PageTurn?
  var isRecentering = false
  private(set) var isVisible = false

  /// Creates a page view controller without pages.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    let spacing = options?[.interPageSpacing].flatMap { CGFloat(number: $0) } ?? 0
    self.spacing = style == .scroll ? max(0, spacing) : 0
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil; HeadlessUIKit does not support archiving.
  public required init?(coder: NSCoder) { nil }
  /// The current page; empty until one is set.
  open var viewControllers: [UIViewController]? { currentPage.map { [$0] } ?? [] }

  /// The recognizers that turn pages; none in the scroll style (C172).
  ///
  /// The page curl style has a pan and a tap, whose delegates the app may set (C173).
  open var gestureRecognizers: [UIGestureRecognizer] {
    loadViewIfNeeded()
    return curlRecognizers
  }

  /// False, because the controller sends appearance messages to its pages itself.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func loadView() {
    let pagerView = PagerView(frame: .zero)
    view = pagerView
    pagerView.pager = self
    pagerView.fillScreen()
    switch transitionStyle {
    case .scroll: addScrollView(to: pagerView)
    case .pageCurl:
      curlRecognizers = makeCurlRecognizers()
      for recognizer in curlRecognizers { pagerView.addGestureRecognizer(recognizer) }
    }
    layoutPages()
  }

  /// Sets the current page; if animated, the page enters from its side.
  ///
  /// Ignored for anything but one page, where UIKit raises. The completion closure is called when
  /// the animation ends.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else { return }
    loadViewIfNeeded()
    if turn != nil { finishTurn(isCompleted: false) }
    guard animated, let previous = currentPage, previous !== page, let scrollView, pageLength > 0,
      view.window?.headlessEngine != nil
    else {
      replaceCurrent(with: page)
      completion?(true)
      return
    }
    // The inset is removed because the new page need not be the data source's page at that side.
    let side = side(of: direction)
    scrollView.contentInset = .zero
    begin(
      PageTurn(
        page: page, previous: previous, side: side, completion: completion, isProgrammatic: true))
    scrollView.setContentOffset(offset(of: side), animated: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isVisible = true
    currentPage?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    currentPage?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    currentPage?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isVisible = false
    currentPage?.endAppearanceTransition()
  }
}

extension CGFloat {
  /// Creates a value from any number type that an option may hold.
  fileprivate init?(number: Any) {
    switch number {
    case let number as CGFloat: self = number
    case let number as Double: self.init(number)
    case let number as Int: self.init(number)
    case let number as NSNumber: self.init(number.doubleValue)
    default: return nil
    }
  }
}

/// Provides the pages of a page view controller.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// Returns the page before a page, or nil if it is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController?
  /// Returns the page after a page, or nil if it is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
  /// Would be asked for the number of dots, which the engine does not show. Optional.
  func presentationCount(for pageViewController: UIPageViewController) -> Int
  /// Would be asked for the current dot, which the engine does not show. Optional.
  func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
  /// The default implementation, which returns 0.
  public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
  /// The default implementation, which returns 0.
  public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Responds to page turns by the user.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn to a page.
  func pageViewController(
    _ pageViewController: UIPageViewController,
    willTransitionTo pendingViewControllers: [UIViewController])
  /// Called when a turn by the user ends; `completed` is whether the page changed.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  /// Default implementation; does nothing.
  public func pageViewController(_: UIPageViewController, willTransitionTo _: [UIViewController]) {}

  /// Default implementation; does nothing.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {}
}
#endif
