#if HEADLESS
/// What tables and collection views share: presses on their rows, and changes of them.
@MainActor
protocol ListView: RowSwipeView {
  /// The touch that may select or close a row; a list tracks one at a time.
  var pressingTouch: UITouch? { get set }
  var pressedPath: IndexPath? { get set }
  var closesRowAtLift: Bool { get set }
  /// The changes of a group of updates in progress, and how deeply groups are nested.
  var changes: BatchChanges { get set }
  var updateDepth: Int { get set }
  /// Whether the data source was asked for the rows.
  var knowsRows: Bool { get }
  /// Returns whether a touch may highlight a row.
  func mayHighlight(_ path: IndexPath) -> Bool
  /// Highlights a row, or ends its highlight, and tells the delegate.
  func setHighlighted(_ isHighlighted: Bool, at path: IndexPath)
  /// Selects or deselects a row that was tapped.
  func tap(_ path: IndexPath)
  /// Asks the data source for all rows, and keeps the cells and the selection of those that stay.
  func update(_ places: (_ old: [Int], _ new: [Int]) -> [IndexPath: IndexPath])
  /// Asks the data source to configure the cells that rows have.
  func reconfigure(at paths: [IndexPath])
  func reloadData()
}

extension ListView {
  /// Handles a touch that reached the list: it may press a row.
  func pressBegan(_ touches: Set<UITouch>) {
    guard pressingTouch == nil, let touch = touches.foremost else { return }
    pressingTouch = touch
    let path = swipeableRow(at: touch.location(in: self))
    if let rowSwipe {
      // A touch outside the open row closes it and does nothing else. On the content of the open
      // row a drag may still move it, so that only a tap closes it.
      closesRowAtLift = path == rowSwipe.path
      if !closesRowAtLift { closeSwipedRow() }
      return
    }
    guard let path, mayHighlight(path) else { return }
    pressedPath = path
    setHighlighted(true, at: path)
  }

  func pressEnded(_ touches: Set<UITouch>) {
    guard let touch = pressingTouch, touches.contains(touch) else { return }
    if closesRowAtLift { closeSwipedRow() }
    let path = endPress()
    if let path, swipeableRow(at: touch.location(in: self)) == path { tap(path) }
  }

  func pressCancelled(_ touches: Set<UITouch>) {
    if let touch = pressingTouch, touches.contains(touch) { endPress() }
  }

  /// Ends the press and returns the pressed row.
  @discardableResult
  private func endPress() -> IndexPath? {
    let path = pressedPath
    pressingTouch = nil
    pressedPath = nil
    closesRowAtLift = false
    if let path { setHighlighted(false, at: path) }
    return path
  }

  /// Makes a change, at once unless a group of updates is in progress.
  func change(_ change: (inout BatchChanges) -> Void) {
    guard knowsRows else { return }
    change(&changes)
    applyChangesIfComplete()
  }

  func applyChangesIfComplete() {
    guard updateDepth == 0 else { return }
    let complete = changes
    changes = BatchChanges()
    update { complete.places(from: $0, to: $1) }
  }
}
#endif
