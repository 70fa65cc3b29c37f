#if HEADLESS
extension UITableView {
  /// Runs changes of the rows, shows them together, and calls a closure with true.
  ///
  /// The data source must have the rows as they are after the changes. UIKit raises if the numbers
  /// of rows do not match the changes; the engine takes the data source's.
  public func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    beginUpdates()
    updates?()
    endUpdates()
    completion?(true)
  }

  /// Begins a group of changes, which apply together at the end of the outermost group.
  public func beginUpdates() {
    _ = loaded
    updateDepth += 1
  }

  /// Ends a group of changes. Heights are asked for again, also without changes.
  public func endUpdates() {
    guard updateDepth > 0 else { return }
    updateDepth -= 1
    applyChangesIfComplete()
  }

  /// Shows inserted rows, named by their places after all changes.
  public func insertRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { change { $0.inserted.formUnion(indexPaths) } }

  /// Removes deleted rows, named by their places before all changes.
  public func deleteRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { change { $0.deleted.formUnion(indexPaths) } }

  /// Asks for the cells of rows again and deselects them.
  public func reloadRows(
    at indexPaths: [IndexPath], with animation: UITableView.RowAnimation
  ) { change { $0.reloaded.formUnion(indexPaths) } }

  /// Asks the data source to configure the cells that rows have.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths {
      guard let cell = shownCells[path], let dataSource else { continue }
      reconfigured = (path, cell)
      let returned = dataSource.tableView(self, cellForRowAt: path)
      reconfigured = nil
      // A data source that makes a new cell gets it shown.
      if returned !== cell { reloadRows(at: [path], with: .none) }
    }
  }

  /// Moves a row; its cell and its selection move with it.
  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moved[indexPath] = newIndexPath }
  }

  /// Shows inserted sections, named by their places after all changes.
  public func insertSections(
    _ sections: IndexSet, with animation: UITableView.RowAnimation
  ) { change { $0.insertedSections.formUnion(sections) } }

  /// Removes deleted sections, named by their places before all changes.
  public func deleteSections(
    _ sections: IndexSet, with animation: UITableView.RowAnimation
  ) { change { $0.deletedSections.formUnion(sections) } }

  /// Asks for the cells of sections again and deselects them.
  public func reloadSections(
    _ sections: IndexSet, with animation: UITableView.RowAnimation
  ) { change { $0.reloadedSections.formUnion(sections) } }

  /// Moves a section with its cells and its selection.
  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.movedSections[section] = newSection }
  }

  func update(_ places: (_ old: [Int], _ new: [Int]) -> [IndexPath: IndexPath]) {
    let old = layout?.counts ?? []
    removeRowSwipe()
    let new = (0..<max(0, dataSource?.numberOfSections(in: self) ?? 0)).map {
      max(0, dataSource?.tableView(self, numberOfRowsInSection: $0) ?? 0)
    }
    let places = places(old, new)
    var kept: [IndexPath: UITableViewCell] = [:]
    for (path, cell) in shownCells {
      if let place = places[path] { kept[place] = cell } else { removeCell(at: path) }
    }
    shownCells = kept
    selectedPaths = selectedPaths.compactMap { places[$0] }
    pressedPath = pressedPath.flatMap { places[$0] }
    layOutAgain()
  }
}
#endif
