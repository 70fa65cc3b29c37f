import Foundation

/// Shows one page of many, turned by a finger or the app.
///
/// Pages in pairs, page indicators and options are not modelled. The data source is asked for the
/// pages beside a page as soon as that is at rest, and once; UIKit asks when a drag begins.
@MainActor
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

  /// A name of an option; the engine heeds none.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// Makes a name.
    public init(rawValue: String) { self.rawValue = rawValue }
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

  private var current: UIViewController?
  private var neighbours: (previous: UIViewController?, next: UIViewController?) = (nil, nil)
  private var scrollView: PagingScrollView?
  private var curls: [UIGestureRecognizer] = []
  private var isShown = false
  private var isRecentring = false
  private(set) var turn: PageTurn?

  /// Makes a controller without pages; the engine heeds no options.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
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

  /// The page beside the present one in a direction, if there is one.
  func page(_ direction: NavigationDirection) -> UIViewController? {
    direction == .forward ? neighbours.next : neighbours.previous
  }

  /// The direction that leads to a side of the row of pages.
  func direction(to side: Int) -> NavigationDirection {
    side == self.side(of: .forward) ? .forward : .reverse
  }

  /// Begins to turn to the page at a side, if there is one; another that was begun is taken back.
  func beginTurn(to side: Int) {
    if let turn {
      guard turn.side != side, !turn.isProgrammatic else { return }
      takeBack(turn)
      self.turn = nil
    }
    guard let previous = current, let page = page(direction(to: side)) else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(
      PageTurn(page: page, previous: previous, side: side, completion: nil, isProgrammatic: false))
  }

  /// Ends the turn that was begun, on its page or on the one before.
  func finishTurn(isCompleted: Bool) {
    guard let turn else {
      recentre()
      return
    }
    self.turn = nil
    if isCompleted {
      adopt(turn.page, insteadOf: turn.previous)
    } else {
      takeBack(turn)
    }
    recentre()
    if turn.isProgrammatic {
      turn.completion?(isCompleted)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [turn.previous],
        transitionCompleted: isCompleted)
    }
  }

  /// Lays the pages out to the size of the view.
  func layoutPages() {
    guard let scrollView else {
      current?.viewIfLoaded?.frame = view.bounds
      return
    }
    scrollView.frame = view.bounds
    let size = view.bounds.size
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: size.width * 3, height: size.height)
      : CGSize(width: size.width, height: size.height * 3)
    if turn != nil { finishTurn(isCompleted: false) } else { recentre() }
  }

  /// Follows the row of pages: one that is drawn in is to be turned to, and what has come to rest is
  /// done.
  func pagesMoved() {
    guard let scrollView, !isRecentring, length > 0 else { return }
    let shift = along(scrollView.contentOffset) - length
    // What swings past its place by itself turns to nothing.
    if scrollView.isDragging, shift != 0 { beginTurn(to: shift < 0 ? -1 : 1) }
    checkForRestSoon()
  }

  private func addScrollView(to view: UIView) {
    let scrollView = PagingScrollView(frame: view.bounds)
    scrollView.isPagingEnabled = true
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
    scrollView.pager = self
    scrollView.panGestureRecognizer.observeActions { [weak self] pan in
      if pan.state == .ended || pan.state == .cancelled { self?.checkForRestSoon() }
    }
    view.addSubview(scrollView)
    self.scrollView = scrollView
    askForNeighbours()
  }

  /// Looks whether pages rest once the scroll view is done with the present moment.
  private func checkForRestSoon() {
    guard let clock = view.window?.headlessEngine?.clock else {
      checkForRest()
      return
    }
    clock.schedule(after: 0) { [weak self] in self?.checkForRest() }
  }

  private func checkForRest() {
    guard let scrollView, let turn, !scrollView.isDragging, !scrollView.isDecelerating else {
      return
    }
    let place = along(scrollView.contentOffset)
    let isThere = abs(place - along(offset(of: turn.side))) < 0.5
    let isBack = abs(place - length) < 0.5 && !turn.isProgrammatic
    if isThere || isBack { finishTurn(isCompleted: isThere) }
  }

  private func begin(_ turn: PageTurn) {
    self.turn = turn
    addChild(turn.page)
    place(turn.page, at: turn.side)
    guard isShown else { return }
    turn.page.beginAppearanceTransition(true, animated: true)
    turn.previous.beginAppearanceTransition(false, animated: true)
  }

  private func adopt(_ page: UIViewController, insteadOf previous: UIViewController) {
    current = page
    if isShown {
      previous.endAppearanceTransition()
      page.endAppearanceTransition()
    }
    dismiss(previous)
    page.didMove(toParent: self)
    askForNeighbours()
  }

  private func takeBack(_ turn: PageTurn) {
    if isShown {
      turn.page.beginAppearanceTransition(false, animated: true)
      turn.previous.beginAppearanceTransition(true, animated: true)
      turn.page.endAppearanceTransition()
      turn.previous.endAppearanceTransition()
    }
    dismiss(turn.page)
  }

  private func replaceCurrent(with page: UIViewController) {
    guard page !== current else {
      askForNeighbours()
      return
    }
    let previous = current
    current = page
    addChild(page)
    place(page, at: 0)
    if isShown {
      previous?.beginAppearanceTransition(false, animated: false)
      page.beginAppearanceTransition(true, animated: false)
      previous?.endAppearanceTransition()
      page.endAppearanceTransition()
    }
    if let previous { dismiss(previous) }
    page.didMove(toParent: self)
    askForNeighbours()
    recentre()
  }

  private func dismiss(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }

  private func askForNeighbours() {
    neighbours = (nil, nil)
    if let current, let dataSource {
      neighbours = (
        dataSource.pageViewController(self, viewControllerBefore: current),
        dataSource.pageViewController(self, viewControllerAfter: current)
      )
    }
    for curl in curls { curl.isEnabled = dataSource != nil }
    scrollView?.isScrollEnabled = dataSource != nil
    limitScrolling()
  }

  /// Keeps the row from being drawn to a side at which there is no page.
  private func limitScrolling() {
    guard let scrollView else { return }
    let start = page(direction(to: -1)) == nil ? -length : 0
    let end = page(direction(to: 1)) == nil ? -length : 0
    scrollView.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  /// Puts the present page in the middle and the row back under it (C175).
  private func recentre() {
    guard let current else { return }
    place(current, at: 0)
    limitScrolling()
    isRecentring = true
    scrollView?.setContentOffset(offset(of: 0), animated: false)
    isRecentring = false
  }

  private func place(_ page: UIViewController, at side: Int) {
    page.view.frame = CGRect(
      origin: scrollView == nil ? .zero : offset(of: side), size: view.bounds.size)
    guard page.view.superview !== (scrollView ?? view) else { return }
    (scrollView ?? view).addSubview(page.view)
  }

  private func side(of direction: NavigationDirection) -> Int {
    let isMirrored =
      isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && view.window?.headlessEngine?.questions.pagerMirroring != .staysPhysical
    return (direction == .forward) != isMirrored ? 1 : -1
  }

  private func offset(of side: Int) -> CGPoint {
    let place = length * CGFloat(1 + side)
    return isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
  }

  private func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  /// The size of a page along the row, in pt.
  private var length: CGFloat { isHorizontal ? view.bounds.width : view.bounds.height }

  var isHorizontal: Bool { navigationOrientation == .horizontal }
}
