import UIKitShim

final class ContactsViewController: UIViewController, UITableViewDelegate {
  private enum Section: Int, CaseIterable { case favorites, others }
  private struct Contact: Hashable {
    let id = UUID()
    var name: String
  }

  private let tableView = UITableView(frame: .zero, style: .insetGrouped)
  private var dataSource: UITableViewDiffableDataSource<Section, Contact>?

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(tableView)
    tableView.delegate = self
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    dataSource = UITableViewDiffableDataSource(tableView: tableView) {
      tableView, indexPath, contact in
      let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = contact.name
      return cell
    }
    dataSource?.defaultRowAnimation = .fade
    var snapshot = NSDiffableDataSourceSnapshot<Section, Contact>()
    snapshot.appendSections(Section.allCases)
    snapshot.appendItems([Contact(name: "Ada"), Contact(name: "Grace")], toSection: .favorites)
    snapshot.appendItems([Contact(name: "Linus")], toSection: .others)
    dataSource?.apply(snapshot, animatingDifferences: false)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    tableView.frame = view.bounds
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let dataSource, let contact = dataSource.itemIdentifier(for: indexPath) else { return }
    var snapshot = dataSource.snapshot()
    snapshot.deleteItems([contact])
    dataSource.apply(snapshot, animatingDifferences: true) { print("removed") }
  }
}
