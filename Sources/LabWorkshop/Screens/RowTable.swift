#if HEADLESS
import Foundation
import GestureLab
import HeadlessUIKit

/// A full-screen table whose rows have swipe actions on some sides.
@MainActor
package final class RowTable: NSObject, UITableViewDataSource, UITableViewDelegate {
  /// The table.
  package let table = UITableView(frame: StageMetrics.screen, style: .plain)
  private let leadingRows: Set<Int>
  private let trailingRows: Set<Int>

  /// Makes a table of 40 rows, some of which have actions.
  package init(leading: Set<Int> = [], trailing: Set<Int> = []) {
    leadingRows = leading
    trailingRows = trailing
    super.init()
    table.rowHeight = 60
    table.dataSource = self
    table.delegate = self
  }

  /// Returns the displacement of a row's content, in pt; positive to the right.
  package func opening(_ row: Int) -> CGFloat {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.frame.minX ?? 0
  }

  /// Returns the y coordinate of the middle of a row in an unscrolled table, in pt.
  package func height(_ row: Int) -> CGFloat { table.rectForRow(at: [0, row]).midY }

  /// Returns the row at a point of the table.
  package func row(at point: CGPoint) -> Int? { table.indexPathForRow(at: point)?.row }

  /// Returns whether the row at a point of the table has leading actions.
  package func hasLeadingActions(at point: CGPoint) -> Bool {
    row(at: point).map(leadingRows.contains) ?? false
  }

  /// Returns whether the content of the row at a point of the table is displaced.
  package func isOpen(at point: CGPoint) -> Bool {
    row(at: point).map { opening($0) != 0 } ?? false
  }

  /// Returns the number of rows.
  package func tableView(
    _ tableView: UITableView, numberOfRowsInSection section: Int
  ) -> Int { 40 }

  /// Returns the cell of a row.
  package func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell()
  }

  /// Returns the leading actions of a row.
  package func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leadingRows.contains(indexPath.row) ? .single : nil }

  /// Returns the trailing actions of a row.
  package func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailingRows.contains(indexPath.row) ? .single : nil }
}
#endif
