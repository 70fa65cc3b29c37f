#if HEADLESS
import Foundation
import HeadlessUIKit

/// A table over the whole screen whose rows have swipe actions at some sides.
@MainActor
package final class RowTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The table.
  package let table = UITableView(frame: StageMetrics.screen, style: .plain)
  private let leadingRows: Set<Int>
  private let trailingRows: Set<Int>

  /// Makes a table of 40 rows, of which some have actions.
  package init(leading: Set<Int> = [], trailing: Set<Int> = []) {
    leadingRows = leading
    trailingRows = trailing
    super.init()
    table.rowHeight = 60
    table.dataSource = self
    table.delegate = self
  }

  /// How far the content of a row is moved, in pt; to the right if positive.
  package func opening(_ row: Int) -> CGFloat {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.frame.minX ?? 0
  }

  /// The height of the middle of a row on an unscrolled table, in pt.
  package func height(_ row: Int) -> CGFloat { table.rectForRow(at: [0, row]).midY }

  /// The row at a point of the table.
  package func row(at point: CGPoint) -> Int? { table.indexPathForRow(at: point)?.row }

  /// Whether the row at a point of the table has leading actions.
  package func hasLeadingActions(at point: CGPoint) -> Bool {
    row(at: point).map(leadingRows.contains) ?? false
  }

  /// Whether the content of the row at a point of the table is moved.
  package func isOpen(at point: CGPoint) -> Bool {
    row(at: point).map { opening($0) != 0 } ?? false
  }

  /// Answers for the table.
  package func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 40 }

  /// Answers for the table.
  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  /// Answers for the table.
  package func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(leadingRows.contains(indexPath.row)) }

  /// Answers for the table.
  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions(trailingRows.contains(indexPath.row)) }

  private func actions(_ areThere: Bool) -> UISwipeActionsConfiguration? {
    guard areThere else { return nil }
    let configuration = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Do") { _, _, complete in complete(true) }
    ])
    configuration.performsFirstActionWithFullSwipe = false
    return configuration
  }
}
#endif
