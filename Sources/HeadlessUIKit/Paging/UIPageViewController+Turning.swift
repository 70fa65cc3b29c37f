import Foundation

extension UIPageViewController {
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

  /// Follows the row of pages: one that is drawn in is to be turned to, and what has come to rest is
  /// done.
  func pagesMoved() {
    guard let scrollView, !isRecentring, length > 0 else { return }
    let shift = along(scrollView.contentOffset) - length
    // What swings past its place by itself turns to nothing.
    if scrollView.isDragging, shift != 0 { beginTurn(to: shift < 0 ? -1 : 1) }
    checkForRestSoon()
  }

  /// Looks whether pages rest once the scroll view is done with the present moment.
  func checkForRestSoon() {
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
    let isUnderway = turn.isProgrammatic && scrollView.isScrollAnimating
    let isBack = abs(place - length) < 0.5 && !isUnderway
    if isThere || isBack { finishTurn(isCompleted: isThere) }
  }

  func begin(_ turn: PageTurn) {
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

  func replaceCurrent(with page: UIViewController) {
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
}
