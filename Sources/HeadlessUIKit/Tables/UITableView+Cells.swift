#if HEADLESS
extension UITableView {
  /// Registers the class of the cells with an identifier, or none if nil.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass
  }

  /// Returns a cell that is not in use, or a new one of the registered class, or nil without one.
  ///
  /// The cell that was in use receives ``UITableViewCell/prepareForReuse()``.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = reusableCells[identifier]?.popLast() {
      cell.prepareForReuse()
      return cell
    }
    let type = cellClasses[identifier] as? UITableViewCell.Type
    return type?.init(headlessReuseIdentifier: identifier)
  }

  /// Returns a cell that is not in use, or a new one of the registered class.
  ///
  /// Without a registered class a plain cell, where UIKit raises. While a row is configured again
  /// the cell that it has.
  public func dequeueReusableCell(
    withIdentifier identifier: String, for indexPath: IndexPath
  ) -> UITableViewCell {
    if let reconfigured, reconfigured.path == indexPath { return reconfigured.cell }
    return dequeueReusableCell(withIdentifier: identifier)
      ?? UITableViewCell(headlessReuseIdentifier: identifier)
  }

  /// Returns the cell of a row while it is in the table, or nil.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    showRows()
    return shownCells[indexPath]
  }

  /// The cells in the table, in the order of their rows.
  public var visibleCells: [UITableViewCell] {
    (indexPathsForVisibleRows ?? []).compactMap { shownCells[$0] }
  }

  /// The rows whose cells are in the table, in order; nil if there are none.
  public var indexPathsForVisibleRows: [IndexPath]? {
    showRows()
    return shownCells.isEmpty ? nil : shownCells.keys.sorted()
  }

  /// Returns the row of a cell, or nil if the cell is not in the table.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? {
    shownCells.first { $0.value === cell }?.key
  }

  /// Returns the rectangle of a row in the table's coordinates, in pt, or zero if there is none.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    loaded?.frame(of: indexPath) ?? .zero
  }

  /// Returns the row at a point in the table's coordinates, or nil if there is none.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? { loaded?.row(at: point) }

  /// Returns the rows in a rectangle in the table's coordinates, or nil if there are none.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    guard let paths = loaded?.rows(in: rect), !paths.isEmpty else { return nil }
    return paths
  }

  /// Scrolls a row to a position, within the ends of the content.
  public func scrollToRow(
    at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let frame = loaded?.frame(of: indexPath) else { return }
    let wanted: CGFloat
    switch scrollPosition {
    case .none:
      scrollRectToVisible(frame, animated: animated)
      return
    case .top: wanted = frame.minY
    case .middle: wanted = frame.midY - bounds.height / 2
    case .bottom: wanted = frame.maxY - bounds.height
    }
    let (low, high) = restingOffsets
    let y = min(max(wanted, low.y), high.y)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }

  /// Scrolls the first selected row to a position.
  public func scrollToNearestSelectedRow(
    at scrollPosition: UITableView.ScrollPosition, animated: Bool
  ) {
    guard let path = selectedPaths.first else { return }
    scrollToRow(at: path, at: scrollPosition, animated: animated)
  }
}

extension UITableView: ListView {
  var knowsRows: Bool { layout != nil }

  func reconfigure(at paths: [IndexPath]) { reconfigureRows(at: paths) }

  func swipeableRow(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)? { cellForRow(at: path) }

  func swipeActions(of path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration? {
    guard !isInEditingMode, canEdit(path) else { return nil }
    return leading
      ? rowDelegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
      : rowDelegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
  }

  func rowWillOpen(at path: IndexPath) {
    if !isInEditingMode { rowDelegate?.tableView(self, willBeginEditingRowAt: path) }
  }

  func rowDidClose(at path: IndexPath) {
    if !isInEditingMode { rowDelegate?.tableView(self, didEndEditingRowAt: path) }
  }
}
#endif
