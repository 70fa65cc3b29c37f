#if HEADLESS
import Foundation

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

  /// Handles a touch that reached the collection view: it may press an item.
  func pressBegan(_ touches: Set<UITouch>) {
    guard pressingTouch == nil, let touch = touches.foremost else { return }
    pressingTouch = touch
    let path = indexPathForItem(at: touch.location(in: self))
    if let rowSwipe {
      // As in a table: a touch outside the open row closes it and does nothing else.
      closesRowAtLift = path == rowSwipe.path
      if !closesRowAtLift { closeSwipedRow() }
      return
    }
    guard allowsSelection, let path,
      itemDelegate?.collectionView(self, shouldHighlightItemAt: path) ?? true
    else { return }
    pressedPath = path
    cellForItem(at: path)?.isHighlighted = true
    itemDelegate?.collectionView(self, didHighlightItemAt: path)
  }

  func pressEnded(_ touches: Set<UITouch>) {
    guard let touch = pressingTouch, touches.contains(touch) else { return }
    if closesRowAtLift { closeSwipedRow() }
    let path = endPress()
    if let path, indexPathForItem(at: touch.location(in: self)) == path { tap(path) }
  }

  /// Ends the press and returns the pressed item.
  @discardableResult
  func endPress() -> IndexPath? {
    let path = pressedPath
    pressingTouch = nil
    pressedPath = nil
    closesRowAtLift = false
    if let path {
      cellForItem(at: path)?.isHighlighted = false
      itemDelegate?.collectionView(self, didUnhighlightItemAt: path)
    }
    return path
  }

  private func tap(_ path: IndexPath) {
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

extension UICollectionView: RowSwipeView {
  func swipeableRow(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cellForItem(at: path) }

  func swipeActions(of path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    let list = collectionViewLayout.list(inSection: path.section)
    return leading
      ? list?.leadingSwipeActionsConfigurationProvider?(path)
      : list?.trailingSwipeActionsConfigurationProvider?(path)
  }
}
#endif
