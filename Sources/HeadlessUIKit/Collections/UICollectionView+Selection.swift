#if HEADLESS
extension UICollectionView {
  /// The selected items in the order of their selection, or nil if there are none.
  public var indexPathsForSelectedItems: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

  /// Selects an item, or none if nil, without calling the delegate.
  public func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
  ) {
    if !allowsMultipleSelection || indexPath == nil {
      for path in selectedPaths { deselectItem(at: path, animated: animated) }
    }
    guard let indexPath, hasItem(at: indexPath), !selectedPaths.contains(indexPath) else { return }
    selectedPaths.append(indexPath)
    cellForItem(at: indexPath)?.isSelected = true
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects an item without calling the delegate.
  public func deselectItem(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    cellForItem(at: indexPath)?.isSelected = false
  }

  /// Scrolls an item to a position, within the ends of the content.
  ///
  /// An item of a section that scrolls on its own also moves within its section.
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    layOutItems()
    guard hasItem(at: indexPath),
      let frame = collectionViewLayout.layoutAttributesForItem(at: indexPath)?.frame
    else { return }
    if let scrollView = orthogonalScrollViews[indexPath.section] {
      let inner = frame.offsetBy(dx: -scrollView.frame.minX, dy: -scrollView.frame.minY)
      scrollView.scroll(to: inner, at: scrollPosition, animated: animated)
      scroll(to: scrollView.frame, at: scrollPosition, animated: animated)
    } else {
      scroll(to: frame, at: scrollPosition, animated: animated)
    }
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    allowsSelection && itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
  }

  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    cellForItem(at: path)?.isHighlighted = isHighlighted
    if isHighlighted {
      itemDelegate?.collectionView(self, didHighlightItemAt: path)
    } else {
      itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
  }

  func tap(_ path: IndexPath) {
    if selectedPaths.contains(path) {
      guard allowsMultipleSelection,
        itemDelegate?.collectionView(self, shouldDeselectItemAt: path) ?? true
      else { return }
      deselectItem(at: path, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: path)
      return
    }
    guard itemDelegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
    for other in allowsMultipleSelection ? [] : selectedPaths {
      deselectItem(at: other, animated: false)
      itemDelegate?.collectionView(self, didDeselectItemAt: other)
    }
    selectItem(at: path, animated: false, scrollPosition: [])
    itemDelegate?.collectionView(self, didSelectItemAt: path)
  }

  private func hasItem(at path: IndexPath) -> Bool {
    path.item < numberOfItems(inSection: path.section)
  }
}

extension UIScrollView {
  /// Scrolls a rectangle of the content to a position, within the ends of the content.
  func scroll(to frame: CGRect, at position: UICollectionView.ScrollPosition, animated: Bool) {
    var goal = contentOffset
    if position.contains(.top) { goal.y = frame.minY }
    if position.contains(.centeredVertically) { goal.y = frame.midY - bounds.height / 2 }
    if position.contains(.bottom) { goal.y = frame.maxY - bounds.height }
    if position.contains(.left) { goal.x = frame.minX }
    if position.contains(.centeredHorizontally) { goal.x = frame.midX - bounds.width / 2 }
    if position.contains(.right) { goal.x = frame.maxX - bounds.width }
    let (low, high) = restingOffsets
    setContentOffset(
      CGPoint(x: min(max(goal.x, low.x), high.x), y: min(max(goal.y, low.y), high.y)),
      animated: animated)
  }
}

extension UICollectionView: ListView {
  var knowsRows: Bool { itemCounts != nil }

  func reconfigure(at paths: [IndexPath]) { reconfigureItems(at: paths) }

  func swipeableRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cellForItem(at: path) }

  func swipeActions(of path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.list(inSection: path.section)
    return leading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }
}

extension UICollectionView {
  /// The movement of an item in progress.
  struct Movement {
    let start: IndexPath
    var target: IndexPath
  }

  /// Begins to move an item, if the data source allows it; returns whether it does.
  ///
  /// The app's recognizer moves the item. Items change places when the movement ends, and not while
  /// it lasts as in UIKit.
  public func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    guard movement == nil, indexPath.item < numberOfItems(inSection: indexPath.section),
      dataSource?.collectionView(self, canMoveItemAt: indexPath) ?? false
    else { return false }
    movement = Movement(start: indexPath, target: indexPath)
    return true
  }

  /// Moves the item to a position in the collection view's coordinates, in pt.
  public func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    guard let path = indexPathForItem(at: targetPosition) else { return }
    movement?.target = path
  }

  /// Ends the movement: calls the data source and moves the cell to its new place.
  public func endInteractiveMovement() {
    guard let done = movement else { return }
    movement = nil
    guard done.start != done.target else { return }
    dataSource?.collectionView(self, moveItemAt: done.start, to: done.target)
    moveItem(at: done.start, to: done.target)
  }

  /// Ends the movement without a change.
  public func cancelInteractiveMovement() { movement = nil }
}

extension UICollectionView {
  /// When items are measured again. The engine measures none.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// UIKit's values, which the engine does not distinguish.
    case disabled, enabled, enabledIncludingConstraints
  }
}
#endif
