#if HEADLESS
import Foundation

extension UITableView {
  /// The selected row; the first to be selected if there are several.
  public var indexPathForSelectedRow: IndexPath? { selectedPaths.first }

  /// The selected rows in the order of their selection, or nil if there are none.
  public var indexPathsForSelectedRows: [IndexPath]? {
    selectedPaths.isEmpty ? nil : selectedPaths
  }

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

  /// Handles a touch that reached the table: it may press a row.
  func pressBegan(_ touches: Set<UITouch>) {
    guard pressingTouch == nil, let touch = touches.foremost else { return }
    pressingTouch = touch
    let path = indexPathForRow(at: touch.location(in: self))
    if let rowSwipe {
      // A touch outside the open row closes it and does nothing else. On the content of the open
      // row a drag may still move it, so that only a tap closes it.
      closesRowAtLift = path == rowSwipe.path
      if !closesRowAtLift { closeSwipedRow() }
      return
    }
    guard selectsRows, let path,
      rowDelegate?.tableView(self, shouldHighlightRowAt: path) ?? true
    else { return }
    pressed = path
    shownCells[path]?.setHighlighted(true, animated: false)
    rowDelegate?.tableView(self, didHighlightRowAt: path)
  }

  func pressEnded(_ touches: Set<UITouch>) {
    guard let touch = pressingTouch, touches.contains(touch) else { return }
    if closesRowAtLift { closeSwipedRow() }
    let path = endPress()
    if let path, rectForRow(at: path).contains(touch.location(in: self)) { tap(path) }
  }

  /// Ends the press and returns the pressed row.
  @discardableResult
  func endPress() -> IndexPath? {
    let path = pressed
    pressingTouch = nil
    pressed = nil
    closesRowAtLift = false
    if let path {
      shownCells[path]?.setHighlighted(false, animated: false)
      rowDelegate?.tableView(self, didUnhighlightRowAt: path)
    }
    return path
  }

  private func tap(_ path: IndexPath) {
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

  /// Whether taps select rows now.
  private var selectsRows: Bool {
    isInEditingMode
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  /// Whether several rows can be selected now.
  private var selectsSeveral: Bool {
    isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }
}
#endif
