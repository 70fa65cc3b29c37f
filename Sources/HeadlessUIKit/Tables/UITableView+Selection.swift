#if HEADLESS
extension UITableView {
  /// The selected row; the first to be selected if there are several.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order of their selection, or nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? { selectedPaths.isEmpty ? nil : selectedPaths }

  /// Selects a row, or none if nil, without calling the delegate.
  public func selectRow(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition
  ) {
    if !selectsSeveral || indexPath == nil { deselectAll() }
    guard let indexPath, loaded?.frame(of: indexPath) != nil, !selectedPaths.contains(indexPath)
    else { return }
    selectedPaths.append(indexPath)
    shownCells[indexPath]?.setSelected(true, animated: animated)
    if scrollPosition != .none {
      scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without calling the delegate.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    selectedPaths.removeAll { $0 == indexPath }
    shownCells[indexPath]?.setSelected(false, animated: animated)
  }

  /// Deselects all rows without calling the delegate.
  func deselectAll() {
    for path in selectedPaths { deselectRow(at: path, animated: false) }
  }

  func tap(_ path: IndexPath) {
    if selectsSeveral, selectedPaths.contains(path) {
      guard let wanted = willDeselect(path) else { return }
      deselectRow(at: wanted, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: wanted)
      return
    }
    // The delegate may name another row, or none.
    var wanted: IndexPath? = path
    if let rowDelegate { wanted = rowDelegate.tableView(self, willSelectRowAt: path) }
    guard let wanted else { return }
    for other in selectsSeveral ? [] : selectedPaths where other != wanted {
      guard let deselected = willDeselect(other) else { continue }
      deselectRow(at: deselected, animated: false)
      rowDelegate?.tableView(self, didDeselectRowAt: deselected)
    }
    selectRow(at: wanted, animated: false, scrollPosition: .none)
    rowDelegate?.tableView(self, didSelectRowAt: wanted)
  }

  private func willDeselect(_ path: IndexPath) -> IndexPath? {
    guard let rowDelegate else { return path }
    return rowDelegate.tableView(self, willDeselectRowAt: path)
  }

  func mayHighlight(_ path: IndexPath) -> Bool {
    let selectsRows =
      isInEditingMode
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
    return selectsRows && rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
  }

  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath) {
    shownCells[path]?.setHighlighted(isHighlighted, animated: false)
    if isHighlighted {
      rowDelegate?.tableView(self, didHighlightRowAt: path)
    } else {
      rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
  }

  /// Whether several rows can be selected now.
  private var selectsSeveral: Bool {
    isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
#endif
