#if HEADLESS
import Foundation

extension UICollectionView {
  /// Runs changes of the items, shows them without animation, and calls a closure with true.
  ///
  /// The data source must already have the items as they are after the changes. UIKit raises if the
  /// numbers of items do not match the changes; the engine takes the data source's.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    updates?()
    layOutItems()
    completion?(true)
  }

  /// Shows inserted items; the selection moves with its items.
  public func insertItems(at indexPaths: [IndexPath]) {
    update { path in
      let earlier = indexPaths.filter { $0.section == path.section }.sorted()
      return earlier.reduce(path) { moved, inserted in
        inserted.item <= moved.item
          ? IndexPath(item: moved.item + 1, section: moved.section) : moved
      }
    }
  }

  /// Removes the cells of deleted items.
  public func deleteItems(at indexPaths: [IndexPath]) {
    update { path in
      guard !indexPaths.contains(path) else { return nil }
      let earlier = indexPaths.filter { $0.section == path.section && $0.item < path.item }.count
      return IndexPath(item: path.item - earlier, section: path.section)
    }
  }

  /// Asks for the cells of items again.
  public func reloadItems(at indexPaths: [IndexPath]) {
    update { indexPaths.contains($0) ? nil : $0 }
  }

  /// Asks for the cells of items again.
  ///
  /// UIKit asks the data source to configure the existing cells, which the engine does not tell
  /// from a reload.
  public func reconfigureItems(at indexPaths: [IndexPath]) { update { $0 } }

  /// Moves an item; the selection moves with it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    update { path in
      if path == indexPath { return newIndexPath }
      var item = path.item
      if path.section == indexPath.section, item > indexPath.item { item -= 1 }
      if path.section == newIndexPath.section, item >= newIndexPath.item { item += 1 }
      return IndexPath(item: item, section: path.section)
    }
  }

  /// Shows inserted sections.
  public func insertSections(_ sections: IndexSet) {
    update { path in
      let moved = sections.reduce(path.section) { $1 <= $0 ? $0 + 1 : $0 }
      return IndexPath(item: path.item, section: moved)
    }
  }

  /// Removes the cells of deleted sections.
  public func deleteSections(_ sections: IndexSet) {
    update { path in
      guard !sections.contains(path.section) else { return nil }
      let earlier = sections.count(in: 0..<path.section)
      return IndexPath(item: path.item, section: path.section - earlier)
    }
  }

  /// Asks for the cells of sections again.
  public func reloadSections(_ sections: IndexSet) {
    update { sections.contains($0.section) ? nil : $0 }
  }

  /// Asks for all items again and keeps the selection where a closure says.
  func update(_ move: (IndexPath) -> IndexPath?) {
    let selection = selectedPaths.compactMap(move)
    removeRowSwipe()
    pressedPath = nil
    forgetItems()
    selectedPaths = selection.filter { $0.item < numberOfItems(inSection: $0.section) }
  }
}
#endif
