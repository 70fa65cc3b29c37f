import UIKitShim

/// The swipe actions of a table's rows, asked of its delegate as UIKit asks.
@MainActor
enum RowActions {
  enum Side { case leading, trailing }

  static func exist(in table: UITableView, at path: IndexPath, on side: Side) -> Bool {
    #if HEADLESS
    let delegate = table.delegate as? any UITableViewDelegate
    #else
    let delegate = table.delegate
    #endif
    let ask =
      side == .leading
      ? delegate?.tableView(_:leadingSwipeActionsConfigurationForRowAt:)
      : delegate?.tableView(_:trailingSwipeActionsConfigurationForRowAt:)
    return ask?(table, path)?.actions.isEmpty == false
  }
}
