#if HEADLESS
import Foundation
import HeadlessUIKit

/// A full-screen table of named rows, whose cells count how often they were used again.
@MainActor
final class ListStage: NSObject, UITableViewDataSource, UITableViewDelegate {
  final class Cell: UITableViewCell {
    private(set) var reuseCount = 0

    override func prepareForReuse() {
      super.prepareForReuse()
      reuseCount += 1
    }
  }

  let screen: Screen
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 800), style: .plain)
  var sections: [[String]]
  /// The rows that cannot be edited.
  var fixed: Set<String> = []
  var editingStyle = UITableViewCell.EditingStyle.delete
  /// Whether a swipe to the left shows an action.
  var hasActions = false
  var headers: [String?] = []
  /// The calls of the delegate and of the editing methods.
  private(set) var calls: [String] = []
  private(set) var cellsMade = 0
  private(set) var cellsAsked = 0

  init(_ sections: [[String]], on screen: Screen = Screen()) {
    self.screen = screen
    self.sections = sections
    super.init()
    table.register(Cell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    screen.window.addSubview(table)
    table.layoutIfNeeded()
  }

  /// The names that the cells in the table show, from top to bottom.
  var shown: [String] { table.visibleCells.map { $0.textLabel?.text ?? "?" } }

  /// Returns the cell of a row of the first section.
  func cell(_ row: Int) -> Cell? { table.cellForRow(at: [0, row]) as? Cell }

  func forget() { calls = [] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    cellsAsked += 1
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if (cell as? Cell)?.reuseCount == 0, cell.textLabel?.text == nil { cellsMade += 1 }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    headers.indices.contains(section) ? headers[section] : nil
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    !fixed.contains(sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    calls.append("\(editingStyle) \(sections[indexPath.section][indexPath.row])")
    guard editingStyle == .delete else { return }
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { editingStyle }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard hasActions else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, complete in
        self?.tableView(tableView, commit: .delete, forRowAt: indexPath)
        complete(true)
      }
    ])
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    calls.append("will edit \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    calls.append("did edit \(indexPath.map { "\($0.row)" } ?? "none")")
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    calls.append("selected \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    sections[indexPath.section][indexPath.row] == "not this" ? nil : indexPath
  }
}
#endif
