#if HEADLESS
/// Provides the rows of a table.
@preconcurrency @MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  /// Returns the number of rows in a section.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Returns the cell of a row.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Returns the number of sections. Optional; the default is 1.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Returns the title of a section's header. Optional; the default is none.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Returns the title of a section's footer. Optional; the default is none.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Returns whether a row can be edited. Optional; by default all rows can.
  ///
  /// A row that cannot has no control while editing, and no swipe opens it.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Called when the user has inserted or deleted a row by its control. Optional.
  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath)
  /// Would be asked whether a row can be dragged to another place, which the engine does not model.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Would be called after a row was dragged to another place, which the engine does not model.
  func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath)
  /// Would be asked for the index at the side, which the engine does not model.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
  /// Would be called for a touch of the index at the side, which the engine does not model.
  func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int
}

extension UITableViewDataSource {
  /// The default implementation, which returns 1.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// The default implementation, which returns nil.
  public func tableView(_: UITableView, titleForHeaderInSection _: Int) -> String? { nil }
  /// The default implementation, which returns nil.
  public func tableView(_: UITableView, titleForFooterInSection _: Int) -> String? { nil }
  /// The default implementation, which returns true.
  public func tableView(_: UITableView, canEditRowAt _: IndexPath) -> Bool { true }
  /// The default implementation, which does nothing.
  public func tableView(
    _: UITableView, commit _: UITableViewCell.EditingStyle, forRowAt _: IndexPath
  ) {}
  /// The default implementation, which returns false.
  public func tableView(_: UITableView, canMoveRowAt _: IndexPath) -> Bool { false }
  /// The default implementation, which does nothing.
  public func tableView(_: UITableView, moveRowAt _: IndexPath, to _: IndexPath) {}
  /// The default implementation, which returns nil.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
  /// The default implementation, which returns the index.
  public func tableView(
    _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { index }
}

/// Prepares the data of rows before they show. Never called by the engine.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Would be called before rows show.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Would be called when rows are no longer expected to show.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// The default implementation, which does nothing.
  public func tableView(_: UITableView, cancelPrefetchingForRowsAt _: [IndexPath]) {}
}

extension IndexPath {
  /// Creates the index path of a row in a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The section, or 0 if the index path is empty.
  public var section: Int {
    get { isEmpty ? 0 : self[0] }
    set { self = IndexPath(row: row, section: newValue) }
  }

  /// The row in the section, or 0 if the index path has no second index.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(row: newValue, section: section) }
  }
}
#endif
