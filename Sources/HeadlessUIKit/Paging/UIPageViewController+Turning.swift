#if HEADLESS
/// A transition from one page to another.
@MainActor
struct PageTurn {
  let page: UIViewController
  let previous: UIViewController
  /// The side at which the page enters the row of three pages: -1 for its start, 1 for its end.
  let side: Int
  /// Called when a turn started by the app ends; nil for a turn started by the user.
  let completion: ((Bool) -> Void)?
  /// Whether the app started the turn.
  let isProgrammatic: Bool
}

extension UIPageViewController {
  /// Returns the page that follows the current one in a direction.
  func page(_ direction: NavigationDirection) -> UIViewController? {
    direction == .forward ? neighbors.next : neighbors.previous
  }

  /// Returns the navigation direction towards a side of the row.
  func direction(to side: Int) -> NavigationDirection {
    side == self.side(of: .forward) ? .forward : .reverse
  }

  /// Begins a turn to the page at a side, if there is one.
  ///
  /// A user's turn to the other side is cancelled first; a turn by the app continues instead.
  func beginTurn(to side: Int) {
    if let turn {
      guard turn.side != side, !turn.isProgrammatic else { return }
      cancelTurn(turn)
      self.turn = nil
    }
    guard let previous = currentPage, let page = page(direction(to: side)) else { return }
    delegate?.pageViewController(self, willTransitionTo: [page])
    begin(
      PageTurn(page: page, previous: previous, side: side, completion: nil, isProgrammatic: false))
  }

  /// Ends the current turn at its page, or at the previous page if it is not completed.
  func finishTurn(isCompleted: Bool) {
    guard let turn else {
      recenter()
      return
    }
    self.turn = nil
    if isCompleted {
      completeTurn(turn.page, replacing: turn.previous)
    } else {
      cancelTurn(turn)
    }
    recenter()
    if turn.isProgrammatic {
      turn.completion?(isCompleted)
    } else {
      delegate?.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: [turn.previous],
        transitionCompleted: isCompleted)
    }
  }

  /// Begins a turn while the user drags a page in, and ends a turn at rest.
  func scrollViewDidMove() {
    guard let scrollView, !isRecentering, pageLength > 0 else { return }
    let displacement = axisValue(of: scrollView.contentOffset) - pageLength
    // Overshoot during deceleration begins no turn.
    if scrollView.isDragging, displacement != 0 { beginTurn(to: displacement < 0 ? -1 : 1) }
    scheduleRestCheck()
  }

  /// Checks for rest after the current event, when the scroll view's state is final.
  func scheduleRestCheck() {
    guard let clock = view.window?.headlessEngine?.clock else {
      finishTurnAtRest()
      return
    }
    clock.schedule(after: 0) { [weak self] in self?.finishTurnAtRest() }
  }

  private func finishTurnAtRest() {
    guard let scrollView, let turn, !scrollView.isDragging, !scrollView.isDecelerating else {
      return
    }
    let position = axisValue(of: scrollView.contentOffset)
    let isAtPage = abs(position - axisValue(of: offset(of: turn.side))) < 0.5
    let isAnimating = turn.isProgrammatic && scrollView.isScrollAnimating
    let isAtPreviousPage = abs(position - pageLength) < 0.5 && !isAnimating
    if isAtPage || isAtPreviousPage { finishTurn(isCompleted: isAtPage) }
  }

  func begin(_ turn: PageTurn) {
    self.turn = turn
    addChild(turn.page)
    layOut(turn.page, at: turn.side)
    guard isVisible else { return }
    turn.page.beginAppearanceTransition(true, animated: true)
    turn.previous.beginAppearanceTransition(false, animated: true)
  }

  private func completeTurn(_ page: UIViewController, replacing previous: UIViewController) {
    currentPage = page
    if isVisible {
      previous.endAppearanceTransition()
      page.endAppearanceTransition()
    }
    removePage(previous)
    page.didMove(toParent: self)
    reloadNeighbors()
  }

  private func cancelTurn(_ turn: PageTurn) {
    if isVisible {
      turn.page.beginAppearanceTransition(false, animated: true)
      turn.previous.beginAppearanceTransition(true, animated: true)
      turn.page.endAppearanceTransition()
      turn.previous.endAppearanceTransition()
    }
    removePage(turn.page)
  }

  func replaceCurrent(with page: UIViewController) {
    guard page !== currentPage else {
      reloadNeighbors()
      return
    }
    let previous = currentPage
    currentPage = page
    addChild(page)
    layOut(page, at: 0)
    if isVisible {
      previous?.beginAppearanceTransition(false, animated: false)
      page.beginAppearanceTransition(true, animated: false)
      previous?.endAppearanceTransition()
      page.endAppearanceTransition()
    }
    if let previous { removePage(previous) }
    page.didMove(toParent: self)
    reloadNeighbors()
    recenter()
  }

  private func removePage(_ page: UIViewController) {
    page.willMove(toParent: nil)
    page.viewIfLoaded?.removeFromSuperview()
    page.removeFromParent()
  }
}
#endif
