import Foundation

/// A row that is swiped, lies open, or settles.
@MainActor
final class RowSwipe {
  let path: IndexPath
  let cell: UITableViewCell
  let configuration: UISwipeActionsConfiguration
  /// Whether its content moves to the right as it opens.
  let opensRightwards: Bool
  /// The buttons of the actions, behind the content.
  let buttons = UIView()
  /// How far it was open when the finger took hold of it, in pt.
  var start: CGFloat = 0
  /// Whether it moves to where it rests; a finger cannot take hold of it then (C179).
  var settling: HeadlessTimer?

  init(
    path: IndexPath, cell: UITableViewCell, opensRightwards: Bool,
    configuration: UISwipeActionsConfiguration
  ) {
    self.path = path
    self.cell = cell
    self.opensRightwards = opensRightwards
    self.configuration = configuration
  }

  /// The width of the actions, in pt.
  var width: CGFloat {
    CGFloat(configuration.actions.count) * EngineMetrics.swipeActionWidth
  }

  /// How far the row is open, in pt.
  var opening: CGFloat {
    get { opensRightwards ? cell.swipeDistance : -cell.swipeDistance }
    set {
      let limit = configuration.performsFirstActionWithFullSwipe ? cell.bounds.width : width
      let distance = min(max(0, newValue), limit)
      cell.swipeDistance = opensRightwards ? distance : -distance
    }
  }

  /// How far a movement to the right opens the row, in pt.
  func opening(of movement: CGFloat) -> CGFloat { opensRightwards ? movement : -movement }

  /// Puts the buttons behind the content, the first action outermost.
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

  /// Puts the row back as it was.
  func end() {
    settling?.cancel()
    settling = nil
    cell.swipeDistance = 0
    buttons.removeFromSuperview()
  }
}
