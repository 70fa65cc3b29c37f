import GestureArbitration
import UIKitShim

/// The swipe actions of a table's rows, asked of its delegate as UIKit asks.
@MainActor
enum RowActions {
  enum Side { case leading, trailing }

  static func exist(in table: UITableView, at path: IndexPath, on side: Side) -> Bool {
    // The engine declares a table's delegate as that of any scroll view.
    let scrollView: UIScrollView = table
    let delegate = scrollView.delegate as? any UITableViewDelegate
    let ask =
      side == .leading
      ? delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      : delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return ask?(table, path)?.actions.isEmpty == false
  }
}
