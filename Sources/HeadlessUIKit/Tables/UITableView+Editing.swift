#if HEADLESS
extension UITableView {
  /// Returns whether a row can be edited: unless the data source says no, as documented.
  func canEdit(_ path: IndexPath) -> Bool {
    dataSource?.tableView(self, canEditRowAt: path) ?? true
  }

  /// Gives a cell the control of its row, and begins or ends its editing.
  ///
  /// Without an answer of the delegate a row that can be edited is one that can be deleted. While
  /// several rows can be selected the table asks for no styles (documented for
  /// `allowsMultipleSelectionDuringEditing`).
  func updateEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    guard isInEditingMode, canEdit(path) else {
      if cell.isEditing { cell.setEditing(false, animated: animated) }
      return
    }
    let style: UITableViewCell.EditingStyle
    if allowsMultipleSelectionDuringEditing {
      style = .none
      cell.indentsWhileEditing = true
    } else {
      style = rowDelegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
      cell.indentsWhileEditing =
        rowDelegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    }
    cell.rowEditingStyle = style
    if !cell.isEditing { cell.setEditing(true, animated: animated) }
  }

  /// Handles a tap on the control of a cell: an insertion is committed, a deletion asks first.
  func editingControlTapped(in cell: UITableViewCell) {
    guard isInEditingMode, let path = indexPath(for: cell) else { return }
    switch cell.editingStyle {
    case .insert: dataSource?.tableView(self, commit: .insert, forRowAt: path)
    case .delete: askToDelete(path)
    case .none: break
    }
  }

  /// Shows the button that deletes a row, as Apple's documentation of the deletion control says.
  private func askToDelete(_ path: IndexPath) {
    let title =
      rowDelegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
    let delete = UIContextualAction(style: .destructive, title: title) {
      [weak self] _, _, complete in
      guard let self else { return }
      dataSource?.tableView(self, commit: .delete, forRowAt: path)
      complete(true)
    }
    openRow(at: path, showing: UISwipeActionsConfiguration(actions: [delete]))
  }
}
#endif
