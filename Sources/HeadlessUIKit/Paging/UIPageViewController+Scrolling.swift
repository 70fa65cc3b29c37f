#if HEADLESS
// The row of three pages of the scroll style.
extension UIPageViewController {
  /// Lays out the pages for the view's size.
  func layoutPages() {
    guard let scrollView else {
      currentPage?.viewIfLoaded?.frame = view.bounds
      return
    }
    let bounds = view.bounds
    scrollView.frame =
      isHorizontal
      ? bounds.insetBy(dx: -spacing / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -spacing / 2)
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: pageLength * 3, height: bounds.height)
      : CGSize(width: bounds.width, height: pageLength * 3)
    if turn != nil { finishTurn(isCompleted: false) } else { recenter() }
  }

  func addScrollView(to view: UIView) {
    let scrollView = PagingScrollView(frame: view.bounds)
    scrollView.isPagingEnabled = true
    scrollView.alwaysBounceHorizontal = isHorizontal
    scrollView.alwaysBounceVertical = !isHorizontal
    scrollView.pager = self
    scrollView.panGestureRecognizer.observeActions { [weak self] pan in
      if pan.state == .ended || pan.state == .cancelled { self?.scheduleRestCheck() }
    }
    view.addSubview(scrollView)
    self.scrollView = scrollView
    reloadNeighbors()
  }

  func reloadNeighbors() {
    neighbors = (nil, nil)
    if let currentPage, let dataSource {
      neighbors = (
        dataSource.pageViewController(self, viewControllerBefore: currentPage),
        dataSource.pageViewController(self, viewControllerAfter: currentPage)
      )
    }
    for recognizer in curlRecognizers { recognizer.isEnabled = dataSource != nil }
    scrollView?.isScrollEnabled = dataSource != nil
    updateContentInset()
  }

  /// Prevents scrolling towards a side without a page.
  private func updateContentInset() {
    guard let scrollView else { return }
    let start = page(direction(to: -1)) == nil ? -pageLength : 0
    let end = page(direction(to: 1)) == nil ? -pageLength : 0
    scrollView.contentInset =
      isHorizontal
      ? UIEdgeInsets(top: 0, left: start, bottom: 0, right: end)
      : UIEdgeInsets(top: start, left: 0, bottom: end, right: 0)
  }

  /// Moves the current page to the middle of the row and scrolls there (C175).
  func recenter() {
    guard let currentPage else { return }
    layOut(currentPage, at: 0)
    updateContentInset()
    isRecentering = true
    scrollView?.setContentOffset(offset(of: 0), animated: false)
    isRecentering = false
  }

  func layOut(_ page: UIViewController, at side: Int) {
    let inset = isHorizontal ? CGPoint(x: spacing / 2, y: 0) : CGPoint(x: 0, y: spacing / 2)
    page.view.frame = CGRect(
      origin: scrollView == nil ? .zero : offset(of: side) + inset, size: view.bounds.size)
    guard page.view.superview !== (scrollView ?? view) else { return }
    (scrollView ?? view).addSubview(page.view)
  }

  func side(of direction: NavigationDirection) -> Int {
    let isMirrored =
      isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      && view.window?.headlessEngine?.questions.pagerMirroring != .staysPhysical
    return (direction == .forward) != isMirrored ? 1 : -1
  }

  func offset(of side: Int) -> CGPoint {
    let position = pageLength * CGFloat(1 + side)
    return isHorizontal ? CGPoint(x: position, y: 0) : CGPoint(x: 0, y: position)
  }

  func axisValue(of point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  /// The extent of a page and its spacing along the row, in pt.
  var pageLength: CGFloat { (isHorizontal ? view.bounds.width : view.bounds.height) + spacing }

  var isHorizontal: Bool { navigationOrientation == .horizontal }
}

/// A scroll view with a row of three pages, which shows the middle one at rest (C175).
///
/// Paging does not depend on its delegate, so the app may set one, as in UIKit.
@MainActor
final class PagingScrollView: UIScrollView {
  @BackReference var pager: UIPageViewController?

  override func contentOffsetDidChange() {
    super.contentOffsetDidChange()
    pager?.scrollViewDidMove()
  }

  /// A touch may have stopped a turn before any movement.
  override func animationEnded() {
    super.animationEnded()
    pager?.scheduleRestCheck()
  }
}

/// The view of a page view controller.
@MainActor
final class PagerView: UIView {
  @BackReference var pager: UIPageViewController?
  private var laidOutSize: CGSize?

  /// Lays out the pages only for a new size; adding a page must not repeat the layout.
  override func layoutSubviews() {
    super.layoutSubviews()
    guard bounds.size != laidOutSize else { return }
    laidOutSize = bounds.size
    pager?.layoutPages()
  }
}
#endif
