import UIKitShim

final class NewsViewController: UITableViewController {
  private var headlines: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    navigationItem.largeTitleDisplayMode = .always
    let refresh = UIRefreshControl()
    refresh.tintColor = .systemRed
    refresh.attributedTitle = NSAttributedString(string: "Pull to refresh")
    refresh.addAction(
      UIAction { [weak self] _ in self?.reload() }, for: .valueChanged)
    refreshControl = refresh
  }

  private func reload() {
    headlines.append("Headline \(headlines.count)")
    tableView.reloadData()
    DispatchQueue.main.async { [weak self] in self?.refreshControl?.endRefreshing() }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    headlines.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = headlines[indexPath.row]
    cell.textLabel?.font = UIFont.systemFont(ofSize: 17, weight: .semibold)
    return cell
  }
}
