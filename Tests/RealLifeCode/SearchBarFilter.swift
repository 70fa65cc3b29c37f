import UIKitShim

final class FilterViewController: UIViewController, UISearchBarDelegate, UITableViewDataSource {
  private let searchBar = UISearchBar()
  private let table = UITableView()
  private let all = (1...30).map { "Entry \($0)" }
  private var shown: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    shown = all
    searchBar.delegate = self
    searchBar.searchBarStyle = .minimal
    searchBar.showsCancelButton = true
    searchBar.sizeToFit()
    table.dataSource = self
    table.tableHeaderView = searchBar
    table.register(UITableViewCell.self, forCellReuseIdentifier: "entry")
    table.frame = view.bounds
    view.addSubview(table)
  }

  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    shown = searchText.isEmpty ? all : all.filter { $0.contains(searchText) }
    table.reloadSections([0], with: .automatic)
  }

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    searchBar.text = nil
    searchBar.resignFirstResponder()
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    shown.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "entry", for: indexPath)
    cell.textLabel?.text = shown[indexPath.row]
    return cell
  }
}
