#if HEADLESS
extension UITableView {
  /// Asks the data source and the delegate for all rows and heights.
  func makeLayout() -> TableLayout {
    var layout = TableLayout(width: bounds.width, top: tableHeaderView?.frame.height ?? 0)
    let count = dataSource?.numberOfSections(in: self) ?? 0
    for section in 0..<max(0, count) {
      let rows = dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
      let header =
        rowDelegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
      let footer =
        rowDelegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
      layout.add(
        header: header >= 0 ? header : automaticHeight(hasView: hasHeader(section)),
        rows: (0..<max(0, rows)).map { height(of: IndexPath(row: $0, section: section)) },
        footer: footer >= 0 ? footer : automaticHeight(hasView: hasFooter(section)))
    }
    return layout
  }

  /// Places the views above and below all sections; returns the height of the content, in pt.
  func placeTableViews(below bottom: CGFloat) -> CGFloat {
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
    guard let view = tableFooterView else { return bottom }
    view.frame = CGRect(x: 0, y: bottom, width: bounds.width, height: view.frame.height)
    return view.frame.maxY
  }

  /// Shows the rows, headers and footers that are visible and removes the others.
  func showVisibleRows(of layout: TableLayout) {
    let paths = layout.rows(in: bounds)
    let visible = Set(paths)
    for path in Array(shownCells.keys) where !visible.contains(path) { removeCell(at: path) }
    for path in paths {
      guard let frame = layout.frame(of: path) else { continue }
      show(path, in: frame)
    }
    for (index, section) in layout.sections.enumerated() {
      placeHeader(index, in: section.header)
      placeFooter(index, in: section.footer)
    }
  }

  /// Removes a cell and keeps it for another row.
  func removeCell(at path: IndexPath) {
    guard let cell = shownCells.removeValue(forKey: path) else { return }
    if let rowSwipe, rowSwipe.cell === cell { removeRowSwipe() }
    cell.removeFromSuperview()
    cell.table = nil
    rowDelegate?.tableView(self, didEndDisplaying: cell, forRowAt: path)
    if let identifier = cell.reuseIdentifier {
      reusableCells[identifier, default: []].append(cell)
    }
  }

  private func show(_ path: IndexPath, in frame: CGRect) {
    if let cell = shownCells[path] {
      if cell.frame != frame { cell.frame = frame }
      return
    }
    guard let dataSource else { return }
    let cell = dataSource.tableView(self, cellForRowAt: path)
    // A cell that the data source returns twice moves to its new row.
    for (other, shown) in shownCells where shown === cell { shownCells[other] = nil }
    shownCells[path] = cell
    cell.table = self
    cell.frame = frame
    updateEditing(of: cell, at: path, animated: false)
    cell.setSelected(selectedPaths.contains(path), animated: false)
    cell.setNeedsUpdateConfiguration()
    rowDelegate?.tableView(self, willDisplay: cell, forRowAt: path)
    if cell.superview !== self { addSubview(cell) }
  }

  private func height(of path: IndexPath) -> CGFloat {
    let wanted = rowDelegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    return wanted >= 0 ? wanted : EngineMetrics.rowHeight
  }

  private func automaticHeight(hasView: Bool) -> CGFloat {
    hasView ? EngineMetrics.sectionHeaderHeight : 0
  }
}
#endif
