#if HEADLESS
extension UICollectionView {
  /// Runs changes of the items, shows them together without animation, and calls a closure with
  /// true.
  ///
  /// The data source must have the items as they are after the changes. UIKit raises if the numbers
  /// of items do not match the changes; the engine takes the data source's.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    _ = counts
    updateDepth += 1
    updates?()
    updateDepth -= 1
    applyChangesIfComplete()
    layOutItems()
    completion?(true)
  }

  /// Shows inserted items, named by their places after all changes.
  public func insertItems(at indexPaths: [IndexPath]) {
    change { $0.inserted.formUnion(indexPaths) }
  }

  /// Removes the cells of deleted items, named by their places before all changes.
  public func deleteItems(at indexPaths: [IndexPath]) {
    change { $0.deleted.formUnion(indexPaths) }
  }

  /// Asks for the cells of items again and deselects them.
  public func reloadItems(at indexPaths: [IndexPath]) {
    change { $0.reloaded.formUnion(indexPaths) }
  }

  /// Asks the data source to configure the cells that items have.
  public func reconfigureItems(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = cellForItem(at: path), let dataSource else { continue }
      reconfigured = (path, cell)
      let returned = dataSource.collectionView(self, cellForItemAt: path)
      reconfigured = nil
      // A data source that makes a new cell gets it shown.
      if returned !== cell { reloadItems(at: [path]) }
    }
  }

  /// Moves an item; its cell and its selection move with it.
  public func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Shows inserted sections, named by their places after all changes.
  public func insertSections(_ sections: IndexSet) {
    change { $0.insertedSections.formUnion(sections) }
  }

  /// Removes the cells of deleted sections, named by their places before all changes.
  public func deleteSections(_ sections: IndexSet) {
    change { $0.deletedSections.formUnion(sections) }
  }

  /// Asks for the cells of sections again and deselects them.
  public func reloadSections(_ sections: IndexSet) {
    change { $0.reloadedSections.formUnion(sections) }
  }

  /// Moves a section with its cells and its selection.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  func update(_ places: (_ old: [Int], _ new: [Int]) -> [IndexPath: IndexPath]) {
    let old = itemCounts ?? []
    let selection = selectedPaths
    removeRowSwipe()
    pressedPath = nil
    itemCounts = nil
    let places = places(old, counts)
    forgetItems(keeping: places)
    selectedPaths = selection.compactMap { places[$0] }
  }
}
#endif
