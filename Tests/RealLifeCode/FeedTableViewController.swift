import UIKitShim

struct Post: Hashable {
  let id: Int
  let author: String
  let text: String
}

final class FeedTableViewController: UITableViewController {
  private var posts: [Post] = (0..<40).map { Post(id: $0, author: "Ada", text: "Post \($0)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Feed"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "post")
    tableView.rowHeight = 72
    tableView.separatorStyle = .none
    tableView.contentInsetAdjustmentBehavior = .always
    tableView.tableFooterView = UIView()
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    posts.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "post", for: indexPath)
    var content = cell.defaultContentConfiguration()
    content.text = posts[indexPath.row].author
    content.secondaryText = posts[indexPath.row].text
    content.secondaryTextProperties.color = .secondaryLabel
    content.image = UIImage(systemName: "person.circle")
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    let detail = UIViewController()
    detail.title = posts[indexPath.row].author
    navigationController?.pushViewController(detail, animated: true)
  }
}
