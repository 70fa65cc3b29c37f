#if HEADLESS
/// A cell whose content a swipe moves: a row of a table or of a list.
@MainActor
protocol SwipeableCell: UIView {
  /// The distance by which a swipe has moved the content, in pt; positive to the right.
  var swipeDistance: CGFloat { get set }
}

/// A scroll view of rows that swipes open: a table, or a collection view with lists.
@MainActor
protocol RowSwipeView: UIScrollView {
  /// The row that is open or moves, if there is one.
  var rowSwipe: RowSwipe? { get set }
  /// Returns the row at a point in the view's coordinates.
  func swipeableRow(at point: CGPoint) -> IndexPath?
  /// Returns the cell of a row.
  func swipeableCell(at path: IndexPath) -> (any SwipeableCell)?
  /// Returns the actions on one side of a row.
  func swipeActions(of path: IndexPath, leading: Bool) -> UISwipeActionsConfiguration?
  /// Called when a row begins to open.
  func rowWillOpen(at path: IndexPath)
  /// Called after a row has closed, or was closed because rows changed.
  func rowDidClose(at path: IndexPath)
}

extension RowSwipeView {
  func rowWillOpen(at path: IndexPath) {}
  func rowDidClose(at path: IndexPath) {}
}

/// A row that is being swiped, is open, or is settling.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let cell: any SwipeableCell
  let configuration: UISwipeActionsConfiguration
  /// Whether the content moves to the right when the row opens.
  let opensRightwards: Bool
  /// The view that contains the buttons of the actions, behind the content.
  let buttons = UIView()
  /// The opening when the current drag began, in pt.
  var start: CGFloat = 0
  /// The timer that runs while the row settles. Drags do not move the row meanwhile (C179).
  var settlingTimer: HeadlessTimer?

  init(
    path: IndexPath, cell: any SwipeableCell, opensRightwards: Bool,
    configuration: UISwipeActionsConfiguration
  ) {
    (self.path, self.cell, self.opensRightwards) = (path, cell, opensRightwards)
    self.configuration = configuration
  }

  /// The width of all actions, in pt.
  var width: CGFloat { CGFloat(configuration.actions.count) * EngineMetrics.swipeActionWidth }

  /// The distance by which the row is open, in pt.
  var opening: CGFloat {
    get { opensRightwards ? cell.swipeDistance : -cell.swipeDistance }
    set {
      let limit = configuration.performsFirstActionWithFullSwipe ? cell.bounds.width : width
      let distance = min(max(0, newValue), limit)
      cell.swipeDistance = opensRightwards ? distance : -distance
    }
  }

  /// Returns the change of the opening for a movement to the right, in pt.
  func opening(of movement: CGFloat) -> CGFloat { opensRightwards ? movement : -movement }

  /// Adds the buttons behind the content, the first action outermost.
  func addButtons(perform: @escaping @MainActor (UIContextualAction, UIView) -> Void) {
    let bounds = cell.bounds
    buttons.frame = CGRect(
      x: opensRightwards ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
    for (index, action) in configuration.actions.enumerated() {
      let place = opensRightwards ? index : configuration.actions.count - 1 - index
      let button = UIButton(type: .system)
      button.frame = CGRect(
        x: CGFloat(place) * EngineMetrics.swipeActionWidth, y: 0,
        width: EngineMetrics.swipeActionWidth, height: bounds.height)
      button.setTitle(action.title, for: .normal)
      let tap = UIAction { [weak button] _ in if let button { perform(action, button) } }
      button.addAction(tap, for: .primaryActionTriggered)
      buttons.addSubview(button)
    }
    cell.insertSubview(buttons, at: 0)
  }

  /// Closes the row and removes its buttons immediately.
  func end() {
    settlingTimer?.cancel()
    settlingTimer = nil
    cell.swipeDistance = 0
    buttons.removeFromSuperview()
  }
}
#endif
