import UIKitShim

final class FolderSplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  init() {
    super.init(style: .doubleColumn)
    let folders = FolderListViewController()
    setViewController(UINavigationController(rootViewController: folders), for: .primary)
    setViewController(
      UINavigationController(rootViewController: UIViewController()), for: .secondary)
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    preferredPrimaryColumnWidthFraction = 0.35
    delegate = self
    folders.onSelect = { [weak self] name in
      let detail = UIViewController()
      detail.title = name
      detail.navigationItem.leftBarButtonItem = self?.displayModeButtonItem
      self?.showDetailViewController(
        UINavigationController(rootViewController: detail), sender: nil)
    }
  }

  required init?(coder: NSCoder) { fatalError() }

  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .primary }
}

final class FolderListViewController: UITableViewController {
  var onSelect: ((String) -> Void)?
  private let names = ["Inbox", "Sent", "Archive"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.textLabel?.text = names[indexPath.row]
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    onSelect?(names[indexPath.row])
  }
}
