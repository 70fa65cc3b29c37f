import Foundation

extension UITableView {
  /// Whether a drag that begins at a point of the table opens or closes a row.
  ///
  /// A row that settles is not taken hold of: the drag is left to others (C179).
  func maySwipe(at point: CGPoint, rightwards: Bool) -> Bool {
    guard let path = indexPathForRow(at: point) else { return false }
    guard let swipe = rowSwipe else { return actions(of: path, rightwards: rightwards) != nil }
    return swipe.settling == nil && swipe.path == path
  }

  func rowSwipeActed(_ pan: RowSwipePanGestureRecognizer) {
    let movement = pan.translation(in: self).x
    switch pan.state {
    case .began:
      // The first translation may be zero (C105): the way from where the finger landed is not.
      let start = pan.start ?? pan.location(in: self)
      take(at: start, rightwards: pan.location(in: self).x >= start.x)
      follow(movement)
    case .changed: follow(movement)
    case .ended: letGo(velocity: pan.velocityAtLift(in: self).x)
    case .cancelled: letGo(velocity: 0)
    default: break
    }
  }

  /// Closes the row that lies open, if there is one.
  func closeSwipedRow() {
    guard let rowSwipe, rowSwipe.settling == nil else { return }
    settle(rowSwipe, to: 0)
  }

  /// Puts a row that was swiped back at once.
  func forgetRowSwipe() {
    rowSwipe?.end()
    rowSwipe = nil
  }

  private func take(at point: CGPoint, rightwards: Bool) {
    if let rowSwipe {
      rowSwipe.start = rowSwipe.opening
      return
    }
    guard let path = indexPathForRow(at: point), let cell = cellForRow(at: path),
      let configuration = actions(of: path, rightwards: rightwards)
    else { return }
    let swipe = RowSwipe(
      path: path, cell: cell, opensRightwards: rightwards, configuration: configuration)
    swipe.addButtons { [weak self, weak swipe] action, view in
      if let swipe { self?.perform(action, from: view, of: swipe) }
    }
    rowSwipe = swipe
  }

  private func follow(_ movement: CGFloat) {
    guard let rowSwipe, rowSwipe.settling == nil else { return }
    rowSwipe.opening = rowSwipe.start + rowSwipe.opening(of: movement)
  }

  private func letGo(velocity: CGFloat) {
    guard let swipe = rowSwipe, swipe.settling == nil else { return }
    let speed = swipe.opening(of: velocity)
    let reachesAcross = swipe.opening >= swipe.cell.bounds.width * EngineMetrics.fullSwipeShare
    if swipe.configuration.performsFirstActionWithFullSwipe, reachesAcross,
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

  /// Goes to where the row rests: its views are there at once (C012), and a finger can take hold of
  /// it a little later.
  private func settle(_ swipe: RowSwipe, to opening: CGFloat) {
    swipe.opening = opening
    swipe.settling?.cancel()
    guard let clock = window?.headlessEngine?.clock else {
      if opening == 0 { forgetRowSwipe() }
      return
    }
    swipe.settling = clock.schedule(after: EngineMetrics.rowSettling) { [weak self, weak swipe] in
      guard let self, let swipe, rowSwipe === swipe else { return }
      swipe.settling = nil
      if swipe.opening == 0 { forgetRowSwipe() }
    }
  }

  private func perform(_ action: UIContextualAction, from view: UIView, of swipe: RowSwipe) {
    action.handler(action, view) { [weak self, weak swipe] _ in
      guard let self, let swipe, rowSwipe === swipe else { return }
      settle(swipe, to: 0)
    }
  }

  /// The actions that a drag in a direction opens: leading and trailing swap sides (C245).
  private func actions(
    of path: IndexPath, rightwards: Bool
  ) -> UISwipeActionsConfiguration? {
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let configuration =
      rightwards != isMirrored
      ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    return configuration?.actions.isEmpty == false ? configuration : nil
  }
}
