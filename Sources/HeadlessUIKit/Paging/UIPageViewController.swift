import Foundation

/// Shows one page of many, turned by a finger or the app.
///
/// Pages in pairs and page indicators are not modelled. The data source is asked for the
/// pages beside a page as soon as that is at rest, and once; UIKit asks when a drag begins.
@preconcurrency @MainActor
open class UIPageViewController: UIViewController {
  /// How a page is turned.
  public enum TransitionStyle: Int, Sendable {
    /// As the leaf of a book.
    case pageCurl = 0
    /// By scrolling.
    case scroll = 1
  }

  /// The axis along which pages lie.
  public enum NavigationOrientation: Int, Sendable {
    /// Beside each other.
    case horizontal = 0
    /// Below each other.
    case vertical = 1
  }

  /// The direction in which pages are turned, in the order of reading.
  public enum NavigationDirection: Int, Sendable {
    /// To the next page.
    case forward = 0
    /// To the page before.
    case reverse = 1
  }

  /// The name of an option.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The room between pages that scroll, a number in pt.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }

  /// Is told of the pages that a finger turns; kept weakly.
  open weak var delegate: (any UIPageViewControllerDelegate)?
  /// Names the pages; without one a finger turns none (C174). Kept weakly.
  open weak var dataSource: (any UIPageViewControllerDataSource)? {
    didSet { if turn == nil { askForNeighbours() } }
  }
  /// How a page is turned.
  public let transitionStyle: TransitionStyle
  /// The axis along which pages lie.
  public let navigationOrientation: NavigationOrientation

  /// The room between pages, in pt.
  let spacing: CGFloat
  var current: UIViewController?
  var neighbours: (previous: UIViewController?, next: UIViewController?) = (nil, nil)
  /// The row of three pages, in the scroll style.
  var scrollView: PagingScrollView?
  var curls: [UIGestureRecognizer] = []
  /// The turn that has begun and has not come to rest.
  var turn: PageTurn?
  var isRecentring = false
  private(set) var isShown = false

  /// Makes a controller without pages.
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

  /// Refuses: the engine reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// The page that is shown; none before one was set.
  open var viewControllers: [UIViewController]? { current.map { [$0] } ?? [] }

  /// The recognizers that turn pages: none in the scroll style (C172), a pan and a tap in the page
  /// curl style, whose delegates may be set (C173).
  open var gestureRecognizers: [UIGestureRecognizer] {
    loadViewIfNeeded()
    return curls
  }

  /// The controller tells its pages itself when they appear.
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }

  open override func loadView() {
    let pagerView = PagerView(frame: .zero)
    view = pagerView
    pagerView.pager = self
    switch transitionStyle {
    case .scroll: addScrollView(to: pagerView)
    case .pageCurl:
      curls = curlRecognizers()
      for recognizer in curls { pagerView.addGestureRecognizer(recognizer) }
    }
    layoutPages()
  }

  /// Shows a page; `animated`, it comes in from its side and `completion` is told at the end.
  ///
  /// Anything but one page is ignored, where UIKit raises.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    guard let page = viewControllers?.first, viewControllers?.count == 1 else { return }
    loadViewIfNeeded()
    if turn != nil { finishTurn(isCompleted: false) }
    guard animated, let previous = current, previous !== page, let scrollView, length > 0,
      view.window?.headlessEngine != nil
    else {
      replaceCurrent(with: page)
      completion?(true)
      return
    }
    // The side is set free: another page than the data source's may come in there.
    let side = side(of: direction)
    scrollView.contentInset = .zero
    begin(
      PageTurn(
        page: page, previous: previous, side: side, completion: completion, isProgrammatic: true))
    scrollView.setContentOffset(offset(of: side), animated: true)
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    current?.beginAppearanceTransition(true, animated: animated)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    current?.endAppearanceTransition()
  }

  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    current?.beginAppearanceTransition(false, animated: animated)
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    current?.endAppearanceTransition()
  }
}

extension CGFloat {
  /// Makes a number of whatever kind of number an option holds.
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
