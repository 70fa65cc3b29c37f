import UIKitShim

final class ItemListViewController: UITableViewController {
  override init(style: UITableView.Style) {
    super.init(style: style)
    title = "Items"
    tabBarItem.image = UIImage(systemName: "list.bullet")
  }

  required init?(coder: NSCoder) { fatalError() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = UITableViewCell()
    cell.textLabel?.text = "Item \(indexPath.row + 1)"
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let detail = ItemDetailViewController()
    detail.hidesBottomBarWhenPushed = true
    show(detail, sender: self)
  }
}

final class ItemDetailViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    edgesForExtendedLayout = [.top]
    extendedLayoutIncludesOpaqueBars = true
    setToolbarItems(
      [
        UIBarButtonItem(systemItem: .flexibleSpace),
        UIBarButtonItem(title: "Buy", primaryAction: UIAction { _ in print("buy") }),
      ], animated: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationController?.setToolbarHidden(false, animated: animated)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if isMovingFromParent { navigationController?.setToolbarHidden(true, animated: animated) }
  }
}
