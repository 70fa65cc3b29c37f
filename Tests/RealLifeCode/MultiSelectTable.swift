import UIKitShim

final class MultiSelectViewController: UITableViewController {
  private var songs = (1...20).map { "Song \($0)" }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.allowsMultipleSelectionDuringEditing = true
    navigationItem.rightBarButtonItem = editButtonItem
    toolbarItems = [
      UIBarButtonItem.flexibleSpace(),
      UIBarButtonItem(
        systemItem: .trash, primaryAction: UIAction { [weak self] _ in self?.deleteSelected() }),
    ]
    clearsSelectionOnViewWillAppear = false
  }

  override func setEditing(_ editing: Bool, animated: Bool) {
    super.setEditing(editing, animated: animated)
    navigationController?.setToolbarHidden(!editing, animated: animated)
    navigationItem.hidesBackButton = editing
  }

  private func deleteSelected() {
    let paths = (tableView.indexPathsForSelectedRows ?? []).sorted(by: >)
    paths.forEach { songs.remove(at: $0.row) }
    tableView.beginUpdates()
    tableView.deleteRows(at: paths, with: .automatic)
    tableView.endUpdates()
    setEditing(false, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    songs.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "song")
    cell.textLabel?.text = songs[indexPath.row]
    return cell
  }

  override func tableView(
    _ tableView: UITableView, shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { true }

  override func tableView(
    _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
}
