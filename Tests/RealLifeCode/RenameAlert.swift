import UIKitShim

final class AlbumViewController: UIViewController {
  private var name = "Holiday" { didSet { title = name } }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "Rename", primaryAction: UIAction { [weak self] _ in self?.askForName() })
  }

  private func askForName() {
    let alert = UIAlertController(
      title: "Rename Album", message: "Enter a new name.", preferredStyle: .alert)
    alert.addTextField { [name] field in
      field.text = name
      field.placeholder = "Name"
      field.clearButtonMode = .whileEditing
      field.autocapitalizationType = .words
    }
    let save = UIAlertAction(title: "Save", style: .default) { [weak self, weak alert] _ in
      guard let text = alert?.textFields?.first?.text, !text.isEmpty else { return }
      self?.name = text
    }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
    alert.addAction(save)
    alert.preferredAction = save
    present(alert, animated: true, completion: nil)
  }
}
