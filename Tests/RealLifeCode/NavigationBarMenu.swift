import UIKitShim

final class DocumentViewController: UIViewController {
  private let titleLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = "Untitled"
    titleLabel.font = .preferredFont(forTextStyle: .headline)
    titleLabel.sizeToFit()
    navigationItem.titleView = titleLabel
    navigationItem.prompt = "Draft"
    navigationItem.backButtonDisplayMode = .minimal
    let rename = UIAction(title: "Rename", image: UIImage(systemName: "pencil")) { [weak self] _ in
      self?.titleLabel.text = "Renamed"
    }
    let delete = UIAction(
      title: "Delete", image: UIImage(systemName: "trash"), attributes: .destructive
    ) { [weak self] _ in self?.navigationController?.popViewController(animated: true) }
    let menu = UIMenu(
      title: "", children: [rename, UIMenu(options: .displayInline, children: [delete])])
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(image: UIImage(systemName: "ellipsis.circle"), menu: menu),
      UIBarButtonItem(
        title: "Share", image: UIImage(systemName: "square.and.arrow.up"),
        primaryAction: UIAction { [weak self] _ in self?.share() }),
    ]
  }

  private func share() {
    let activity = UIActivityViewController(
      activityItems: [titleLabel.text ?? ""], applicationActivities: nil)
    activity.popoverPresentationController?.barButtonItem = navigationItem.rightBarButtonItem
    present(activity, animated: true)
  }
}
