#if HEADLESS
/// Provides the items of a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  /// Returns the number of items in a section.
  func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int
  /// Returns the cell of an item, from the collection view's dequeuing methods.
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Returns the number of sections. Optional; the default is 1.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Returns a supplementary view. Optional, but needed if the layout asks for one.
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
  /// Returns whether an item may be moved interactively.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath)
    -> Bool
  /// Called after an item was moved interactively.
  func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
}

extension UICollectionViewDataSource {
  /// The default implementation, which returns 1.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// The default implementation, which returns an empty view; UIKit raises.
  public func collectionView(
    _: UICollectionView, viewForSupplementaryElementOfKind _: String, at _: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// The default implementation, which returns true: all items may be moved.
  public func collectionView(_: UICollectionView, canMoveItemAt _: IndexPath) -> Bool { true }
  /// The default implementation, which does nothing.
  public func collectionView(_: UICollectionView, moveItemAt _: IndexPath, to _: IndexPath) {}
}

/// Prepares the data of items before they show. Never called by the engine.
@preconcurrency @MainActor
public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {
  /// Would be called before items show.
  func collectionView(
    _ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Would be called when items are no longer expected to show.
  func collectionView(
    _ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath])
}

extension UICollectionViewDataSourcePrefetching {
  /// The default implementation, which does nothing.
  public func collectionView(_: UICollectionView, cancelPrefetchingForItemsAt _: [IndexPath]) {}
}

/// Receives the events of a collection view. Every method is optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  /// Returns whether a touch highlights an item. If not, a tap does not select it either.
  func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a touch has highlighted an item.
  func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath)
  /// Called after the highlight of an item has ended.
  func collectionView(
    _ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath)
  /// Returns whether a tap may select an item.
  func collectionView(
    _ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath
  ) -> Bool
  /// Returns whether a tap may deselect an item, if several can be selected.
  func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool
  /// Called after a tap has selected an item.
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  /// Called after a tap has deselected an item.
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
  /// Called before a cell shows.
  func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called after a cell has been removed from the collection view.
  func collectionView(
    _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
    forItemAt indexPath: IndexPath)
  /// Called before a supplementary view shows.
  func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath)
  /// Called after a supplementary view has been removed from the collection view.
  func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath)
  /// Would be asked for a context menu, which the engine does not model.
  func collectionView(
    _ collectionView: UICollectionView,
    contextMenuConfigurationForItemsAt indexPaths: [IndexPath], point: CGPoint
  ) -> UIContextMenuConfiguration?
  /// Would be asked about a pan with two touches, which the engine does not model.
  func collectionView(
    _ collectionView: UICollectionView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
}

extension UICollectionViewDelegate {
  /// The default implementation, which returns true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func collectionView(_: UICollectionView, didHighlightItemAt _: IndexPath) {}
  /// The default implementation, which does nothing.
  public func collectionView(_: UICollectionView, didUnhighlightItemAt _: IndexPath) {}
  /// The default implementation, which returns true.
  public func collectionView(_: UICollectionView, shouldSelectItemAt _: IndexPath) -> Bool { true }
  /// The default implementation, which returns true.
  public func collectionView(
    _ collectionView: UICollectionView, shouldDeselectItemAt indexPath: IndexPath
  ) -> Bool { true }
  /// The default implementation, which does nothing.
  public func collectionView(_: UICollectionView, didSelectItemAt _: IndexPath) {}
  /// The default implementation, which does nothing.
  public func collectionView(_: UICollectionView, didDeselectItemAt _: IndexPath) {}
  /// The default implementation, which does nothing.
  public func collectionView(
    _: UICollectionView, willDisplay _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  /// The default implementation, which does nothing.
  public func collectionView(
    _: UICollectionView, didEndDisplaying _: UICollectionViewCell, forItemAt _: IndexPath
  ) {}
  /// The default implementation, which does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    willDisplaySupplementaryView view: UICollectionReusableView, forElementKind elementKind: String,
    at indexPath: IndexPath
  ) {}
  /// The default implementation, which does nothing.
  public func collectionView(
    _ collectionView: UICollectionView,
    didEndDisplayingSupplementaryView view: UICollectionReusableView,
    forElementOfKind elementKind: String, at indexPath: IndexPath
  ) {}
  /// The default implementation, which returns nil.
  public func collectionView(
    _: UICollectionView, contextMenuConfigurationForItemsAt _: [IndexPath], point _: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
  /// The default implementation, which returns false.
  public func collectionView(
    _: UICollectionView, shouldBeginMultipleSelectionInteractionAt _: IndexPath
  ) -> Bool { false }
}

extension IndexPath {
  /// Creates the index path of an item in a section of a collection view.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The item in the section, or 0 if the index path has no second index.
  public var item: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(item: newValue, section: section) }
  }
}
#endif
