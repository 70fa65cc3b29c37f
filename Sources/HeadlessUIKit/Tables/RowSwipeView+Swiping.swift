#if HEADLESS
extension RowSwipeView {
  /// Returns whether a drag at a point would open or close a row.
  ///
  /// A drag cannot move a row that is settling (C179).
  func canSwipe(at point: CGPoint, rightwards: Bool) -> Bool {
    guard let path = swipeableRow(at: point) else { return false }
    guard let swipe = rowSwipe else { return actions(of: path, rightwards: rightwards) != nil }
    return swipe.settlingTimer == nil && swipe.path == path
  }

  /// Adds the pan that swipes rows. Scrolling closes an open row.
  func addRowSwipePan() {
    let pan = RowSwipePanGestureRecognizer()
    pan.rows = self
    pan.observeActions { [weak self, unowned pan] _ in self?.rowSwipeDidChange(pan) }
    addGestureRecognizer(pan)
    panGestureRecognizer.observeActions { [weak self] pan in
      if pan.state == .began { self?.closeSwipedRow() }
    }
  }

  func rowSwipeDidChange(_ pan: RowSwipePanGestureRecognizer) {
    let movement = pan.translation(in: self).x
    switch pan.state {
    case .began:
      // The first translation may be zero (C105), unlike the distance from where the touch landed.
      let start = pan.start ?? pan.location(in: self)
      beginRowSwipe(at: start, rightwards: pan.location(in: self).x >= start.x)
      updateRowSwipe(movement)
    case .changed: updateRowSwipe(movement)
    case .ended: endRowSwipe(velocity: pan.velocityAtLift(in: self).x)
    case .cancelled: endRowSwipe(velocity: 0)
    default: break
    }
  }

  /// Closes the open row, if there is one.
  func closeSwipedRow() {
    guard let rowSwipe, rowSwipe.settlingTimer == nil else { return }
    settle(rowSwipe, to: 0)
  }

  /// Closes the swiped row immediately, without animation.
  func removeRowSwipe() {
    guard let swipe = rowSwipe else { return }
    swipe.end()
    rowSwipe = nil
    rowDidClose(at: swipe.path)
  }

  /// Opens a row at its trailing side to show actions, without a swipe.
  func openRow(at path: IndexPath, showing configuration: UISwipeActionsConfiguration) {
    guard rowSwipe?.settlingTimer == nil, let cell = swipeableCell(at: path) else { return }
    removeRowSwipe()
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let swipe = beginSwipe(
      RowSwipe(path: path, cell: cell, opensRightwards: isMirrored, configuration: configuration))
    settle(swipe, to: swipe.width)
  }

  /// Returns whether a drag would open or close a row, so that the content pop must not begin
  /// (C178).
  ///
  /// Whether a row with actions only on the other side counts too is an open question
  /// (``UIKitBehavior/rowsAndContentPop``).
  func protectsRows(_ touch: UITouch, dragged direction: UISwipeGestureRecognizer.Direction) -> Bool
  {
    let point = touch.landing(in: self)
    let isRightwards = direction == .right
    if canSwipe(at: point, rightwards: isRightwards) { return true }
    return canSwipe(at: point, rightwards: !isRightwards)
      && window?.headlessEngine?.questions.rowsAndContentPop == .withAnyActions
  }

  private func beginRowSwipe(at point: CGPoint, rightwards: Bool) {
    if let rowSwipe {
      rowSwipe.start = rowSwipe.opening
      return
    }
    guard let path = swipeableRow(at: point), let cell = swipeableCell(at: path),
      let configuration = actions(of: path, rightwards: rightwards)
    else { return }
    beginSwipe(
      RowSwipe(
        path: path, cell: cell, opensRightwards: rightwards, configuration: configuration))
  }

  @discardableResult
  private func beginSwipe(_ swipe: RowSwipe) -> RowSwipe {
    rowWillOpen(at: swipe.path)
    swipe.addButtons { [weak self, weak swipe] action, view in
      if let swipe { self?.perform(action, from: view, of: swipe) }
    }
    rowSwipe = swipe
    return swipe
  }

  private func updateRowSwipe(_ movement: CGFloat) {
    guard let rowSwipe, rowSwipe.settlingTimer == nil else { return }
    rowSwipe.opening = rowSwipe.start + rowSwipe.opening(of: movement)
  }

  private func endRowSwipe(velocity: CGFloat) {
    guard let swipe = rowSwipe, swipe.settlingTimer == nil else { return }
    let speed = swipe.opening(of: velocity)
    let isFullSwipe = swipe.opening >= swipe.cell.bounds.width * EngineMetrics.fullSwipeFraction
    if swipe.configuration.performsFirstActionWithFullSwipe, isFullSwipe,
      let first = swipe.configuration.actions.first
    {
      settle(swipe, to: swipe.width)
      perform(first, from: swipe.buttons.subviews.first ?? swipe.buttons, of: swipe)
    } else if abs(speed) >= EngineMetrics.rowSwipeSpeed {
      settle(swipe, to: speed > 0 ? swipe.width : 0)
    } else {
      settle(swipe, to: swipe.opening >= swipe.width / 2 ? swipe.width : 0)
    }
  }

  /// Moves the row to its resting position.
  ///
  /// The views move immediately (C012); drags can move the row again after the settling time.
  private func settle(_ swipe: RowSwipe, to opening: CGFloat) {
    swipe.opening = opening
    swipe.settlingTimer?.cancel()
    guard let clock = window?.headlessEngine?.clock else {
      if opening == 0 { removeRowSwipe() }
      return
    }
    swipe.settlingTimer = clock.schedule(after: EngineMetrics.rowSettling) {
      [weak self, weak swipe] in
      guard let self, let swipe, rowSwipe === swipe else { return }
      swipe.settlingTimer = nil
      if swipe.opening == 0 { removeRowSwipe() }
    }
  }

  private func perform(_ action: UIContextualAction, from view: UIView, of swipe: RowSwipe) {
    action.handler(action, view) { [weak self, weak swipe] _ in
      guard let self, let swipe, rowSwipe === swipe else { return }
      settle(swipe, to: 0)
    }
  }

  /// Returns the actions that a drag reveals; leading and trailing swap sides right to left (C245).
  private func actions(
    of path: IndexPath, rightwards: Bool
  ) -> UISwipeActionsConfiguration? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration = swipeActions(of: path, leading: rightwards != isMirrored)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }
}
#endif
