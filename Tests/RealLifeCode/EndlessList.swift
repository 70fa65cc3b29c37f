import UIKitShim

final class EndlessListViewController: UITableViewController, UITableViewDataSourcePrefetching {
  private var count = 20
  private var isLoading = false
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    tableView.prefetchDataSource = self
    spinner.hidesWhenStopped = true
    tableView.tableFooterView = spinner
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  override func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) {
    if indexPath.row == count - 5 { loadMore() }
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {}

  private func loadMore() {
    guard !isLoading else { return }
    isLoading = true
    spinner.startAnimating()
    Task { [weak self] in
      try? await Task.sleep(nanoseconds: 300_000_000)
      self?.append()
    }
  }

  private func append() {
    let paths = (count..<count + 20).map { IndexPath(row: $0, section: 0) }
    tableView.performBatchUpdates {
      self.count += 20
      self.tableView.insertRows(at: paths, with: .none)
    } completion: { [weak self] _ in
      self?.isLoading = false
      self?.spinner.stopAnimating()
    }
  }
}
