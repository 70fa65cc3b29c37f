import GestureArbitration
import UIKitShim

extension Recipe {
  /// A table whose rows have swipe actions.
  static let swipeActions = Recipe(
    title: "Rows keep the swipes that show their actions",
    hint: "Drag to the right on unread and read messages.",
    drags: [
      Drag(
        .right, from: .upperHalf, plain: .content("row"), arbitrated: .content("row")),
      Drag(.right, from: .lowerHalf, plain: .nothing, on26: .pop, arbitrated: .pop),
      Drag(.left, plain: .content("row"), arbitrated: .content("row")),
    ]
  ) { InboxScreen() }
}

/// Messages: a swipe to the right marks one that is unread, a swipe to the left deletes any.
final class InboxScreen: UIViewController, RecipeScreen, UITableViewDataSource,
  UITableViewDelegate
{
  private let table = UITableView(frame: .zero, style: .plain)
  private let unread = 0..<7
  private var openRow: IndexPath?

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 60
    table.dataSource = self
    table.delegate = self
    fill(with: table)
  }

  func use(_ arbiter: GestureArbiter) {
    table.popGestureRole = .claims(for: self) { screen, drag in
      guard let row = screen.table.indexPathForRow(at: drag.location) else { return false }
      return row == screen.openRow || screen.hasLeadingActions(row)
    }
    arbiter.driver = .arbiter  // before iOS 26
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 30 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    var content = cell.defaultContentConfiguration()
    content.text = hasLeadingActions(indexPath) ? "● Unread" : "Read"
    cell.contentConfiguration = content
    return cell
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    hasLeadingActions(indexPath) ? actions("Mark as Read", .normal) : nil
  }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { actions("Delete", .destructive) }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    openRow = indexPath
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    openRow = nil
  }

  private func hasLeadingActions(_ row: IndexPath) -> Bool { unread.contains(row.row) }

  /// One action, which changes nothing.
  private func actions(
    _ title: String, _ style: UIContextualAction.Style
  ) -> UISwipeActionsConfiguration {
    let actions = UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: style, title: title) { _, _, complete in complete(false) }
    ])
    actions.performsFirstActionWithFullSwipe = false
    return actions
  }
}
