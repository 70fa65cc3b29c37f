import UIKitShim

final class GlossaryViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  private let sections = [("A", ["Ant", "Ape"]), ("B", ["Bear"]), ("C", ["Cat", "Cow"])]
  private lazy var table: UITableView = {
    let table = UITableView(frame: view.bounds, style: .grouped)
    table.dataSource = self
    table.delegate = self
    table.sectionHeaderHeight = 32
    table.sectionFooterHeight = 0
    table.estimatedRowHeight = 44
    table.register(UITableViewCell.self, forCellReuseIdentifier: "term")
    table.register(
      UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    return table
  }()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(table)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].1.count
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "term", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section].1[indexPath.row]
    cell.selectionStyle = .none
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    sections[section].0
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    header?.textLabel?.text = sections[section].0
    return header
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }

  func sectionIndexTitles(for tableView: UITableView) -> [String]? { sections.map(\.0) }
}
