import Foundation

// The row of three pages of the scroll style.
extension UIPageViewController {
  /// Lays the pages out to the size of the view.
  func layoutPages() {
    guard let scrollView else {
      current?.viewIfLoaded?.frame = view.bounds
      return
    }
    let bounds = view.bounds
    scrollView.frame =
      isHorizontal
      ? bounds.insetBy(dx: -spacing / 2, dy: 0) : bounds.insetBy(dx: 0, dy: -spacing / 2)
    scrollView.contentSize =
      isHorizontal
      ? CGSize(width: length * 3, height: bounds.height)
      : CGSize(width: bounds.width, height: length * 3)
    if turn != nil { finishTurn(isCompleted: false) } else { recentre() }
  }

  func addScrollView(to view: UIView) {
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

  func askForNeighbours() {
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
  func recentre() {
    guard let current else { return }
    place(current, at: 0)
    limitScrolling()
    isRecentring = true
    scrollView?.setContentOffset(offset(of: 0), animated: false)
    isRecentring = false
  }

  func place(_ page: UIViewController, at side: Int) {
    let room = isHorizontal ? CGPoint(x: spacing / 2, y: 0) : CGPoint(x: 0, y: spacing / 2)
    page.view.frame = CGRect(
      origin: scrollView == nil ? .zero : offset(of: side) + room, size: view.bounds.size)
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
    let place = length * CGFloat(1 + side)
    return isHorizontal ? CGPoint(x: place, y: 0) : CGPoint(x: 0, y: place)
  }

  func along(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }

  /// The size of a page and of the room beside it along the row, in pt.
  var length: CGFloat { (isHorizontal ? view.bounds.width : view.bounds.height) + spacing }

  var isHorizontal: Bool { navigationOrientation == .horizontal }
}
